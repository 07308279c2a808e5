import type { Entities } from "./entities";
import type { KnownTool, ToolArgument } from "./tool-roles";

/** Arguments for a tool out of what is known; `undefined` when a required one is not. `text` fills free-text arguments. */
export function fillInput(
  tool: KnownTool,
  known: Partial<Entities> & { id?: string },
  text: string,
): Record<string, unknown> | undefined {
  const input: Record<string, unknown> = {};
  for (const arg of tool.args) {
    const value = valueFor(arg, tool, known, text);
    if (value !== undefined) input[arg.name] = value;
    else if (arg.required) return undefined;
  }
  return input;
}

function valueFor(
  arg: ToolArgument,
  tool: KnownTool,
  known: Partial<Entities> & { id?: string },
  text: string,
): unknown {
  if (arg.name === tool.idArg) return known.id;
  if (/phone|mobile|电话|手机/i.test(arg.name)) return known.phone;
  if (/e?mail|邮箱/i.test(arg.name)) return known.email;
  if (/amount|金额/i.test(arg.name)) return known.amount;
  if (/name$|姓名/i.test(arg.name)) return known.name;
  if (
    arg.type === "string" &&
    /summary|reason|message|note|text|query|question|description|摘要|原因/i.test(arg.name)
  ) {
    return text;
  }
  if (!arg.required) return undefined;
  switch (arg.type) {
    case "string":
      return text || undefined;
    case "number":
    case "integer":
      return known.amount;
    case "boolean":
      return false;
    case "array":
      return [];
    default:
      return undefined;
  }
}
