import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./globals.css", import.meta.url), "utf8");
const tokens = new Map(
  [...css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name, { light, dark }] as const,
  ),
);

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const MEANINGS = ["transient", "validation", "business", "permission", "success", "empty", "neutral"];
const GROUNDS = ["canvas", "surface", "sunken", "raised"];
const CODE = ["code-key", "code-string", "code-number", "code-keyword", "code-comment"];

/** [foreground, background, least ratio]: 4.5 for text, 3 for the edge of a control (WCAG 1.4.3, 1.4.11). */
const PAIRS: [string, string, number][] = [
  ...["ink", "ink-muted", "ink-faint", "accent", "accent-strong", ...MEANINGS, ...CODE].flatMap((fg) =>
    GROUNDS.map((bg): [string, string, number] => [fg, bg, 4.5]),
  ),
  ...MEANINGS.map((m): [string, string, number] => [m, `${m}-soft`, 4.5]),
  ...MEANINGS.map((m): [string, string, number] => ["ink", `${m}-soft`, 7]),
  ...MEANINGS.map((m): [string, string, number] => ["ink-muted", `${m}-soft`, 4.5]),
  ["protocol", "protocol-soft", 4.5],
  ["on-accent", "accent", 4.5],
  ["on-accent", "accent-strong", 4.5],
  ["accent", "accent-soft", 4.5],
  ["ink-muted", "accent-soft", 4.5],
  ["ink", "mark", 7],
  ...CODE.filter((c) => c !== "code-comment").map((c): [string, string, number] => [c, "mark", 4.5]),
  ...GROUNDS.map((bg): [string, string, number] => ["line-strong", bg, 3]),
];

describe("colour tokens", () => {
  it.each(PAIRS)("%s on %s reaches %d:1 in both themes", (fg, bg, least) => {
    const front = tokens.get(fg);
    const back = tokens.get(bg);
    if (!front?.light || !front.dark || !back?.light || !back.dark)
      throw new Error(`no token ${fg} or ${bg}`);
    expect(contrast(front.light, back.light)).toBeGreaterThanOrEqual(least);
    expect(contrast(front.dark, back.dark)).toBeGreaterThanOrEqual(least);
  });
});
