import type { ToolDefinition } from "@/lib/domain/run-event";

/** What a tool is good for in customer support, as its definition tells. */
export type ToolRole = "lookup" | "directory" | "refund" | "exception" | "escalate" | "analyse" | "other";

/** A tool with its role and with what its schema says about its arguments. */
export interface KnownTool {
  definition: ToolDefinition;
  name: string;
  role: ToolRole;
  /** Argument names, required ones first. */
  args: readonly ToolArgument[];
  /** The argument that takes an id, e.g. an order's. */
  idArg: string | undefined;
  /** An id as the schema shows one, e.g. in "for example X-1". */
  exampleId: string | undefined;
}

export interface ToolArgument {
  name: string;
  type: string;
  required: boolean;
  description: string;
}

/** Definitions that have been read before, by their text: a run sends the same tools with every request. */
const known = new Map<string, KnownTool>();
const MAX_KNOWN = 200;
/** Longer definitions are not kept, and longer descriptions not read to their end. */
const MAX_LENGTH = 4000;

/** Finds out what the tools are for. */
export function knownTools(definitions: readonly ToolDefinition[]): KnownTool[] {
  return definitions.map((definition) => {
    const key = JSON.stringify(definition);
    let tool = known.get(key);
    if (!tool) {
      if (known.size >= MAX_KNOWN) known.clear();
      tool = know(definition);
      if (key.length <= MAX_LENGTH) known.set(key, tool);
    }
    return tool;
  });
}

function know(definition: ToolDefinition): KnownTool {
  const args = argumentsOf(definition.input_schema);
  const idArg = args.find(
    (arg) => arg.type === "string" && /(?:^|_)(?:id|number|no|code)$|Id$|号$/.test(arg.name),
  );
  return {
    definition,
    name: definition.name,
    args,
    role: roleOf(definition, args, idArg !== undefined),
    idArg: idArg?.name,
    exampleId: idArg && exampleIn(`${idArg.description}\n${patternOf(definition.input_schema, idArg.name)}`),
  };
}

function roleOf(
  { name, description = "" }: ToolDefinition,
  args: readonly ToolArgument[],
  takesId: boolean,
): ToolRole {
  const words = `${name.replaceAll("_", " ")}. ${description.slice(0, MAX_LENGTH)}`.toLowerCase();
  if (
    /(?:analy[sz]|classif|diagnos|categor|why)[^.]{0,60}(?:error|fail)|错误[^。]{0,10}(?:分类|类别|原因)/.test(
      words,
    )
  ) {
    return "analyse";
  }
  if (/escalat|hand ?(?:off|over)|\bhuman\b|转人工|人工/.test(words)) return "escalate";
  if (/\bexception\b|waiver|例外/.test(name.replaceAll("_", " ").toLowerCase())) return "exception";
  if (/refund|退款/.test(name.toLowerCase())) return "refund";
  if (args.some((arg) => /phone|mobile|e?mail|电话|手机|邮箱/i.test(arg.name))) return "directory";
  const reads = /\b(?:look|get|find|fetch|read|check|track|search|status|show|query)\b|查/.test(words);
  const writes = /\b(?:create|delete|update|cancel|send|file|submit|change)\b|取消|修改|删除/.test(words);
  return takesId && reads && !writes ? "lookup" : "other";
}

function argumentsOf(schema: Record<string, unknown>): ToolArgument[] {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  const args = Object.entries(properties).map(([name, property]) => ({
    name,
    type: isObject(property) && typeof property.type === "string" ? property.type : "string",
    required: required.includes(name),
    description:
      isObject(property) && typeof property.description === "string"
        ? property.description.slice(0, MAX_LENGTH)
        : "",
  }));
  return [...args.filter((arg) => arg.required), ...args.filter((arg) => !arg.required)];
}

/** The start of a `pattern` that is plain text; the pattern itself is never run, since it comes from outside. */
function patternOf(schema: Record<string, unknown>, name: string): string {
  const property = isObject(schema.properties) ? schema.properties[name] : undefined;
  const pattern = isObject(property) && typeof property.pattern === "string" ? property.pattern : "";
  const plain = /^\^?([A-Za-z]{1,6}-?)\\d/.exec(pattern)?.[1];
  return plain ? `for example ${plain}1` : "";
}

function exampleIn(description: string): string | undefined {
  return /(?:for example|e\.g\.|example:?|such as|like|例如|比如|如)[,:：]?\s*["'`“「]?([A-Za-z0-9][\w-]*)/i.exec(
    description,
  )?.[1];
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
