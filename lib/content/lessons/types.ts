import type { TermId } from "../glossary";
import type { Localized } from "../localized";
import type { FigureId } from "./figure-ids";
import type { LessonSlug } from "./slugs";

/** One answer to a question. `reason` is shown whichever answer was chosen. */
export type Choice = { id: string; text: Localized; reason: Localized };

/** A question with one right answer; `answer` is the id of that choice. */
export type Question = {
  id: string;
  text: Localized;
  choices: readonly [Choice, Choice, ...Choice[]];
  answer: string;
};

/** The question asked before the figure runs: committed to, then compared with what happened. No penalty. */
export type PredictQuestion = {
  text: Localized;
  options: readonly { id: string; text: Localized }[];
  /** The option that the default run shows. */
  outcome: string;
  /** What happened and why, shown once the learner has committed. */
  explanation: Localized;
};

/** Where a rule comes from. A revision is obligatory for the MCP specification: its rules change between revisions. */
export type Source = { title: string; url: string; says: Localized } & (
  | { kind: "mcp-spec"; revision: "2025-06-18" | "2025-11-25" | "2026-07-28" }
  | { kind: "messages-api" | "convention" | "other" }
);

/** One to four lines of text. */
export type UpToFour =
  | readonly [string]
  | readonly [string, string]
  | readonly [string, string, string]
  | readonly [string, string, string, string];

/** Everything about a lesson but its prose, which is in `en.mdx` and `zh.mdx` beside it. Text may hold `code`. */
export type LessonMeta = {
  slug: LessonSlug;
  title: Localized;
  /** One sentence: what this lesson is about. Also the page's description. */
  intro: Localized;
  minutes: number;
  learn: Localized<UpToFour>;
  /** Exactly the terms that the prose of both languages links to. */
  terms: readonly TermId[];
  figure: FigureId;
  predict: PredictQuestion;
  recap: Localized<readonly string[]>;
  /** On paper only the headings, tables and numbered questions of the prose remain: a card of one page. */
  prints?: "card";
  checks: readonly [Question] | readonly [Question, Question] | readonly [Question, Question, Question];
  sources: readonly [Source, ...Source[]];
};
