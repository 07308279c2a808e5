import type { Locale } from "@/lib/domain/run-request";
import en from "./en.json";
import zh from "./zh.json";

/** The wording of one language; a key that is missing in one does not compile. */
export type Replies = Omit<typeof en, "values"> & { values: Readonly<Record<string, string>> };

const repliesByLocale: Record<Locale, Replies> = { en, zh };

export function repliesIn(locale: Locale): Replies {
  return repliesByLocale[locale];
}

const HAN_BEFORE = /\p{Script=Han}$/u;
const HAN_AFTER = /^\p{Script=Han}/u;
const LATIN_START = /^[\p{Script=Latin}\d]/u;
const LATIN_END = /[\p{Script=Latin}\d]$/u;

/**
 * Fills `{name}` places. Values are put in as they are, never read for places of their own; where Latin letters or digits of
 * one meet a Chinese character of the template, a space stands between, as Chinese typesetting has it.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string, at: number) => {
    const value = String(values[name] ?? place);
    const before = HAN_BEFORE.test(template.slice(0, at)) && LATIN_START.test(value) ? " " : "";
    const after = HAN_AFTER.test(template.slice(at + place.length)) && LATIN_END.test(value) ? " " : "";
    return `${before}${value}${after}`;
  });
}
