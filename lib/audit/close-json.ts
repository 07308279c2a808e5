import { type Parsed, parseJson } from "./json";

/**
 * The value of JSON that was cut off in the middle, as far as it goes: open strings, arrays and objects are closed, and an
 * entry without a value is dropped. Not ok where the text is complete, or broken in another way. Linear in its length.
 */
export function closeJson(text: string): Parsed {
  let closers = "";
  let inString = false;
  let escapeAt = -1;
  let lastEntry: { at: number; closers: string } | undefined;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (inString) {
      if (c === "\\") {
        escapeAt = i;
        i += 1;
      } else if (c === '"') inString = false;
    } else if (c === '"') inString = true;
    else if (c === "{" || c === "[") closers = (c === "{" ? "}" : "]") + closers;
    else if (c === "}" || c === "]") {
      if (closers[0] !== c) return { ok: false };
      closers = closers.slice(1);
    } else if (c === ",") lastEntry = { at: i, closers };
    if (closers.length > 100) return { ok: false };
  }
  if (closers === "") return { ok: false };
  // Half an escape at the very end belongs to no character.
  const isHalf = escapeAt >= 0 && text.length < escapeAt + (text[escapeAt + 1] === "u" ? 6 : 2);
  const head = inString ? `${isHalf ? text.slice(0, escapeAt) : text}"` : text;
  const whole = parseJson(head + closers);
  if (whole.ok || !lastEntry) return whole;
  return parseJson(text.slice(0, lastEntry.at) + lastEntry.closers);
}
