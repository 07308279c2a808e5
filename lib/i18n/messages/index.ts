import type { Locale } from "@/lib/domain/run-request";
import en from "./en";
import zh from "./zh";

/** Shape of every language's messages, taken from English: a key that is missing in one does not compile. */
export type Messages = typeof en;

export const messages: Record<Locale, Messages> = { en, zh };
