import type { RunError, RunErrorKind } from "@/lib/domain/run-error";
import type { ToolError } from "@/lib/domain/tool-error";

/** Thrown inside the loop to end a run with a known error. */
export class RunFailure extends Error {
  override readonly name = "RunFailure";
  constructor(
    readonly runError: RunError,
    options?: ErrorOptions,
  ) {
    super(runError.error.message, options);
  }

  /** A failure of `kind`, in the form that fits it. */
  static of(kind: RunErrorKind, message: string, more: RunErrorDetails = {}): RunFailure {
    return new RunFailure(runError(kind, message, more));
  }
}

export type RunErrorDetails = { httpStatus?: number; requestId?: string; retryAfterMs?: number };

/** Builds a RunError; category, retryability and suggested action follow from the kind. */
export function runError(kind: RunErrorKind, message: string, more: RunErrorDetails = {}): RunError {
  const { retryAfterMs, ...rest } = more;
  const { category, suggestedAction } = KINDS[kind];
  const error: ToolError =
    category === "transient"
      ? {
          errorCategory: category,
          isRetryable: true,
          message,
          suggestedAction,
          ...(retryAfterMs !== undefined && { retryAfterMs }),
        }
      : { errorCategory: category, isRetryable: false, message, suggestedAction };
  return { kind, ...rest, error };
}

type KindFacts = { category: "transient" | "validation" | "permission"; suggestedAction: string };

/** What each kind means for whoever started the run, and what to do about it. */
const KINDS: Record<RunErrorKind, KindFacts> = {
  authentication: { category: "permission", suggestedAction: "check_api_key" },
  billing: { category: "permission", suggestedAction: "add_credit" },
  permission_denied: { category: "permission", suggestedAction: "use_key_with_access" },
  model_not_found: { category: "validation", suggestedAction: "choose_another_model" },
  invalid_request: { category: "validation", suggestedAction: "read_message_and_change_settings" },
  rate_limited: { category: "transient", suggestedAction: "wait_and_run_again" },
  overloaded: { category: "transient", suggestedAction: "wait_and_run_again" },
  api_error: { category: "transient", suggestedAction: "run_again" },
  connection_lost: { category: "transient", suggestedAction: "check_network_and_run_again" },
  timed_out: { category: "transient", suggestedAction: "run_again" },
  refusal: { category: "validation", suggestedAction: "rephrase_prompt" },
  output_limit: { category: "validation", suggestedAction: "ask_for_a_shorter_answer" },
  turn_limit: { category: "validation", suggestedAction: "read_trace" },
  call_limit: { category: "validation", suggestedAction: "read_trace" },
  token_limit: { category: "validation", suggestedAction: "read_trace" },
  protocol_error: { category: "validation", suggestedAction: "return_tool_error_instead" },
  mcp_connection: { category: "transient", suggestedAction: "check_server_and_run_again" },
  aborted: { category: "transient", suggestedAction: "run_again" },
  internal: { category: "transient", suggestedAction: "report_bug" },
};
