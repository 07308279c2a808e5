/** A JSON object. Read it with `own`, never by plain indexing: keys such as `__proto__` arrive from outside. */
export type JsonObject = Record<string, unknown>;

/** Deeper levels are not looked at: no host shows a model an error nested this far. */
export const MAX_DEPTH = 24;

/** JSON nested deeper than this is refused, or taken for text: writing it out again would exhaust the stack. */
export const MAX_AUDIT_DEPTH = 200;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An object's own property, or undefined. */
export function own(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Appends one step to a JSON pointer (RFC 6901). */
export function pointer(base: string, ...steps: (string | number)[]): string {
  return steps.reduce<string>(
    (path, step) => `${path}/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`,
    base,
  );
}

export type Parsed = { ok: true; value: unknown } | { ok: false };

/**
 * Parses JSON; also the `NaN` and `Infinity` that Python's encoder writes (read as null).
 * Never throws.
 */
export function parseJson(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) return { ok: false };
  }
  if (!/NaN|Infinity/.test(text)) return { ok: false };
  try {
    return { ok: true, value: JSON.parse(nullNonFinite(text)) };
  } catch {
    return { ok: false };
  }
}

/** Replaces bare `NaN`, `Infinity`, `-Infinity` outside strings by `null`. */
function nullNonFinite(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|-?(?:NaN|Infinity)\b/g, (token) =>
    token.startsWith('"') ? token : "null",
  );
}

/** JSON text of a value, or a short description where it cannot be written (too deep, cyclic). Never throws. */
export function stringify(value: unknown, indent?: number): string {
  try {
    return JSON.stringify(value, null, indent) ?? String(value);
  } catch {
    return "[not writable as JSON]";
  }
}

/** A value as one short line. */
export function excerpt(value: unknown, max = 120): string {
  const text = typeof value === "string" ? value.slice(0, max * 4) : stringify(value).slice(0, max * 4);
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > max ? `${line.slice(0, max - 1)}…` : line;
}

/** Every string in a value with its JSON pointer, at most `limit`, breadth first. */
export function* stringsIn(root: unknown, limit = 5000): Generator<{ text: string; path: string }> {
  const queue: { value: unknown; path: string; depth: number }[] = [{ value: root, path: "", depth: 0 }];
  let seen = 0;
  for (let i = 0; i < queue.length && seen < limit; i++) {
    const next = queue[i];
    if (!next) return;
    const { value, path, depth } = next;
    if (typeof value === "string") {
      seen += 1;
      yield { text: value, path };
    } else if (typeof value === "object" && value !== null && depth < MAX_DEPTH && queue.length < limit * 2) {
      for (const [key, child] of Object.entries(value).slice(0, limit)) {
        queue.push({ value: child, path: pointer(path, key), depth: depth + 1 });
      }
    }
  }
}

/** Whether JSON is nested deeper than `max` levels. Does not recurse. */
export function isDeeperThan(value: unknown, max: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= max; depth++) {
    const next: unknown[] = [];
    for (const entry of level) {
      if (typeof entry === "object" && entry !== null)
        for (const child of Object.values(entry)) next.push(child);
    }
    if (next.length === 0) return false;
    level = next;
  }
  return true;
}
