import type { RunRequest } from "@/lib/domain/run-request";
import type { ErrorCategory } from "@/lib/domain/tool-error";
import type { LessonSlug } from "../lessons/slugs";
import type { Localized } from "../localized";

/** One option and why it is right or wrong; the reason is shown whichever option was chosen. Text may hold `code`. */
export type Option = { text: Localized; reason: Localized };

/** A result to judge, shown as JSON, and the reason for judging it so. */
export type ResultOption = { result: unknown; reason: Localized };

type Base = {
  /** Kebab-case and stable: progress is kept under it. */
  id: string;
  topic: LessonSlug;
  /** Id of the heading in the lesson that teaches this. */
  section: string;
  text: Localized;
};

/** Four options, one right. The order on screen is drawn by attempt, so none is kept here. */
type FourOptions = { right: Option; wrong: readonly [Option, Option, Option] };

/** A situation, often with the JSON at hand. */
export type ChoiceQuestion = Base & FourOptions & { kind: "choice"; show?: unknown };

/** "What should the agent do next?" on the trace of a real run, cut after its `afterResults`-th tool result. */
export type TraceQuestion = Base &
  FourOptions & { kind: "trace"; run: Omit<RunRequest, "locale">; afterResults: number };

/** "Which of these three results is well made?" */
export type CompareQuestion = Base & {
  kind: "compare";
  right: ResultOption;
  wrong: readonly [ResultOption, ResultOption];
};

/** "Fix this result": a badly made `CallToolResult` to edit. Graded by rules, not by comparison with `solution`. */
export type FixQuestion = Base & {
  kind: "fix";
  /** What really happened, so that there is one right category. */
  truth: { kind: "failed"; category: ErrorCategory; isRetryable: boolean } | { kind: "empty" };
  result: unknown;
  solution: unknown;
  /** Why the solution is made so. */
  reason: Localized;
};

/** One question of the bank. `choice` and `trace` have four options and may come up in the exam. */
export type QuizQuestion = ChoiceQuestion | TraceQuestion | CompareQuestion | FixQuestion;

/** An option: text in English and Chinese, then the reason in both. */
export const option = (en: string, zh: string, reasonEn: string, reasonZh: string): Option => ({
  text: { en, zh },
  reason: { en: reasonEn, zh: reasonZh },
});
