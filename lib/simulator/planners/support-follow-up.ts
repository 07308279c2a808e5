import { callKey } from "@/lib/domain/call-key";
import { decide, type Means } from "../assess";
import { subjectOf } from "../compose";
import { orderIdsIn, recordsIn } from "../facts";
import { fillInput } from "../fill-input";
import type { PlannedBlock } from "../message";
import { fill } from "../replies";
import { thinkingAbout } from "../thinking";
import { type DecidedThread, plainText, type Thread } from "../threads";
import type { Situation } from "./support-situation";

/** Calls that one question may take. Past it the model answers with what it has. */
const MAX_CALLS = 24;
/** Orders of one customer that are looked up without asking which is meant. */
const MAX_ORDERS = 5;

type ToolUse = Extract<PlannedBlock, { type: "tool_use" }>;

/** The calls that the newest results ask for; nothing when it is time to answer. */
export function nextCalls(situation: Situation): PlannedBlock[] | undefined {
  const { replies } = situation;
  const unclear = analysisCalls(situation);
  if (unclear.calls.length > 0) return [{ type: "thinking", thinking: unclear.thinking }, ...unclear.calls];
  const threads = decidedThreads(situation);
  const calls: ToolUse[] = [];
  for (const thread of threads) calls.push(...callsFor(thread, threads, situation));
  calls.push(...escalation(threads, situation));
  if (calls.length === 0) return undefined;
  const news = threads.filter((thread) => thread.newsAt >= situation.conversation.current.newsFrom);
  const thinking = news.map((thread) => thinkingAbout(thread, replies)).join("\n");
  return [{ type: "thinking", thinking }, ...calls];
}

/** What was decided about each thread; the same on every turn, since draws are seeded by the thread's own state. */
export function decidedThreads(situation: Situation): DecidedThread[] {
  const { conversation } = situation;
  const callsUsedUp = conversation.current.calls.length >= MAX_CALLS;
  return situation.threads.map((thread) => {
    const correction = correctionCall(thread, situation);
    const means: Means = {
      callsUsedUp,
      canCorrect: correction !== undefined,
      canEscalate: thread.role !== "escalate" && situation.tool("escalate") !== undefined,
      hintsAtCorrection:
        correction !== undefined && (thread.assessment.reading.message ?? "").includes(correction.name),
    };
    return { ...thread, choice: decide(conversation, thread.assessment, means, thread.key) };
  });
}

/** Whether a hand-over was tried after this thread's newest result. */
export function handOverAfter(thread: Thread, threads: readonly DecidedThread[]): DecidedThread | undefined {
  return threads.find((other) => other.role === "escalate" && other.at > thread.at);
}

/** Whether another way was tried after this thread's newest result. */
export function correctedAfter(thread: Thread, threads: readonly Thread[]): Thread | undefined {
  return threads.find((other) => other.role === "directory" && other !== thread && other.at > thread.at);
}

function callsFor(thread: DecidedThread, threads: readonly DecidedThread[], situation: Situation): ToolUse[] {
  switch (thread.choice.action) {
    case "retry":
      return correctedAfter(thread, threads)
        ? []
        : [{ type: "tool_use", name: thread.name, input: thread.input }];
    case "correct_input": {
      const call = correctedAfter(thread, threads) ? undefined : correctionCall(thread, situation);
      return call ? [call] : [];
    }
    case "answer":
      return thread.role === "directory" ? ordersOfCustomer(thread, threads, situation) : [];
    default:
      return [];
  }
}

/** Another way to what the customer wants: to look them up by what they said of themselves, once. */
function correctionCall(thread: Thread, situation: Situation): ToolUse | undefined {
  const directory = situation.tool("directory");
  if (!directory || thread.role === "directory" || thread.role === "escalate") return undefined;
  if (situation.threads.some((other) => other.role === "directory" && other.at < thread.at)) return undefined;
  const input = fillInput(directory, situation.contact, "");
  return input && Object.keys(input).length > 0
    ? { type: "tool_use", name: directory.name, input }
    : undefined;
}

/** The orders of the one customer who was found, where that is what was asked for. */
function ordersOfCustomer(
  thread: DecidedThread,
  threads: readonly DecidedThread[],
  { tool, intent }: Situation,
): ToolUse[] {
  const lookup = tool("lookup");
  const records = recordsIn(thread.assessment.reading.documents);
  const [record] = records;
  if (!lookup || !record || records.length > 1 || intent === "refund" || intent === "exception") return [];
  const ids = orderIdsIn(record);
  if (ids.length > MAX_ORDERS) return [];
  const known = new Set(threads.map(callKey));
  return ids.flatMap((id) => {
    const input = fillInput(lookup, { id }, "");
    return input && !known.has(callKey({ name: lookup.name, input }))
      ? [{ type: "tool_use" as const, name: lookup.name, input }]
      : [];
  });
}

/** One hand-over for everything that needs it. */
function escalation(
  threads: readonly DecidedThread[],
  { tool, replies, conversation }: Situation,
): ToolUse[] {
  const escalate = tool("escalate");
  const needing = threads.filter(
    (thread) => thread.choice.action === "escalate" && !handOverAfter(thread, threads),
  );
  const [first] = needing;
  if (!escalate || !first) return [];
  const subject = needing.map((thread) => subjectOf(thread, replies)).join(replies.listJoin);
  const reason = needing
    .map((thread) => thread.assessment.reading.message ?? "?")
    .join(" ")
    .slice(0, 400);
  const asked = conversation.current.asked.slice(0, 300);
  const id = first.subjectId;
  const input = fillInput(
    escalate,
    id === undefined ? {} : { id },
    fill(replies.summary, { asked, subject, reason }),
  );
  return input ? [{ type: "tool_use", name: escalate.name, input }] : [];
}

/** Asks a classifying tool, where there is one, about failures that say too little. */
function analysisCalls(situation: Situation): { calls: ToolUse[]; thinking: string } {
  const { conversation, replies } = situation;
  const tool = situation.tool("analyse");
  const calls: ToolUse[] = [];
  if (!tool || conversation.current.calls.length >= MAX_CALLS) return { calls, thinking: "" };
  for (const thread of situation.threads) {
    const { reading, openBits } = thread.assessment;
    const isNews = thread.at >= conversation.current.newsFrom;
    if (!isNews || thread.diagnosis || !reading.isError) continue;
    if (openBits <= conversation.parameters.analyseAboveBits) continue;
    const input = fillInput(tool, {}, plainText(thread.results.at(-1)));
    if (input) calls.push({ type: "tool_use", name: tool.name, input });
  }
  return { calls, thinking: fill(replies.thinking.analyse, { tool: tool.name }) };
}
