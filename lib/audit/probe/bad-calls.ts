import { isObject, own } from "../json";
import { sampleArguments } from "./sample-arguments";
import type { ListedTool } from "./session";

export const BAD_CALL_KINDS = [
  "unknown_tool",
  "missing_field",
  "wrong_type",
  "out_of_range",
  "malformed_id",
  "unknown_argument",
] as const;
export type BadCallKind = (typeof BAD_CALL_KINDS)[number];

/** One call that a server should refuse, or answer as "not found". */
export type BadCall = {
  kind: BadCallKind;
  tool: string;
  args: Record<string, unknown>;
  /** The argument that is bad. */
  field?: string;
  /** The input schema forbids it: a success means that the server does not check. */
  mustFail: boolean;
};

const ABSENT_TOOL = "failwell_no_such_tool";
const MALFORMED = "!!failwell-no-such-thing!!";
const ID_LIKE =
  /(?:^|_)(?:id|ids|key|uuid|name|path|file|uri|url|email|date|ref|slug|sku|number|code|owner|repo|symbol)$|Id$|Path$|Name$|Uri$|Url$|Date$/;

/** A call of a tool that does not exist. */
export function unknownToolCall(): BadCall {
  return { kind: "unknown_tool", tool: ABSENT_TOOL, args: {}, mustFail: true };
}

/**
 * Bad calls made from a tool's input schema, at most one of a kind. For a tool that may write only those that its schema
 * forbids: a server that checks its input never gets as far as writing.
 */
export function badCalls(tool: ListedTool): BadCall[] {
  const properties = own(tool.inputSchema, "properties");
  const known = isObject(properties) ? Object.entries(properties).slice(0, 100) : [];
  const sample = sampleArguments(tool.inputSchema);
  const required = requiredOf(tool.inputSchema);
  const calls: BadCall[] = [];
  const add = (kind: BadCallKind, args: Record<string, unknown>, mustFail: boolean, field?: string) =>
    calls.push({ kind, tool: tool.name, args, mustFail, ...(field === undefined ? {} : { field }) });

  const first = required[0];
  if (first !== undefined) {
    add(
      "missing_field",
      Object.fromEntries(Object.entries(sample).filter(([key]) => key !== first)),
      true,
      first,
    );
  }
  const typed =
    known.find(([key, schema]) => required.includes(key) && wrongType(schema) !== undefined) ??
    known.find(([, schema]) => wrongType(schema) !== undefined);
  if (typed) add("wrong_type", { ...sample, [typed[0]]: wrongType(typed[1]) }, true, typed[0]);
  const ranged = known.find(([, schema]) => outOfRange(schema) !== undefined);
  if (ranged) add("out_of_range", { ...sample, [ranged[0]]: outOfRange(ranged[1]) }, true, ranged[0]);
  if (!tool.readOnly) return calls;
  const identified = known.find(([key, schema]) => ID_LIKE.test(key) && isFreeString(schema));
  if (identified) add("malformed_id", { ...sample, [identified[0]]: MALFORMED }, false, identified[0]);
  add(
    "unknown_argument",
    { ...sample, failwell_unknown: true },
    own(tool.inputSchema, "additionalProperties") === false,
    "failwell_unknown",
  );
  return calls;
}

function requiredOf(schema: Record<string, unknown>): string[] {
  const required = own(schema, "required");
  return Array.isArray(required) ? required.filter((key) => typeof key === "string") : [];
}

/** A value of a type that the schema does not allow. */
function wrongType(schema: unknown): unknown {
  const type = isObject(schema) ? own(schema, "type") : undefined;
  if (type === "string" || type === "boolean") return { failwell: 1 };
  if (type === "number" || type === "integer") return "not a number";
  if (type === "array" || type === "object") return "not a list";
  return undefined;
}

/** A value of the right type outside the limits that the schema states. */
function outOfRange(schema: unknown): unknown {
  if (!isObject(schema)) return undefined;
  const number = (key: string) => {
    const value = own(schema, key);
    return typeof value === "number" && Number.isFinite(value) ? value : undefined;
  };
  const minimum = number("minimum") ?? number("exclusiveMinimum");
  if (minimum !== undefined && Math.abs(minimum) < 1e9) return minimum - 1;
  const maximum = number("maximum") ?? number("exclusiveMaximum");
  if (maximum !== undefined && Math.abs(maximum) < 1e9) return maximum + 1;
  const allowed = own(schema, "enum");
  if (Array.isArray(allowed) && allowed.length > 0) return MALFORMED;
  const minLength = number("minLength");
  if (minLength !== undefined && minLength > 0) return "";
  const maxLength = number("maxLength");
  return maxLength !== undefined && maxLength < 10_000 ? "x".repeat(maxLength + 1) : undefined;
}

function isFreeString(schema: unknown): boolean {
  return (
    isObject(schema) &&
    own(schema, "type") === "string" &&
    !Array.isArray(own(schema, "enum")) &&
    own(schema, "const") === undefined
  );
}
