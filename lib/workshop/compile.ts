import { transform } from "sucrase";
import type { Problem } from "./problem";

/** The learner's code as JavaScript with the same lines, or the first thing that is wrong with it. */
export type Compiled = { ok: true; code: string } | { ok: false; problem: Problem };

/** Strips the types. Imports other than `import type` are refused: the sandbox has no modules to offer. */
export function compile(source: string): Compiled {
  try {
    const { code } = transform(source, { transforms: ["typescript"], disableESTransforms: true });
    const lines = code.split("\n");
    const at = lines.findIndex((line) => /^\s*import[\s{*("']/.test(line));
    if (at < 0) return { ok: true, code };
    return {
      ok: false,
      problem: { kind: "import", message: lines[at]?.trim() ?? "", line: at + 1, column: 1 },
    };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const place = /\((\d+):(\d+)\)/.exec(text);
    const message = text.replace(/^Error transforming .*?: /, "").replace(/\s*\(\d+:\d+\)/, "");
    const position = place && { line: Number(place[1]), column: Number(place[2]) };
    return { ok: false, problem: { kind: "syntax", message, ...position } };
  }
}
