import type { ToolError } from "../domain/tool-error";
import { auditItem, type ItemAudit } from "./audit";
import { isEmptyNotFailed, isUnknownTool, unknownToolName } from "./classify";
import { isObject, own, parseJson, stringify } from "./json";
import { schemaProblem } from "./output-schema";
import { toolErrorOf } from "./rewrite-error";
import type { AuditItem } from "./types";

/** What the server has to fill in, because the audited result does not say it. */
export type Gap =
  | "category"
  | "retryability"
  | "message"
  | "field"
  | "customer_message"
  | "retry_delay"
  | "partial_results"
  | "query_ran";

/** A better way to return the same thing. */
export type Rewrite = {
  /** The result, `tool_result` block or JSON-RPC frame; it grades A. */
  frame: unknown;
  /** The structured error inside, where it is one. */
  error?: ToolError;
  /** Nothing had to change. */
  unchanged: boolean;
  /** Which parts are placeholders or taken from wording: to be filled in by whoever knows. */
  gaps: Gap[];
};

/** Rewrites one audited result from what it says, adding no facts: what is not known is a placeholder named in `gaps`. */
export function rewrite(audit: ItemAudit): Rewrite {
  if (audit.grade === "A") return { frame: audit.item.frame, unchanged: true, gaps: [] };
  const { view } = audit;
  if (!view.protocolError && view.isFailure && isUnknownTool(view)) {
    return done(
      rpcError(
        -32602,
        `Unknown tool: ${unknownToolName(view.message) ?? view.context.toolName?.slice(0, 80) ?? "<tool>"}`,
      ),
      [],
    );
  }
  if (isEmptyNotFailed(view)) return done(result(audit.item, emptyPayload(audit), false), []);
  if (!view.isFailure && !hiddenPartialFailure(audit)) return rewriteSuccess(audit);
  if (
    view.protocolError &&
    !audit.findings.some(
      ({ ruleId }) => ruleId === "failure-as-protocol-error" || ruleId === "output-schema-hides-error",
    )
  ) {
    const { code, message, data } = view.protocolError;
    return done(rpcError(code ?? -32603, `${message}: ${stringify(data).slice(0, 300)}`), []);
  }
  for (const known of [true, false]) {
    const { error, gaps } = toolErrorOf(audit, known);
    const rewritten = done(result(audit.item, { ...error }, true), gaps);
    if (gradeOfFrame(rewritten.frame, audit.item) === "A" || !known) return { ...rewritten, error };
  }
  return { frame: audit.item.frame, unchanged: true, gaps: [] };
}

function gradeOfFrame(frame: unknown, { kind, context }: AuditItem) {
  return auditItem({ kind: kind === "tool_result" ? kind : "result", frame, base: "", context }).grade;
}

function done(frame: unknown, gaps: Gap[]): Rewrite {
  return { frame, unchanged: false, gaps };
}

function hiddenPartialFailure(audit: ItemAudit): boolean {
  return audit.findings.some((finding) => finding.ruleId === "partial-failure-hidden");
}

function rpcError(code: number, message: string): unknown {
  return { jsonrpc: "2.0", id: 1, error: { code, message } };
}

/** A payload as a result or `tool_result` block: text and structured content from one object. */
function result(item: AuditItem, payload: Record<string, unknown>, isError: boolean): unknown {
  const text = JSON.stringify(payload);
  if (item.kind === "tool_result") {
    const id = isObject(item.frame) ? own(item.frame, "tool_use_id") : undefined;
    return {
      type: "tool_result",
      tool_use_id: typeof id === "string" ? id : "",
      ...(isError ? { is_error: true } : {}),
      content: text,
    };
  }
  const schema = item.context.outputSchema;
  const fits = !isObject(schema) || !schemaProblem(payload, schema);
  return {
    content: [{ type: "text", text }],
    ...(fits ? { structuredContent: payload } : {}),
    ...(isError ? { isError: true } : {}),
  };
}

/** The empty list as the audited result has it, with a note that says what it said. */
function emptyPayload({ view }: ItemAudit): Record<string, unknown> {
  const note =
    view.message.trim() === "" ? "The query ran and matched nothing." : view.message.trim().slice(0, 400);
  const doc = view.docs.find((d) => isObject(d.value));
  const payload = doc && isObject(doc.value) ? doc.value : { results: [] };
  return Object.hasOwn(payload, "note") || Object.hasOwn(payload, "message") ? payload : { ...payload, note };
}

/** A success that was badly wrapped: the same data, in one layer. */
function rewriteSuccess(audit: ItemAudit): Rewrite {
  const { view, item } = audit;
  const data = view.docs.at(-1)?.value;
  const isEmpty = audit.findings.some((finding) => finding.ruleId === "ambiguous-empty");
  if (isEmpty) {
    const payload = isObject(data) ? data : { results: [] };
    return done(
      result(item, { ...payload, note: "<what was searched>: the query ran and matched nothing." }, false),
      ["query_ran"],
    );
  }
  if (data !== undefined) {
    const payload = isObject(data) ? data : { results: data };
    return done(result(item, payload, false), []);
  }
  const text = view.texts.at(-1)?.text ?? stringify(view.result ?? item.frame);
  const parsed = parseJson(text);
  if (parsed.ok && isObject(parsed.value)) return done(result(item, parsed.value, false), []);
  return done({ content: [{ type: "text", text }] }, []);
}
