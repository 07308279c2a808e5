import type { Locale } from "@/lib/domain/run-request";
import type { Knowledge } from "../planners/coordinate-state";

const CATEGORY_WORDS: Record<Locale, Record<string, string>> = {
  en: {
    transient: "did not answer",
    permission: "may not be read",
    validation: "was refused",
    business: "was refused",
  },
  zh: { transient: "没有响应", permission: "无权读取", validation: "被拒绝", business: "被拒绝" },
};

/** The final answer: coverage, and each missing source with its reason, from the reports alone. */
export function coordinatorAnswer(locale: Locale, ids: readonly string[], known: Knowledge): string {
  const done = ids.filter((id) => known.done.has(id)).length;
  const words = CATEGORY_WORDS[locale];
  const missing = [...known.missing.values()];
  const untried = ids.filter((id) => known.notTried.has(id));
  const coverage = `Coverage: ${done}/${ids.length}`;
  switch (locale) {
    case "en": {
      const reasons = missing.map(
        ({ id, category, attempts }) =>
          `${id} ${words[category] ?? "failed"} (${attempts} ${attempts === 1 ? "try" : "tries"})`,
      );
      return [
        done === ids.length
          ? `All ${ids.length} sources are done.`
          : `${done} of ${ids.length} sources are done.`,
        ...(reasons.length > 0 ? [`Missing: ${reasons.join("; ")}.`] : []),
        ...(untried.length > 0 ? [`Not tried, since so many failed: ${untried.join(", ")}.`] : []),
        ...(done < ids.length
          ? ["The answer rests on what is there; nothing can be said about the rest."]
          : []),
        `\n${coverage}`,
      ].join(" ");
    }
    case "zh": {
      const reasons = missing.map(
        ({ id, category, attempts }) => `${id} ${words[category] ?? "失败"}（试了 ${attempts} 次）`,
      );
      return [
        done === ids.length ? `${ids.length} 个来源全部完成。` : `${ids.length} 个来源，完成 ${done} 个。`,
        ...(reasons.length > 0 ? [`缺少：${reasons.join("；")}。`] : []),
        ...(untried.length > 0 ? [`失败太多，没有再试：${untried.join("、")}。`] : []),
        ...(done < ids.length ? ["结论只依据已有的来源，其余部分无从判断。"] : []),
        `\n${coverage}`,
      ].join("");
    }
  }
}

/** What it made of the reports so far, in one sentence. */
export function coordinatorThinking(locale: Locale, known: Knowledge, delegations: number): string {
  const { size: done } = known.done;
  const { size: missing } = known.missing;
  const { size: untried } = known.notTried;
  switch (locale) {
    case "en":
      return delegations > 0
        ? `Reports so far: ${done} done, ${missing} missing, ${untried} not tried. ${delegations} more delegation${delegations === 1 ? " is" : "s are"} worth the cost.`
        : `Reports so far: ${done} done, ${missing} missing, ${untried} not tried. No further try is worth its cost: accept what is there.`;
    case "zh":
      return delegations > 0
        ? `目前的报告：完成 ${done}，缺少 ${missing}，未尝试 ${untried}。再分派 ${delegations} 次值得。`
        : `目前的报告：完成 ${done}，缺少 ${missing}，未尝试 ${untried}。再试不值得：接受现有结果。`;
  }
}
