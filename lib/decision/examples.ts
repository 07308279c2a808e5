import type { Evidence } from "@/lib/domain/recovery";
import { ERROR_CATEGORIES, type ErrorCategory } from "@/lib/domain/tool-error";

/** An error text that a prompt labels with a category. */
export interface LabelledExample {
  text: string;
  category: ErrorCategory;
}

/** Share of an example's words that a text must have to be read as close to it, or as somewhat like it. */
const CLOSE = 0.75;
const FAR = 0.2;

/**
 * Few-shot examples in a prompt: a line (or two neighbouring lines) that holds an error text and exactly one category name, such as
 * `"The database timed out" -> transient, retry`.
 */
export function readExamples(prompt: string): LabelledExample[] {
  const lines = prompt.split("\n").filter((line) => line.trim() !== "");
  const examples: LabelledExample[] = [];
  for (const [index, line] of lines.entries()) {
    const quoted = /["“「'‘]([^"”」’]{8,300})["”」’']/.exec(line);
    const text = quoted?.[1];
    if (!text) continue;
    const rest = line.replace(text, "");
    const category =
      onlyCategory(rest) ?? (namesCategory(rest) ? undefined : onlyCategory(lines[index + 1] ?? ""));
    if (category) examples.push({ text, category });
  }
  return examples;
}

/** The evidence of the example that `text` is most like; none where it is like none. */
export function exampleEvidence(
  examples: readonly LabelledExample[],
  text: string,
  pointer: string,
): Evidence | undefined {
  if (examples.length === 0) return undefined;
  const words = wordSet(text.slice(0, 1000));
  let best: { example: LabelledExample; share: number } | undefined;
  for (const example of examples) {
    const wanted = wordSet(example.text);
    if (wanted.size === 0) continue;
    let shared = 0;
    for (const word of wanted) if (words.has(word)) shared += 1;
    const share = shared / wanted.size;
    if (share >= FAR && share > (best?.share ?? 0)) best = { example, share };
  }
  if (!best) return undefined;
  return {
    cue: best.share >= CLOSE ? "example_close" : "example_far",
    value: `${Math.round(best.share * 100)}% ≈ ${best.example.text.slice(0, 60)}`,
    pointer,
    speaksFor: best.example.category,
  };
}

/** Words in Latin script, pairs of characters in Chinese; identifiers and numbers are left out. */
function wordSet(text: string): Set<string> {
  const words = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/[a-z]{2,}/g)) words.add(word);
  const han = text.replace(/[^\p{Script=Han}]/gu, "");
  for (let i = 0; i + 1 < han.length; i++) words.add(han.slice(i, i + 2));
  return words;
}

const NAMES: Readonly<Record<ErrorCategory, RegExp>> = {
  transient: /\btransient\b|暂时性/i,
  validation: /\bvalidation\b|校验/i,
  business: /\bbusiness\b|业务/i,
  permission: /\bpermission\b|权限/i,
};

const namesCategory = (line: string) => ERROR_CATEGORIES.some((category) => NAMES[category].test(line));

function onlyCategory(line: string): ErrorCategory | undefined {
  const named = ERROR_CATEGORIES.filter((category) => NAMES[category].test(line));
  return named.length === 1 ? named[0] : undefined;
}
