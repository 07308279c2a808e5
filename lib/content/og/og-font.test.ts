import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { LOCALES } from "@/lib/domain/run-request";
import { LESSONS } from "../lessons";

const FONT = join(import.meta.dirname, "noto-sans-sc-bold-subset.woff");

/** One table of a WOFF 1.0 file, unpacked. */
function readTable(file: Buffer, tag: string): Buffer {
  for (let index = 0; index < file.readUInt16BE(12); index++) {
    const entry = 44 + index * 20;
    if (file.toString("latin1", entry, entry + 4) !== tag) continue;
    const [offset, packed, length] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at));
    if (offset === undefined || packed === undefined || length === undefined) break;
    const bytes = file.subarray(offset, offset + packed);
    return packed < length ? inflateSync(bytes) : bytes;
  }
  throw new Error(`no table ${tag}`);
}

/** Code points that the font's character map (format 4, the Basic Multilingual Plane) covers. */
function coveredBy(cmap: Buffer): Set<number> {
  const covered = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const start = cmap.readUInt32BE(4 + index * 8 + 4);
    if (cmap.readUInt16BE(start) !== 4) continue;
    const segments = cmap.readUInt16BE(start + 6) / 2;
    for (let segment = 0; segment < segments; segment++) {
      const end = cmap.readUInt16BE(start + 14 + segment * 2);
      const first = cmap.readUInt16BE(start + 16 + segments * 2 + segment * 2);
      for (let code = first; code <= end && code < 0xffff; code++) covered.add(code);
    }
  }
  return covered;
}

test("the font of the Open Graph images has every character of the lessons' titles and first sentences", () => {
  const covered = coveredBy(readTable(readFileSync(FONT), "cmap"));
  const text = LESSONS.flatMap(({ title, intro }) => LOCALES.map((locale) => title[locale] + intro[locale]));
  const missing = [...new Set(text.join(""))].filter((char) => !covered.has(char.codePointAt(0) ?? 0));
  // Where this fails: python3 scripts/og-font.py NotoSansCJK-Bold.ttc
  expect(missing).toEqual([]);
});
