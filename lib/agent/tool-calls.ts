import { assertNever } from "@/lib/domain/assert-never";
import { callKey } from "@/lib/domain/call-key";
import type { RunEventDraft } from "@/lib/domain/run-event";
import type { HostPolicy } from "@/lib/domain/run-request";
import type { AgentDeps } from "./agent-deps";
import { type Limits, SERVER_WAIT_SHOWN_MS } from "./limits";
import { type SentToolResult, toErrorBlock, toToolResultBlock } from "./mapping";
import type { CallOutcome, McpConnection } from "./mcp-connection";
import type { ToolUse } from "./message-accumulator";
import { isDiagnostic } from "./observe-action";
import type { PendingResult } from "./pending-result";
import { retryAfterOf } from "./retry-after";
import { RunFailure } from "./run-failure";

type Host = Pick<AgentDeps, "clock" | "signal" | "outcomes" | "assess"> & {
  agentId: string;
  hostPolicy: HostPolicy;
  limits: Limits;
  connection: McpConnection;
  record: (draft: RunEventDraft) => void;
};

type PastCall = { failures: number; retryAfterMs: number | undefined };

/** Carries out the model's tool calls, one after the other so that event times and faults can be reproduced. */
export class ToolCaller {
  readonly #host: Host;
  readonly #past = new Map<string, PastCall>();
  #calls = 0;

  constructor(host: Host) {
    this.#host = host;
  }

  /**
   * Calls one tool and records its result.
   * @throws RunFailure when the host's policy ends the run, or the calls are used up.
   */
  async call(use: ToolUse, pending: readonly PendingResult[]): Promise<PendingResult> {
    const { agentId, clock, signal, limits, connection, outcomes, assess, record } = this.#host;
    const { id: toolUseId, name, input } = use;
    this.#calls += 1;
    if (this.#calls > limits.maxToolCalls) {
      throw RunFailure.of("call_limit", `The run was ended after ${limits.maxToolCalls} tool calls.`);
    }
    const key = callKey(use);
    const past = this.#past.get(key);
    if (past?.retryAfterMs) await this.#wait(Math.min(past.retryAfterMs, limits.maxRetryAfterMs), toolUseId);

    const before = clock.now();
    const outcome = await connection.callTool(name, input, signal);
    const took = clock.now() - before;
    if (took >= SERVER_WAIT_SHOWN_MS) {
      record({ type: "waited", agentId, ms: Math.round(took), reason: "server", toolUseId });
    }
    const truth = outcomes.take(name, input);
    const block = this.#toBlock(toolUseId, outcome);
    record({ type: "tool_result", agentId, toolUseId, block });

    const failedRetries = past?.failures ?? 0;
    const failed = block.is_error === true || truth?.kind === "failed";
    const retryAfterMs = outcome.kind === "result" && failed ? retryAfterOf(outcome.result) : undefined;
    this.#past.set(key, { failures: failed ? failedRetries + 1 : 0, retryAfterMs });
    const judgedTruth = isDiagnostic(name) ? (pending.at(-1)?.truth ?? truth) : truth;
    return {
      toolUseId,
      name,
      input,
      key,
      block,
      ...(judgedTruth && { truth: judgedTruth }),
      failedRetries,
      assessment: assess(block, { failedRetries }),
    };
  }

  async #wait(ms: number, toolUseId: string): Promise<void> {
    const { agentId, clock, signal, record } = this.#host;
    await clock.sleep(ms, signal);
    record({ type: "waited", agentId, ms, reason: "retry_after", toolUseId });
  }

  #toBlock(toolUseId: string, outcome: CallOutcome): SentToolResult {
    switch (outcome.kind) {
      case "result":
        return toToolResultBlock(toolUseId, outcome.result);
      case "protocol_error":
        return this.#unlessAborting(
          toolUseId,
          RunFailure.of(
            "protocol_error",
            `The server answered with a JSON-RPC error (${outcome.code}), which this host does not show to the model: ${outcome.message}`,
          ),
          outcome.message,
        );
      case "no_answer":
        return this.#unlessAborting(
          toolUseId,
          RunFailure.of("timed_out", `The MCP server did not answer within ${outcome.timeoutMs} ms.`),
          `No answer from the tool within ${outcome.timeoutMs} ms.`,
        );
      case "connection_lost":
        throw RunFailure.of(
          "mcp_connection",
          `The connection to the MCP server was lost: ${outcome.message}`,
        );
      default:
        return assertNever(outcome);
    }
  }

  #unlessAborting(toolUseId: string, failure: RunFailure, shown: string): SentToolResult {
    if (this.#host.hostPolicy === "abort") throw failure;
    return toErrorBlock(toolUseId, shown);
  }
}
