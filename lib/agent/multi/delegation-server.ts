import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import * as z from "zod/mini";
import type { SubagentReport } from "@/lib/domain/agents/report";
import type { ToolError } from "@/lib/domain/tool-error";

const DELEGATE_TOOL = {
  name: "delegate",
  description:
    "Let a subagent read some sources; gives its report: results, failures with category and attempts, what was not tried.",
  inputSchema: {
    type: "object" as const,
    properties: {
      source_ids: {
        type: "array",
        items: { type: "string" },
        description: "Ids of the sources, for example S-01",
      },
      use_mirror: { type: "boolean", description: "Ask the mirrors instead of the primaries" },
      credential: { type: "string", enum: ["standard", "elevated"], description: "Credential to read with" },
    },
    required: ["source_ids"],
    additionalProperties: false,
  },
};

const inputSchema = z.strictObject({
  source_ids: z.array(z.string()).check(z.minLength(1), z.maxLength(100)),
  use_mirror: z._default(z.boolean(), false),
  credential: z._default(z.enum(["standard", "elevated"]), "standard"),
});

export type Delegation = { sourceIds: string[]; useMirror: boolean; elevated: boolean };

/** How a delegation ended. A subagent that crashed is never the coordinator's failure: what it had by then is in the report. */
export type DelegationResult = { report: SubagentReport; crashed?: ToolError };

/** Delegation as an MCP server, so that a subagent's report is an ordinary tool result of the coordinator. */
export function createDelegationServer(
  sourceIds: readonly string[],
  run: (delegation: Delegation, signal: AbortSignal) => Promise<DelegationResult>,
): Server {
  const server = new Server({ name: "delegation", version: "1.0.0" }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [DELEGATE_TOOL] }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    if (params.name !== DELEGATE_TOOL.name)
      throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
    const input = z.safeParse(inputSchema, params.arguments ?? {});
    if (!input.success) return toResult(badInput(input.error.issues), true);
    const { source_ids, use_mirror, credential } = input.data;
    const unknown = source_ids.filter((id) => !sourceIds.includes(id));
    if (unknown.length > 0) {
      const message = `there is no source ${unknown.join(", ")}`;
      return toResult(badInput([{ path: ["source_ids"], message }]), true);
    }
    const result = await run(
      { sourceIds: source_ids, useMirror: use_mirror, elevated: credential === "elevated" },
      signal,
    );
    return result.crashed
      ? toResult({ ...result.crashed, ...result.report }, true)
      : reportResult(result.report);
  });
  return server;
}

/** A report as a tool result. One with something missing is a failure with partial results, never a bare success. */
export function reportResult(report: SubagentReport): CallToolResult {
  const { failures, notTried, coverage } = report;
  if (failures.length === 0 && notTried.length === 0) return toResult(report, false);
  const missing = [
    ...failures.map(({ id, attempts, errorCategory }) => `${id} (${errorCategory}, ${attempts} tried)`),
    ...notTried.map((id) => `${id} (not tried)`),
  ];
  const body = {
    errorCategory:
      failures.every(({ errorCategory }) => errorCategory === "permission") && failures.length > 0
        ? "permission"
        : "transient",
    isRetryable: false,
    message: `${coverage.done} of ${coverage.total} sources done. Missing: ${missing.join(", ")}.`,
    ...report,
  };
  return toResult(body, true);
}

function badInput(issues: readonly { path: PropertyKey[]; message: string }[]): ToolError {
  const listed = issues.map(({ path, message }) => ({ field: path.join(".") || "arguments", message }));
  return {
    errorCategory: "validation",
    isRetryable: false,
    message: `Invalid arguments for delegate: ${listed.map(({ field, message }) => `${field}: ${message}`).join("; ")}.`,
    issues: listed,
  };
}

function toResult(body: Record<string, unknown>, isError: boolean): CallToolResult {
  const result = {
    content: [{ type: "text" as const, text: JSON.stringify(body) }],
    structuredContent: body,
  };
  return isError ? { ...result, isError } : result;
}
