import type { Outcome, TrueOutcome } from "@/lib/domain/outcome";
import { type McpSdk, NEVER_RECOVERS, type Pitfall, type ResponseStyle } from "@/lib/domain/run-request";
import type { ToolError } from "@/lib/domain/tool-error";
import { createOrdersBackend, type OrdersBackend, type OrdersBackendOptions } from "./backend/orders-backend";
import { argumentNames, type CallLog } from "./call-log";
import { createOutcomeRecord, type OutcomeRecord } from "./outcome-record";
import { retryEverything, type ServerVariation, serverVariations } from "./pitfalls";
import { responseStyles } from "./response-styles";
import type { ToolResult } from "./response-styles/tool-result";
import type { Tool } from "./tool";
import { ORDERS_TOOLS } from "./tools";

/** What an orders server is made of. Every wait of the server goes through `clock`. */
export interface OrdersServerOptions extends OrdersBackendOptions {
  responseStyle: ResponseStyle;
  pitfall?: Pitfall | undefined;
  /** What the server is built on; the first generation's low-level server when absent. */
  sdk?: McpSdk | undefined;
  log?: CallLog | undefined;
  /** A backend that outlives this server, as when each HTTP request has a server of its own. */
  backend?: OrdersBackend | undefined;
}

/** The orders server without an SDK: everything that an adapter needs. */
export interface OrdersCore {
  readonly tools: readonly Tool[];
  /** The pitfall's variation of the server; empty without one. */
  readonly variation: ServerVariation;
  /** Calls a tool and presents what came of it. @throws ProtocolError for an unknown tool, Error where the style throws */
  call(toolName: string, args: unknown, signal?: AbortSignal): Promise<ToolResult>;
  readonly outcomes: OutcomeRecord;
}

/** A failure that JSON-RPC reports as an `error` reply; both SDKs take `code` over as it is. */
export class ProtocolError extends Error {
  override readonly name = "ProtocolError";
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** JSON-RPC's "invalid params", which MCP prescribes for an unknown tool. */
export const INVALID_PARAMS = -32602;

/** Puts backend, tools, style and pitfall together. */
export function createOrdersCore(options: OrdersServerOptions): OrdersCore {
  const { clock, transientFailures, log } = options;
  const variation = options.pitfall ? serverVariations[options.pitfall] : {};
  const backend = options.backend ?? createOrdersBackend(options);
  const present = responseStyles[variation.responseStyle ?? options.responseStyle];
  const tools = [...ORDERS_TOOLS, ...(variation.extraTools ?? [])];
  const toolsByName = new Map(tools.map((tool) => [tool.name, tool]));
  const record = createOutcomeRecord();
  let lastFailure: ToolError | undefined;

  async function run(tool: Tool, args: unknown, signal?: AbortSignal): Promise<Outcome> {
    const once = () => tool.call(args, { backend, lastFailure, signal });
    const outcome = variation.retriesEverything ? await retryEverything(once, clock, signal) : await once();
    if (outcome.kind === "failed") lastFailure = outcome.error;
    return outcome;
  }

  function toTruth(outcome: Outcome): TrueOutcome {
    if (outcome.kind !== "failed") return { kind: outcome.kind };
    const { errorCategory: category, customerMessage } = outcome.error;
    const recoverable = category === "transient" && transientFailures !== NEVER_RECOVERS;
    return { kind: "failed", category, recoverable, ...(customerMessage && { customerMessage }) };
  }

  return {
    tools,
    variation,
    async call(toolName, args, signal) {
      const startedAt = clock.now();
      const logged = () => ({ tool: toolName.slice(0, 80), arguments: argumentNames(args) });
      const tool = toolsByName.get(toolName);
      if (!tool) {
        log?.({ ...logged(), outcome: "unknown_tool", durationMs: 0 });
        throw new ProtocolError(INVALID_PARAMS, `Unknown tool: ${toolName.slice(0, 80)}`);
      }
      const outcome = await run(tool, args, signal);
      record.add(toolName, args, toTruth(outcome));
      log?.({ ...logged(), ...summarize(outcome), durationMs: Math.round(clock.now() - startedAt) });
      return present(outcome);
    },
    outcomes: {
      take(toolName, input) {
        const taken = record.take(toolName, input);
        if (taken) return taken;
        // A framework that checks arguments itself never calls the tool; the truth is plain all the same.
        const error = toolsByName.get(toolName)?.check(input);
        return error && toTruth({ kind: "failed", error });
      },
    },
  };
}

function summarize(outcome: Outcome) {
  if (outcome.kind !== "failed") return { outcome: outcome.kind };
  const { error } = outcome;
  const fields = error.errorCategory === "validation" ? error.issues?.map((issue) => issue.field) : undefined;
  return { outcome: outcome.kind, errorCategory: error.errorCategory, ...(fields && { fields }) };
}
