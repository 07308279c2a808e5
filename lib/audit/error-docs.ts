import { isObject, type JsonObject, own, pointer } from "./json";
import type { Place } from "./types";

/** Where a JSON document came from. */
export type DocSource = "text" | "structuredContent" | "errorData";

/** A JSON document inside a result. */
export type Doc = { value: unknown; source: DocSource; at(path: string): Place };

/** An object that may describe a failure: a document's top level, or a well-known place inside it. */
export type ErrorDoc = { value: JsonObject; source: DocSource; at(...keys: (string | number)[]): Place };

const INNER_KEYS = ["error", "err", "failure", "problem", "errorInfo", "error_info", "fault"] as const;
const LIST_KEYS = ["errors", "details", "issues"] as const;
const WRAPPER_KEYS = new Set(["result", "data", "response", "output", "content", "body", "payload"]);
const MAX_LISTED = 5;

/** The objects in which error fields are looked for, outermost first. */
export function errorDocs(doc: Doc): ErrorDoc[] {
  const found: ErrorDoc[] = [];
  visit(doc.value, "", 0);
  return found;

  function visit(value: unknown, path: string, depth: number): void {
    if (depth > 4) return;
    if (Array.isArray(value)) {
      const first = value[0];
      if (isObject(first) && (value.length === 1 || isIssue(first)))
        visit(first, pointer(path, 0), depth + 1);
      return;
    }
    if (!isObject(value)) return;
    found.push({ value, source: doc.source, at: (...keys) => doc.at(pointer(path, ...keys)) });
    for (const key of INNER_KEYS) {
      const inner = own(value, key);
      if (isObject(inner)) visit(inner, pointer(path, key), depth + 1);
    }
    for (const key of LIST_KEYS) {
      const list = own(value, key);
      if (!Array.isArray(list)) continue;
      list.slice(0, MAX_LISTED).forEach((entry, i) => {
        if (isObject(entry)) visit(entry, pointer(path, key, i), depth + 1);
      });
    }
    const keys = Object.keys(value);
    for (const key of keys) {
      if (WRAPPER_KEYS.has(key) && (keys.length === 1 || (key === "data" && isObject(own(value, key))))) {
        const inner = own(value, key);
        if (isObject(inner) && (keys.length === 1 || INNER_KEYS.some((name) => isObject(own(inner, name))))) {
          visit(inner, pointer(path, key), depth + 1);
        }
      }
    }
  }
}

/** A validation issue as zod, ajv or pydantic write it. */
function isIssue(value: JsonObject): boolean {
  return (
    (Array.isArray(own(value, "path")) ||
      Array.isArray(own(value, "loc")) ||
      Object.hasOwn(value, "instancePath")) &&
    (Object.hasOwn(value, "message") || Object.hasOwn(value, "msg"))
  );
}
