import type { LessonSlug } from "@/lib/content/lessons/slugs";
import type { ToolResultBlock } from "@/lib/domain/run-event";
import type { ErrorCategory } from "@/lib/domain/tool-error";

/** What the browser gets of a question: one language, no bank. */
export type QuestionView = {
  id: string;
  topic: LessonSlug;
  /** The lesson section that teaches this: its address without the language, and its heading. */
  lesson: { href: string; title: string };
  text: string;
} & (
  | {
      kind: "choice" | "trace" | "compare";
      evidence?: Evidence;
      /** The right one first; shown in the order of `optionOrder`. */
      options: readonly OptionView[];
    }
  | { kind: "fix"; truth: FixTruth; result: unknown; solution: unknown; reason: string }
);

export type OptionView = { content: OptionContent; reason: string };
export type OptionContent = { kind: "text"; text: string } | { kind: "result"; result: unknown };

/** What is shown with the question. */
export type Evidence =
  | { kind: "json"; value: unknown }
  | { kind: "trace"; prompt: string; steps: readonly TraceStep[] };
export type TraceStep =
  | { kind: "call"; name: string; input: Record<string, unknown> }
  | { kind: "result"; block: ToolResultBlock };

/** What really happened behind a result that is to be fixed. */
export type FixTruth = { kind: "failed"; category: ErrorCategory; isRetryable: boolean } | { kind: "empty" };

/** Index of the right option in `options`, before any shuffling. */
export const RIGHT_OPTION = 0;

/** Whether the question may come up in an exam: four options of text, as in the real one. */
export function isExamQuestion(question: QuestionView): boolean {
  return question.kind === "choice" || question.kind === "trace";
}
