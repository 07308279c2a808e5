import type { Locale } from "@/lib/domain/run-request";

const MAX_READ = 500;

/** The language of the first text that shows one: Chinese characters, or two words in Latin letters. A bare id shows none. */
export function localeOf(texts: readonly string[]): Locale {
  for (const whole of texts) {
    const text = whole.slice(0, MAX_READ);
    if (/\p{Script=Han}/u.test(text)) return "zh";
    if (/[A-Za-z]{2,}[^A-Za-z]+[A-Za-z]{2,}/.test(text) || /^\s*[a-z]{2,}\W*$/.test(text)) return "en";
  }
  return "en";
}
