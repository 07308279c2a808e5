import { fragment, type Setting } from "../compose";
import { recordsIn, referenceIn } from "../facts";
import type { PlannedBlock } from "../message";
import { fill } from "../replies";
import { thinkingAbout } from "../thinking";
import type { DecidedThread } from "../threads";
import { correctedAfter, decidedThreads, handOverAfter } from "./support-follow-up";
import type { Situation } from "./support-situation";

/** The final reply: what is to be said about each thread, in order. */
export function compose(situation: Situation): PlannedBlock[] {
  const { replies, conversation, contact } = situation;
  const threads = decidedThreads(situation);
  const setting = {
    replies,
    roles: new Set(situation.tools.map((tool) => tool.role)),
    exampleId: situation.tool("lookup")?.exampleId,
    mayOfferContact: situation.tool("directory") !== undefined && !contact.phone && !contact.email,
  };
  const parts = threads
    .filter((thread) => isTold(thread, threads))
    .map((thread) => fragment(thread, { ...setting, handOver: handOverOf(thread, threads) }));
  const news = threads.filter((thread) => thread.newsAt >= conversation.current.newsFrom);
  return [
    { type: "thinking", thinking: news.map((thread) => thinkingAbout(thread, replies)).join("\n") },
    {
      type: "text",
      text: [...new Set(parts)].join("\n\n") || fill(replies.vague, { subject: replies.subject.request }),
    },
  ];
}

/** Threads that only led to another are not told of: what came of the other is. */
function isTold(thread: DecidedThread, threads: readonly DecidedThread[]): boolean {
  const { action } = thread.choice;
  if (action === "correct_input" && correctedAfter(thread, threads)) return false;
  if (action === "retry" && correctedAfter(thread, threads)) return false;
  if (thread.role === "escalate") {
    return !threads.some((other) => other.choice.action === "escalate" && other.at < thread.at);
  }
  if (thread.role === "directory" && action === "answer") {
    return !threads.some((other) => other.role === "lookup" && other.at > thread.at);
  }
  return true;
}

function handOverOf(thread: DecidedThread, threads: readonly DecidedThread[]): Setting["handOver"] {
  const handOver = handOverAfter(thread, threads);
  if (!handOver) return undefined;
  const [record] = recordsIn(handOver.assessment.reading.documents);
  return { done: handOver.choice.action === "answer", reference: record && referenceIn(record) };
}
