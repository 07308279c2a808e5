import type { RuleId } from "./rule-ids";

/** `error`: the agent is misled or blinded. `warning`: it has to guess. `note`: it could know more. */
export type Severity = "error" | "warning" | "note";

/** A JSON pointer (RFC 6901) into the audited frame and, where the text there is itself JSON, one into that. */
export type Place = { path: string; textPath?: string };

/** One thing a rule objects to. */
export type Finding = Place & {
  ruleId: RuleId;
  severity: Severity;
  /** The text or value that was seen, shortened to one line. */
  seen: string;
};

/** What the caller knows beyond the result. All optional. */
export type AuditContext = {
  /** The call is known to have failed, whatever the result says. */
  backendFailed?: boolean;
  toolName?: string;
  /** The arguments of the call: what the caller sent is no leak. */
  input?: unknown;
  /** The tool's `outputSchema`. */
  outputSchema?: unknown;
};

/** One thing to audit, cut out of whatever was pasted. */
export type AuditItem = {
  kind: "result" | "protocol_error" | "tool_result" | "text" | "unknown";
  /** What is audited, as given; every finding's `path` starts here. */
  frame: unknown;
  /** JSON pointer from `frame` to the result or error object. */
  base: string;
  context: AuditContext;
};
