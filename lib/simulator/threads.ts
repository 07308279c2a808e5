import type { Choice } from "@/lib/decision";
import { callKey } from "@/lib/domain/call-key";
import type { ToolResultBlock } from "@/lib/domain/run-event";
import { type Assessment, assess } from "./assess";
import type { Call, Conversation } from "./conversation";
import type { KnownTool, ToolRole } from "./tool-roles";

/** Calls of one exchange that are kept in mind; far more than the model would make. */
const MAX_CALLS = 200;

/** One call and its identical repeats: what became of one question to one tool. */
export interface Thread {
  name: string;
  role: ToolRole;
  input: Record<string, unknown>;
  /** The id that the call is about, if it takes one. */
  subjectId: string | undefined;
  /** Results so far, oldest first; never empty. */
  results: ToolResultBlock[];
  /** Position of the newest call in the exchange. */
  at: number;
  /** Position of the newest call that told something about it, a classifying tool's included. */
  newsAt: number;
  /** What a classifying tool said of the newest result. */
  diagnosis: ToolResultBlock | undefined;
  assessment: Assessment;
  /** Seeds the draws for the newest result. */
  key: string;
}

/** A thread with what was decided about its newest result. */
export interface DecidedThread extends Thread {
  choice: Choice;
}

/** Sorts the calls of the current exchange into threads. */
export function threadsOf(conversation: Conversation, tools: readonly KnownTool[]): Thread[] {
  const byKey = new Map<string, Omit<Thread, "assessment" | "key">>();
  const roleByName = new Map(tools.map((tool) => [tool.name, tool]));
  let newest: Omit<Thread, "assessment" | "key"> | undefined;
  const { calls } = conversation.current;
  for (const [at, call] of calls.entries()) {
    if (!call.result || at < calls.length - MAX_CALLS) continue;
    const tool = roleByName.get(call.name);
    if (tool?.role === "analyse") {
      const about = threadAnalysed(call, [...byKey.values()]) ?? newest;
      if (about) {
        about.diagnosis = call.result;
        about.newsAt = at;
      }
      continue;
    }
    const key = callKey(call);
    const known = byKey.get(key);
    if (known) {
      known.results.push(call.result);
      known.at = at;
      known.newsAt = at;
      known.diagnosis = undefined;
      newest = known;
      continue;
    }
    const subject = tool?.idArg === undefined ? undefined : call.input[tool.idArg];
    newest = {
      name: call.name,
      role: tool?.role ?? "other",
      input: call.input,
      subjectId: typeof subject === "string" ? subject : undefined,
      results: [call.result],
      at,
      newsAt: at,
      diagnosis: undefined,
    };
    byKey.set(key, newest);
  }
  return [...byKey.values()].flatMap((thread, index) => {
    const result = thread.results.at(-1);
    if (!result) return [];
    const key = `${index} ${thread.results.length}`;
    const assessment = assess(conversation, result, thread.diagnosis, thread.results.length - 1, key);
    return [{ ...thread, key, assessment }];
  });
}

/** The oldest thread without a diagnosis whose error text was handed to the classifying tool. */
function threadAnalysed<T extends Pick<Thread, "results" | "diagnosis">>(
  call: Call,
  threads: readonly T[],
): T | undefined {
  const handed = Object.values(call.input).find((value) => typeof value === "string");
  return threads.find(
    (thread) =>
      thread.diagnosis === undefined && handed !== undefined && plainText(thread.results.at(-1)) === handed,
  );
}

/** Longest error text that is handed to another tool. */
const MAX_HANDED = 2000;

/** A result's text, as it is handed to a classifying tool. */
export function plainText(result: ToolResultBlock | undefined): string {
  const content = result?.content ?? "";
  const text =
    typeof content === "string"
      ? content
      : content
          .flatMap((item) => (item.type === "text" && typeof item.text === "string" ? [item.text] : []))
          .join("\n");
  return text.slice(0, MAX_HANDED);
}
