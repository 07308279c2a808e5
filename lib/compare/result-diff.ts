import type { ToolResultBlock } from "@/lib/domain/run-event";

/** One field of two tool results. Values are short texts; an absent side has no such field. */
export type FieldDiff = {
  /** The field as it is written: `is_error`, `text` for prose, or the dotted path inside the result's JSON. */
  field: string;
  left?: string;
  right?: string;
  same: boolean;
};

/**
 * Field by field, what two tool results tell: the error flag, and each field of the JSON inside their text (or the text
 * itself where it is no JSON). Fields of both sides, left's order first.
 */
export function diffResults(left: ToolResultBlock, right: ToolResultBlock): FieldDiff[] {
  const ours = fieldsOf(left);
  const theirs = fieldsOf(right);
  return [...new Set([...ours.keys(), ...theirs.keys()])].map((field) => {
    const a = ours.get(field);
    const b = theirs.get(field);
    return {
      field,
      ...(a === undefined ? {} : { left: a }),
      ...(b === undefined ? {} : { right: b }),
      same: a === b,
    };
  });
}

function fieldsOf(block: ToolResultBlock): Map<string, string> {
  const fields = new Map([["is_error", String(block.is_error === true)]]);
  for (const text of textsOf(block)) {
    const json = parseObject(text);
    if (json === undefined) fields.set("text", fields.has("text") ? `${fields.get("text")}\n${text}` : text);
    else flatten(json, "", fields);
  }
  return fields;
}

function textsOf(block: ToolResultBlock): string[] {
  if (typeof block.content === "string") return [block.content];
  return block.content.flatMap((item) => (typeof item.text === "string" ? [item.text] : []));
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function flatten(value: unknown, path: string, fields: Map<string, string>): void {
  if (typeof value === "object" && value !== null && Object.keys(value).length > 0) {
    for (const [name, member] of Object.entries(value))
      flatten(member, path ? `${path}.${name}` : name, fields);
    return;
  }
  fields.set(path, typeof value === "string" ? value : JSON.stringify(value));
}
