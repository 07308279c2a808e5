import type { Locale } from "@/lib/domain/run-request";
import type { Call, Conversation } from "../conversation";
import type { PlannedBlock } from "../message";
import type { Planner } from "./index";
import { listedIds, objectsIn } from "./read-source-call";

/** Reads the sources that it was given, one call each; repeats nothing, since its host does what may be repeated. */
export const fetchSources: Planner = {
  fits: ({ tools }) => tools.some(({ name }) => /fetch_?source/i.test(name)),
  plan(conversation) {
    const tool = conversation.tools.find(({ name }) => /fetch_?source/i.test(name));
    const { asked, calls } = conversation.current;
    const ids = listedIds(asked);
    const tried = new Set(calls.map(({ input }) => String(input.id)));
    const failed = calls.filter(isFailed);
    const limit = failuresBeforeReport(conversation.system);
    const left = ids.filter((id) => !tried.has(id));
    if (!tool || left.length === 0 || (limit > 0 && failed.length >= limit)) {
      return [{ type: "text", text: summary(conversation.locale, ids, calls) }];
    }
    const mirror = /mirror|镜像/i.test(asked);
    // Told to stop after failures, it must see each result before the next call.
    return (limit > 0 ? left.slice(0, 1) : left).map(
      (id): PlannedBlock => ({ type: "tool_use", name: tool.name, input: { id, ...(mirror && { mirror }) } }),
    );
  },
};

const isFailed = ({ result }: Call) => result?.is_error === true;

/** How many failures the system prompt allows before a report; 0 where it sets no limit. */
function failuresBeforeReport(system: string): number {
  const limit = /(?:stop|report)[^.]{0,40}\bafter (\d+)/i.exec(system)?.[1];
  return limit === undefined ? 0 : Number(limit);
}

function summary(locale: Locale, ids: readonly string[], calls: Conversation["current"]["calls"]): string {
  const failed = calls.filter(isFailed).map(({ input, result }) => {
    const [error] = objectsIn(result);
    return `${String(input.id)} (${String(error?.errorCategory ?? "?")})`;
  });
  const done = calls.length - failed.length;
  const notTried = ids.length - calls.length;
  switch (locale) {
    case "en":
      return [
        `${done} of ${ids.length} sources done.`,
        ...(failed.length > 0 ? [`Not done: ${failed.join(", ")}.`] : []),
        ...(notTried > 0 ? [`Not tried: ${notTried}.`] : []),
      ].join(" ");
    case "zh":
      return [
        `${ids.length} 个来源，完成 ${done} 个。`,
        ...(failed.length > 0 ? [`未完成：${failed.join("、")}。`] : []),
        ...(notTried > 0 ? [`未尝试：${notTried} 个。`] : []),
      ].join("");
  }
}
