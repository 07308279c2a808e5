import type { Locale } from "@/lib/domain/run-request";
import en from "./en.json";
import zh from "./zh.json";

/** The wording of one language; a key that is missing in one does not compile. */
export type Replies = Omit<typeof en, "values"> & { values: Readonly<Record<string, string>> };

const repliesByLocale: Record<Locale, Replies> = { en, zh };

export function repliesIn(locale: Locale): Replies {
  return repliesByLocale[locale];
}

/** Fills `{name}` places. Values are put in as they are, never read for places of their own. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
