import * as z from "zod/mini";
import type { Outcome } from "@/lib/domain/outcome";
import type { ToolError } from "@/lib/domain/tool-error";
import type { OrdersBackend } from "./backend/orders-backend";
import { validationError } from "./validation-error";

/** What a tool can reach while it runs. */
export interface ToolContext {
  backend: OrdersBackend;
  /** The newest failure of this server, if any; only `analyze_error` asks for it. */
  lastFailure: ToolError | undefined;
  signal: AbortSignal | undefined;
}

/** A tool as plain data: no SDK and no response style is known here. */
export interface ToolSpec<Input extends z.ZodMiniObject> {
  name: string;
  description: string;
  /** Arguments, checked by us: bad ones become a validation outcome that names every bad field. */
  inputSchema: Input;
  /** True where the tool changes nothing (MCP's `readOnlyHint`). */
  readOnly: boolean;
  /** Where the caller may find what a bad field should have been. */
  hint?: string;
  run(input: z.infer<Input>, context: ToolContext): Outcome | Promise<Outcome>;
}

/** A tool whose input type is hidden behind a parser, so that all tools fit in one list. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: z.ZodMiniObject;
  readonly readOnly: boolean;
  /** The validation error that these arguments deserve, if they do. */
  check(args: unknown): ToolError | undefined;
  /** Checks the arguments, then runs. Rejects only when the signal aborts. */
  call(args: unknown, context: ToolContext): Promise<Outcome>;
}

/** Turns a spec into a tool. */
export function defineTool<Input extends z.ZodMiniObject>(spec: ToolSpec<Input>): Tool {
  const { name, description, inputSchema, readOnly } = spec;
  const parse = (args: unknown) => z.safeParse(inputSchema, args ?? {});
  return {
    name,
    description,
    inputSchema,
    readOnly,
    check(args) {
      const parsed = parse(args);
      return parsed.success ? undefined : validationError(name, parsed.error.issues, spec.hint);
    },
    async call(args, context) {
      const parsed = parse(args);
      if (parsed.success) return spec.run(parsed.data, context);
      return { kind: "failed", error: validationError(name, parsed.error.issues, spec.hint) };
    },
  };
}

const propertySchemas = z.record(z.string(), z.record(z.string(), z.json()));

/** What `tools/list` says of a tool. No output schema: one that error results don't fit makes clients lose the error. */
export function describeTool(tool: Tool): ToolDescription {
  const known = descriptions.get(tool);
  if (known) return known;
  const description = toDescription(tool);
  descriptions.set(tool, description);
  return description;
}

type ToolDescription = ReturnType<typeof toDescription>;

/** Tools are data that never changes, and a JSON schema takes a while to make. */
const descriptions = new WeakMap<Tool, ToolDescription>();

function toDescription(tool: Tool) {
  const { properties, required = [] } = z.toJSONSchema(tool.inputSchema, { io: "input" });
  return {
    name: tool.name,
    description: tool.description,
    inputSchema: {
      type: "object" as const,
      properties: z.parse(propertySchemas, properties),
      required,
      additionalProperties: false,
    },
    annotations: { readOnlyHint: tool.readOnly },
  };
}
