/** Bounds on one agent's run. Every loop that can go on has one. */
export type Limits = {
  /** Tool calls over the whole run. */
  maxToolCalls: number;
  /** Input plus output tokens over the whole run. */
  maxTotalTokens: number;
  /** `max_tokens` of each Messages API request. */
  maxOutputTokens: number;
  /** Real milliseconds for the whole run. */
  runTimeoutMs: number;
  /** Real milliseconds for the MCP handshake and for listing the tools. */
  mcpConnectTimeoutMs: number;
  /** Real milliseconds for one `tools/call`. */
  toolCallTimeoutMs: number;
  /** Milliseconds: a failed result that asks for a longer wait gets this one. */
  maxRetryAfterMs: number;
};

export const DEFAULT_LIMITS: Limits = {
  maxToolCalls: 40,
  maxTotalTokens: 200_000,
  maxOutputTokens: 8_192,
  runTimeoutMs: 180_000,
  mcpConnectTimeoutMs: 10_000,
  toolCallTimeoutMs: 20_000,
  maxRetryAfterMs: 60_000,
};

/** Pages of `tools/list` that are read before a server that never ends its list is given up. */
export const MAX_TOOL_PAGES = 20;

/** A tool call that takes less than this on the run's clock is not shown as waiting. */
export const SERVER_WAIT_SHOWN_MS = 100;
