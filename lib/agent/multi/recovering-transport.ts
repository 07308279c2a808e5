import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import {
  CallToolRequestSchema,
  isJSONRPCErrorResponse,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  type RequestId,
} from "@modelcontextprotocol/sdk/types.js";
import type { RecoveryPolicy } from "@/lib/domain/agents/agents-request";
import type { Clock } from "@/lib/domain/clock";
import type { FetchLog, FetchOutcome } from "./fetch-log";
import { readFetchResult } from "./read-fetch-result";

/** One try of one source: announced before it is sent, and again with its outcome. */
export type FetchTry = {
  sourceId: string;
  decidedBy: "model" | "harness";
  mirror: boolean;
  outcome?: FetchOutcome;
};

type Call = {
  id: RequestId;
  name: string;
  sourceId: string;
  tries: number;
  mirror: boolean;
  byHarness: boolean;
};

export type RecoveringOptions = {
  policy: RecoveryPolicy;
  clock: Clock;
  signal: AbortSignal;
  /** In [0, 1), for the jitter. */
  random: () => number;
  log: FetchLog;
  onTry: (fetchTry: FetchTry) => void;
  onWait: (ms: number) => void;
};

/**
 * Local recovery, in the harness: what policy can decide for certain never costs a model turn. A retryable transient failure is
 * tried again after a backoff with jitter, then an equivalent mirror is asked; the model gets the last answer, and a note of what was done.
 */
export class RecoveringTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;

  readonly #inner: Transport;
  readonly #options: RecoveringOptions;
  readonly #calls = new Map<RequestId, Call>();
  #resent = 0;

  constructor(inner: Transport, options: RecoveringOptions) {
    this.#inner = inner;
    this.#options = options;
    inner.onclose = () => this.onclose?.();
    inner.onerror = (error) => this.onerror?.(error);
    inner.onmessage = (message) => this.#receive(message);
  }

  start(): Promise<void> {
    return this.#inner.start();
  }

  close(): Promise<void> {
    return this.#inner.close();
  }

  send(message: JSONRPCMessage): Promise<void> {
    const call = isJSONRPCRequest(message) ? CallToolRequestSchema.safeParse(message) : undefined;
    if (!isJSONRPCRequest(message) || !call?.success) return this.#inner.send(message);
    const { name, arguments: input = {} } = call.data.params;
    const sourceId = String(input.id ?? "");
    const entry: Call = {
      id: message.id,
      name,
      sourceId,
      tries: 1,
      mirror: input.mirror === true,
      byHarness: false,
    };
    this.#calls.set(message.id, entry);
    this.#announce(entry);
    return this.#inner.send(message);
  }

  #receive(message: JSONRPCMessage): void {
    const answersCall = isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message);
    const id = answersCall ? message.id : undefined;
    const call = id === undefined ? undefined : this.#calls.get(id);
    if (id === undefined || !call || !isJSONRPCResultResponse(message)) {
      this.onmessage?.(message);
      return;
    }
    this.#calls.delete(id);
    const outcome = readFetchResult(message.result, call.mirror ? "mirror" : "primary");
    this.#options.log.note(call.sourceId, call.mirror, outcome);
    this.#announce(call, outcome);
    const next = outcome.kind === "failed" ? this.#nextTry(call, outcome.error) : undefined;
    if (!next) {
      this.onmessage?.({ ...message, id: call.id, result: withNote(message.result, call) });
      return;
    }
    this.#tryAgain(next).catch((error: unknown) => {
      // Aborted while waiting: the connection is being closed.
      this.onerror?.(error instanceof Error ? error : new Error(String(error)));
    });
  }

  #nextTry(
    call: Call,
    error: { errorCategory: string; isRetryable: boolean; suggestedAction?: string | undefined },
  ) {
    const { policy } = this.#options;
    if (error.errorCategory !== "transient") return undefined;
    if (error.isRetryable && !call.mirror && call.tries < policy.maxTries) {
      return { ...call, tries: call.tries + 1, byHarness: true };
    }
    const hasMirror = error.suggestedAction === "use_mirror" && !call.mirror;
    return hasMirror && policy.useMirror ? { ...call, mirror: true, byHarness: true } : undefined;
  }

  async #tryAgain(call: Call): Promise<void> {
    const { policy, clock, signal, random, onWait } = this.#options;
    if (!call.mirror && policy.backoffBaseMs > 0) {
      // Full backoff with up to 50% jitter, so that subagents do not come back in step.
      const ms = Math.round(policy.backoffBaseMs * 2 ** (call.tries - 2) * (1 + random() / 2));
      onWait(ms);
      await clock.sleep(ms, signal);
    }
    this.#resent += 1;
    const id = `again-${this.#resent}`;
    this.#calls.set(id, call);
    this.#announce(call);
    const input = { id: call.sourceId, ...(call.mirror && { mirror: true }) };
    await this.#inner.send({
      jsonrpc: "2.0",
      id,
      method: "tools/call",
      params: { name: call.name, arguments: input },
    });
  }

  #announce(call: Call, outcome?: FetchOutcome): void {
    const { sourceId, mirror, byHarness } = call;
    this.#options.onTry({
      sourceId,
      mirror,
      decidedBy: byHarness ? "harness" : "model",
      ...(outcome && { outcome }),
    });
  }
}

/** Tells the model what the harness has already done, so that it does not do it again. */
function withNote(result: Record<string, unknown>, call: Call): Record<string, unknown> {
  if (!call.byHarness || !Array.isArray(result.content)) return result;
  const note = { host: { attempts: call.tries, mirrorTried: call.mirror } };
  return { ...result, content: [...result.content, { type: "text", text: JSON.stringify(note) }] };
}
