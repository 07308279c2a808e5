import type { Locale } from "../../domain/run-request";
import type { RuleId } from "../rule-ids";
import type { Finding } from "../types";
import { en } from "./en";
import { zh } from "./zh";

/** What is said of one rule. */
export type RuleWords = {
  title: string;
  /** Why it hurts an agent. */
  why: string;
  fix: string;
};

const WORDS: Record<Locale, Record<RuleId, RuleWords>> = { en, zh };

/** The words for a rule in a language. */
export function ruleWords(id: RuleId, locale: Locale): RuleWords {
  return WORDS[locale][id];
}

/** A finding as one sentence: what is wrong, and what was seen. */
export function findingMessage(finding: Finding, locale: Locale): string {
  const { title } = ruleWords(finding.ruleId, locale);
  if (finding.seen === "") return title;
  return locale === "zh" ? `${title}：${finding.seen}` : `${title}: ${finding.seen}`;
}
