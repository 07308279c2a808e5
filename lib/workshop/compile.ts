import { transform } from "sucrase";

/** The learner's code as JavaScript with the same lines, or the first syntax error in it. Positions are 1-based. */
export type Compiled =
  | { ok: true; code: string }
  | { ok: false; message: string; line?: number; column?: number };

/** Strips the types. Imports other than `import type` are refused: the sandbox has no modules to offer. */
export function compile(source: string): Compiled {
  try {
    const { code } = transform(source, { transforms: ["typescript"], disableESTransforms: true });
    const importLine = code.split("\n").findIndex((line) => /^\s*import[\s{*("']/.test(line));
    if (importLine >= 0) {
      return { ok: false, message: "Imports are not available here.", line: importLine + 1, column: 1 };
    }
    return { ok: true, code };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const place = /\((\d+):(\d+)\)/.exec(text);
    const message = text.replace(/^Error transforming .*?: /, "").replace(/\s*\(\d+:\d+\)/, "");
    return place
      ? { ok: false, message, line: Number(place[1]), column: Number(place[2]) }
      : { ok: false, message };
  }
}
