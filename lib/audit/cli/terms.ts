import type { Locale } from "../../domain/run-request";

/** The CLI's own words. */
export type Terms = {
  summary: string;
  grade: string;
  skipped: string;
  skippedByYou: string;
  better: string;
  toCheck: string;
  accepted: string;
  sameAsAbove: string;
  lost: string;
  timeout(ms: number): string;
  results(count: number): string;
  probedTools(probed: number, total: number): string;
};

export const TERMS: Record<Locale, Terms> = {
  en: {
    summary: "Summary",
    grade: "Grade",
    skipped: "not called, since they may write (--tool NAME)",
    skippedByYou: "left out by --skip",
    better: "better",
    toCheck: "to fill in or check",
    accepted: "took a call that its input schema forbids",
    sameAsAbove: "the same as above",
    lost: "the connection was lost",
    timeout: (ms) => `no answer in ${ms} ms`,
    results: (count) => `${count} ${count === 1 ? "result" : "results"}`,
    probedTools: (probed, total) => `${probed} of ${total} tools probed`,
  },
  zh: {
    summary: "汇总",
    grade: "评级",
    skipped: "可能写入，未调用（用 --tool 指定）",
    skippedByYou: "已用 --skip 排除",
    better: "建议",
    toCheck: "请补充或核对",
    accepted: "接受了输入 schema 不允许的调用",
    sameAsAbove: "同上",
    lost: "连接已断开",
    timeout: (ms) => `${ms} 毫秒内没有响应`,
    results: (count) => `${count} 个结果`,
    probedTools: (probed, total) => `共 ${total} 个工具，探测 ${probed} 个`,
  },
};
