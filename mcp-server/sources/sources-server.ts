import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import * as z from "zod/mini";
import type { FaultPlan, SourceFault } from "@/lib/domain/agents/fault-plan";
import type { Clock } from "@/lib/domain/clock";
import type { Outcome } from "@/lib/domain/outcome";
import { structured } from "../response-styles/structured";
import { validationError } from "../validation-error";

const FETCH_TOOL = {
  name: "fetch_source",
  description: "Fetch one source by its id. Read-only.",
  inputSchema: {
    type: "object" as const,
    properties: {
      id: { type: "string", description: "The source id, for example S-01" },
      mirror: { type: "boolean", description: "Ask the equivalent mirror instead of the primary" },
    },
    required: ["id"],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true },
};

const inputSchema = z.strictObject({ id: z.string(), mirror: z._default(z.boolean(), false) });

/** Milliseconds that a source takes to fail, and that a slow one takes to answer. */
const TIMEOUT_MS = 1000;
const SLOW_MS = 8000;

/** The sources of one run, shared by all connections to it: what has been tried is known to all. */
export class SourcesBackend {
  readonly #plan: FaultPlan;
  readonly #ids: ReadonlySet<string>;
  readonly #tries = new Map<string, number>();
  /** Fetches that reached the backend. */
  fetches = 0;

  constructor(ids: readonly string[], plan: FaultPlan) {
    this.#ids = new Set(ids);
    this.#plan = plan;
  }

  /** Rejects only when the signal aborts. */
  async fetch(
    request: { id: string; mirror: boolean; elevated: boolean },
    clock: Clock,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const { id, mirror, elevated } = request;
    this.fetches += 1;
    if (!this.#ids.has(id)) return { kind: "empty", note: `The lookup ran; there is no source ${id}.` };
    const fault = this.#plan[id] ?? "none";
    const tries = (this.#tries.get(id) ?? 0) + 1;
    if (!mirror) this.#tries.set(id, tries);
    if (mirror && !hasMirror(fault)) {
      const message = `Source ${id} has no mirror; ask the primary.`;
      return {
        kind: "failed",
        error: { errorCategory: "validation", isRetryable: false, field: "mirror", message },
      };
    }
    switch (fault) {
      case "none":
        return found(id);
      case "slow":
        await clock.sleep(SLOW_MS, signal);
        return found(id);
      case "empty":
        return { kind: "empty", note: "The source was read; it holds nothing on this subject." };
      case "fails_once":
        return tries > 1 ? found(id) : await timedOut(id, fault, clock, signal);
      case "needs_mirror":
        return mirror ? found(id) : await timedOut(id, fault, clock, signal);
      case "times_out":
      case "mirror_down":
        return timedOut(id, fault, clock, signal);
      case "forbidden":
        return elevated ? found(id) : forbidden(id);
      case "forbidden_for_all":
        return forbidden(id);
    }
  }
}

const hasMirror = (fault: SourceFault) => fault === "needs_mirror" || fault === "mirror_down";
const found = (id: string): Outcome => ({
  kind: "found",
  data: { results: [{ id, title: `Source ${id}` }] },
});

async function timedOut(id: string, fault: SourceFault, clock: Clock, signal: AbortSignal): Promise<Outcome> {
  await clock.sleep(TIMEOUT_MS, signal);
  return {
    kind: "failed",
    error: {
      errorCategory: "transient",
      isRetryable: true,
      message: `Source ${id} did not answer within ${TIMEOUT_MS} ms.`,
      ...(hasMirror(fault) && { suggestedAction: "use_mirror" }),
    },
  };
}

function forbidden(id: string): Outcome {
  return {
    kind: "failed",
    error: {
      errorCategory: "permission",
      isRetryable: false,
      message: `This credential may not read source ${id}.`,
      suggestedAction: "use_other_credential",
    },
  };
}

/** A `sources` MCP server: one connection to the backend, with one credential and one agent's clock. */
export function createSourcesServer(options: { backend: SourcesBackend; clock: Clock; elevated: boolean }): {
  connect(transport: Transport): Promise<void>;
  close(): Promise<void>;
} {
  const { backend, clock, elevated } = options;
  const server = new Server({ name: "sources", version: "1.0.0" }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [FETCH_TOOL] }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    if (params.name !== FETCH_TOOL.name) {
      throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
    }
    const input = z.safeParse(inputSchema, params.arguments ?? {});
    if (!input.success) {
      return structured({ kind: "failed", error: validationError(FETCH_TOOL.name, input.error.issues) });
    }
    return structured(await backend.fetch({ ...input.data, elevated }, clock, signal));
  });
  return { connect: (transport) => server.connect(transport), close: () => server.close() };
}
