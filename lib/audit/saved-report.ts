import * as z from "zod/mini";
import { GRADES } from "./grade";
import { isDeeperThan, isObject, MAX_AUDIT_DEPTH, own, parseJson } from "./json";
import { BAD_CALL_KINDS } from "./probe/bad-calls";

/** What a report file calls itself. */
export const REPORT_KIND = "failwell-audit";
/** Raised when a file of an older Failwell could no longer be read. */
export const REPORT_FORMAT = 1;
/** Longest report file that is read, in characters. */
export const MAX_REPORT_CHARACTERS = 16 * 1024 * 1024;
const MAX_RESULTS = 5000;

const text = (max: number) => z.string().check(z.maxLength(max));

const findingSchema = z.object({
  ruleId: text(100),
  severity: z.enum(["error", "warning", "note"]),
  path: text(10_000),
  textPath: z.optional(text(10_000)),
  seen: text(2000),
  message: text(5000),
});

const callSchema = z.object({
  kind: z.enum(BAD_CALL_KINDS),
  tool: text(1000),
  args: z.record(z.string(), z.unknown()),
  field: z.optional(text(1000)),
  mustFail: z.boolean(),
});

const resultSchema = z.object({
  /** File, URL or command. */
  source: text(4000),
  label: text(1000),
  tool: z.optional(text(1000)),
  grade: z.enum(GRADES),
  /** It tells of a failure, or is known to. */
  isFailure: z.boolean(),
  call: z.optional(callSchema),
  latencyMs: z.optional(z.number()),
  outcome: z.optional(z.enum(["audited", "timeout", "lost"])),
  /** The server took a call that its schema forbids. */
  accepted: z.optional(z.boolean()),
  problem: z.optional(text(4000)),
  findings: z.array(findingSchema).check(z.maxLength(200)),
  bits: z.optional(z.number()),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
  gaps: z.optional(z.array(text(100)).check(z.maxLength(20))),
});

const serverSchema = z.object({
  source: text(4000),
  server: z.object({
    name: text(1000),
    version: text(1000),
    protocolVersion: text(100),
    era: z.enum(["legacy", "modern"]),
  }),
  tools: z
    .array(z.object({ name: text(1000), readOnly: z.boolean(), probed: z.boolean() }))
    .check(z.maxLength(1000)),
});

const reportSchema = z.object({
  kind: z.literal(REPORT_KIND),
  format: z.literal(REPORT_FORMAT),
  /** Version of Failwell that wrote it. */
  failwell: text(100),
  servers: z.array(serverSchema).check(z.maxLength(100)),
  results: z.array(resultSchema).check(z.maxLength(MAX_RESULTS)),
});

/** A report as a file, and as every page and format is made from it. Its totals are worked out, never read. */
export type SavedReport = z.infer<typeof reportSchema>;
export type SavedResult = SavedReport["results"][number];

/** Why a text is no report; `field` names the first part that is wrong. */
export type ReportProblem =
  | { reason: "too_long" | "no_json" | "foreign" | "newer" }
  | { reason: "broken"; field: string };

/** Reads a report file. Never throws, whatever the text holds. */
export function readReport(
  content: string,
): { ok: true; report: SavedReport } | { ok: false; problem: ReportProblem } {
  const fail = (problem: ReportProblem) => ({ ok: false as const, problem });
  if (content.length > MAX_REPORT_CHARACTERS) return fail({ reason: "too_long" });
  const parsed = parseJson(content.replace(/^\ufeff/, ""));
  if (!parsed.ok) return fail({ reason: "no_json" });
  if (!isObject(parsed.value) || own(parsed.value, "kind") !== REPORT_KIND)
    return fail({ reason: "foreign" });
  const format = own(parsed.value, "format");
  if (typeof format === "number" && format > REPORT_FORMAT) return fail({ reason: "newer" });
  if (isDeeperThan(parsed.value, MAX_AUDIT_DEPTH * 2)) return fail({ reason: "broken", field: "results" });
  const read = reportSchema.safeParse(parsed.value);
  if (read.success) return { ok: true, report: read.data };
  return fail({ reason: "broken", field: read.error.issues[0]?.path.map(String).join(".") || "kind" });
}
