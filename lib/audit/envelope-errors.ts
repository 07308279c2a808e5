import { normaliseKey } from "./codes";
import { ENVELOPE_KEYS, isBareMessage, isBlank, type Shape } from "./envelope-shape";
import { failureInProse } from "./failure-prose";
import { isObject, type JsonObject, own } from "./json";

/** A GraphQL mutation that was refused: `userErrors` is filled at most three levels down. */
export function userErrors(
  object: JsonObject,
  steps: string[] = [],
): { steps: string[]; seen: string } | undefined {
  for (const [key, value] of Object.entries(object).slice(0, 20)) {
    const path = [...steps, key];
    if (normaliseKey(key) === "usererrors" && Array.isArray(value) && value.length > 0)
      return { steps: path, seen: `${key}: [${value.length}]` };
    const inner = isObject(value) && path.length < 3 ? userErrors(value, path) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** GraphQL's, JSON:API's and FastAPI's list of errors; a linter's or a log search's has lines, times or services. */
export function isErrorList(value: unknown, shape: Shape): boolean {
  if (!Array.isArray(value) || value.length === 0) return false;
  if (shape.hasPayload || shape.entityKeys > 0 || shape.data > 0) return false;
  return value.slice(0, 20).every((entry) => {
    if (typeof entry === "string")
      return failureInProse(entry) !== undefined || shape.entries.every(([, v]) => v === value || isBlank(v));
    if (!isObject(entry)) return false;
    const keys = Object.keys(entry).map(normaliseKey);
    return (
      keys.every(
        (k) => ENVELOPE_KEYS.has(k) || /^(?:extensions|locations|source|param|loc|input|ctx|url)$/.test(k),
      ) && !keys.includes("timestamp")
    );
  });
}

/** `{"message": …, "errors": {"email": ["is taken"]}}`, as web frameworks answer bad input. */
export function isFieldErrors(value: unknown, shape: Shape): boolean {
  if (
    !isObject(value) ||
    !(isBareMessage(shape, 0) || shape.entries.every(([, v]) => v === value || isBlank(v)))
  )
    return false;
  const lists = Object.values(value);
  return (
    lists.length > 0 &&
    lists.every((v) => typeof v === "string" || (Array.isArray(v) && v.every((e) => typeof e === "string")))
  );
}

/** Validation issues and nothing else, as zod writes them. */
export function isIssueList(value: unknown): value is unknown[] {
  const list = Array.isArray(value) ? value : [value];
  return (
    list.length > 0 &&
    list
      .slice(0, 50)
      .every(
        (entry) =>
          isObject(entry) &&
          Array.isArray(own(entry, "path")) &&
          typeof own(entry, "message") === "string" &&
          typeof own(entry, "code") === "string",
      )
  );
}

/** A value in a few words. */
export function shortly(value: unknown): string {
  if (typeof value === "string") return value.slice(0, 100);
  const message = isObject(value) ? own(value, "message") : undefined;
  if (typeof message === "string") return message.slice(0, 100);
  if (Array.isArray(value)) return `[${value.length}]`;
  return isObject(value) ? "{…}" : String(value);
}
