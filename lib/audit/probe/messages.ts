import * as z from "zod/mini";
import type { AuditItem } from "../types";
import type { BadCall } from "./bad-calls";
import type { ProbeAnswer, ProbedTool, ProbeEvent } from "./probe";
import type { ServerInfo } from "./session";

/** Body of `POST /api/audit/probe`. */
export const probeRequestSchema = z.strictObject({
  url: z.string().check(z.maxLength(2000)),
  /** Sent to the server, e.g. an authorization. Never stored or logged. */
  headers: z.optional(
    z.record(
      z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/)),
      z.string().check(z.maxLength(4000), z.regex(/^[^\r\n\0]*$/)),
    ),
  ),
  /** Tools to call although they are not annotated read-only. */
  tools: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100))),
  /** Tools not to call although they are annotated read-only. */
  skip: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100))),
  /** Only list the tools. */
  listOnly: z.optional(z.boolean()),
});
export type ProbeRequest = z.infer<typeof probeRequestSchema>;

/** Events of the probe route as they are streamed: plain JSON; the page audits each `item` itself. */
export type ProbeMessage =
  | { type: "connected"; server: ServerInfo; tools: ProbedTool[]; plannedCalls: number }
  | {
      type: "answer";
      done: number;
      call: BadCall;
      latencyMs: number;
      outcome:
        | { kind: "audited"; item: AuditItem; accepted: boolean; grade: string; ruleIds: string[] }
        | Exclude<ProbeAnswer["outcome"], { kind: "audited" }>;
    }
  | { type: "finished"; grade: string; calls: number }
  | { type: "failed"; reason: string; detail: string };

/** An event of the probe as plain JSON. */
export function toProbeMessage(event: ProbeEvent): ProbeMessage {
  if (event.type !== "answer") return event;
  const { call, latencyMs, outcome } = event.answer;
  const base = { type: "answer" as const, done: event.done, call, latencyMs };
  if (outcome.kind !== "audited") return { ...base, outcome };
  const { audit, accepted } = outcome;
  return {
    ...base,
    outcome: {
      kind: "audited",
      item: audit.item,
      accepted,
      grade: audit.grade,
      ruleIds: audit.findings.map((finding) => finding.ruleId),
    },
  };
}
