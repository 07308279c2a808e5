import { parseJson } from "./json";

/** A JSON object or array found inside a text. */
export type Embedded = { value: unknown; start: number; end: number };

/** A text with this many openings that lead nowhere is no text with JSON in it. */
const MAX_FAILED_OPENINGS = 20;

/** Finds the JSON objects and arrays that stand in a text one after the other, at most `limit`. Linear in its length. */
export function extractJson(text: string, limit = 100): Embedded[] {
  const found: Embedded[] = [];
  let failed = 0;
  let at = 0;
  while (found.length < limit && failed < MAX_FAILED_OPENINGS) {
    const start = nextOpening(text, at);
    if (start < 0) break;
    const end = matchingClose(text, start);
    const parsed = end < 0 ? { ok: false as const } : parseJson(text.slice(start, end));
    if (parsed.ok) {
      found.push({ value: parsed.value, start, end });
      at = end;
    } else {
      failed += 1;
      at = start + 1;
    }
  }
  return found;
}

function nextOpening(text: string, from: number): number {
  for (let i = from; i < text.length; i++) if (text[i] === "{" || text[i] === "[") return i;
  return -1;
}

/** The index after the bracket that closes the one at `start`, or -1. */
function matchingClose(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let i = start; i < text.length; i++) {
    const c = text[i];
    if (inString) {
      if (c === "\\") i += 1;
      else if (c === '"') inString = false;
    } else if (c === '"') inString = true;
    else if (c === "{" || c === "[") depth += 1;
    else if (c === "}" || c === "]") {
      depth -= 1;
      if (depth === 0) return i + 1;
    }
  }
  return -1;
}
