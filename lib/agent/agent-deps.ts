import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { Clock } from "@/lib/domain/clock";
import type { TrueOutcome } from "@/lib/domain/outcome";
import type { RecoveryAction } from "@/lib/domain/recovery";
import type { Limits } from "./limits";
import type { ModelClient } from "./model-client";
import type { Assess, PendingResult } from "./pending-result";

/** What a judge is asked about a final reply. */
export type FinalReply = { prompt: string; text: string; pending: readonly PendingResult[] };

/** For each pending result, by tool use id, the action that the reply amounts to. */
export type ReplyJudge = (
  reply: FinalReply,
  hooks: { model: ModelClient; signal: AbortSignal },
) => Promise<ReadonlyMap<string, RecoveryAction>>;

/** All that a run is made of. The loop knows neither the server behind `transport` nor the model behind `model`. */
export type AgentDeps = {
  runId: string;
  model: ModelClient;
  /** The client's end of a connection to an MCP server. The run closes it. */
  transport: Transport;
  /** Event times, and the waits that the host makes before it repeats a call. */
  clock: Clock;
  signal: AbortSignal;
  /** The truth about tool calls, for the verdict. The model never sees it. */
  outcomes: { take(toolName: string, input: Record<string, unknown>): TrueOutcome | undefined };
  assess: Assess;
  /** Judges final replies where rules are not enough; rules decide when it fails. */
  judgeReply?: ReplyJudge;
  /** Messages API `metadata.user_id`; opaque to the loop. */
  userId?: string;
  system?: string;
  prompt?: string;
  agentId?: string;
  limits?: Partial<Limits>;
  /** Tool calls of one turn that may run at the same time; one by default, so that event times can be reproduced. */
  parallelCalls?: number;
  /** Whether frames are recorded. Off where nobody looks at them: they cost time. */
  tap?: boolean;
  /** Whether the model's answers are streamed. Off where nobody watches: the same answers come in one piece. */
  stream?: boolean;
};
