import { pointerTokens } from "./json-lines";

/** Half-open range of characters in a text. */
export type TextRange = { start: number; end: number };

/**
 * Where the member that `pointer` names stands in a JSON text, its key included; the whole text for `""`.
 * Undefined where the text is no JSON or has no such member. Serves to mark a field inside text that itself is JSON.
 */
export function locateInJson(text: string, pointer: string): TextRange | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  let range: TextRange = { start: skipSpace(text, 0), end: text.trimEnd().length };
  let valueAt = range.start;
  for (const token of pointerTokens(pointer)) {
    const member = members(text, valueAt).find((candidate) => candidate.token === token);
    if (!member) return undefined;
    range = { start: member.start, end: member.end };
    valueAt = member.valueAt;
  }
  return range;
}

type Member = { token: string; start: number; valueAt: number; end: number };

/** Members of the object or array that starts at `at`; the text is known to be valid JSON. */
function members(text: string, at: number): Member[] {
  const isObject = text[at] === "{";
  if (!isObject && text[at] !== "[") return [];
  const found: Member[] = [];
  let position = skipSpace(text, at + 1);
  while (position < text.length && text[position] !== "}" && text[position] !== "]") {
    const start = position;
    let token = String(found.length);
    if (isObject) {
      const keyEnd = skipValue(text, position);
      token = String(JSON.parse(text.slice(position, keyEnd)));
      position = skipSpace(text, skipSpace(text, keyEnd) + 1);
    }
    const end = skipValue(text, position);
    found.push({ token, start, valueAt: position, end });
    position = skipSpace(text, end);
    if (text[position] === ",") position = skipSpace(text, position + 1);
  }
  return found;
}

function skipSpace(text: string, at: number): number {
  let position = at;
  while (/\s/.test(text[position] ?? "")) position++;
  return position;
}

/** End of the value that starts at `at`. */
function skipValue(text: string, at: number): number {
  let position = at;
  let depth = 0;
  let inString = false;
  while (position < text.length) {
    const char = text[position] ?? "";
    if (inString) {
      if (char === "\\") position++;
      else if (char === '"') inString = false;
      if (!inString && depth === 0) return position + 1;
    } else if (char === '"') {
      inString = true;
    } else if (char === "{" || char === "[") {
      depth++;
    } else if (char === "}" || char === "]") {
      if (depth === 0) return position;
      depth--;
      if (depth === 0) return position + 1;
    } else if (depth === 0 && /[,\s]/.test(char)) {
      return position;
    }
    position++;
  }
  return position;
}
