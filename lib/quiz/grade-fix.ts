import * as z from "zod/mini";
import { auditItem } from "@/lib/audit/audit";
import { toolErrorSchema } from "@/lib/domain/tool-error";
import type { FixTruth } from "./question-view";

/** What is checked on an edited result, in the order in which it is shown. */
export const FIX_CHECKS = [
  "json",
  "content",
  "flag",
  "structure",
  "category",
  "retryable",
  "customer_message",
  "message",
  "no_internals",
  "results",
  "note",
  "audit",
] as const;
export type FixCheck = (typeof FIX_CHECKS)[number];
/** `rules`: ids of the audit rules that object, for the checks that the audit makes. */
export type FixFinding = { check: FixCheck; passed: boolean; rules?: readonly string[] };

const resultSchema = z.object({
  isError: z.optional(z.boolean()),
  content: z.array(z.looseObject({ type: z.string(), text: z.optional(z.string()) })).check(z.minLength(1)),
});
const looseResultSchema = z.looseObject({
  content: z.array(z.looseObject({ text: z.optional(z.unknown()) })),
});
const looseErrorSchema = z.looseObject({
  errorCategory: z.optional(z.unknown()),
  isRetryable: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
  customerMessage: z.optional(z.unknown()),
});
const emptySchema = z.looseObject({
  results: z.array(z.unknown()).check(z.maxLength(0)),
  note: z.optional(z.unknown()),
});

/** Shorter messages than this say nothing that a decision could rest on. */
const MIN_MESSAGE_CHARS = 12;

/** Grades an edited `CallToolResult` by rules. All findings passed means that it is well made for what really happened. */
export function gradeFix(text: string, truth: FixTruth): FixFinding[] {
  const json = parseJson(text);
  if (json === undefined) return [{ check: "json", passed: false }];
  const result = resultSchema.safeParse(json);
  const body = result.success ? result.data.content.find((block) => block.type === "text")?.text : undefined;
  if (!result.success || body === undefined) {
    return [
      { check: "json", passed: true },
      { check: "content", passed: false },
    ];
  }
  const readable: FixFinding[] = [
    { check: "json", passed: true },
    { check: "content", passed: true },
  ];
  const audited = auditFindings(json, truth);
  const flag: FixFinding = {
    check: "flag",
    passed: (result.data.isError ?? false) === (truth.kind === "failed"),
  };
  const inner = parseJson(body);
  if (truth.kind === "empty") {
    const empty = emptySchema.safeParse(inner);
    const note = empty.success && isSaying(empty.data.note);
    return [
      ...readable,
      flag,
      { check: "results", passed: empty.success },
      { check: "note", passed: note },
      ...audited,
    ];
  }
  const error = looseErrorSchema.safeParse(inner);
  const fields = error.success ? error.data : {};
  return [
    ...readable,
    flag,
    { check: "structure", passed: toolErrorSchema.safeParse(inner).success },
    { check: "category", passed: fields.errorCategory === truth.category },
    { check: "retryable", passed: fields.isRetryable === truth.isRetryable },
    { check: "message", passed: isSaying(fields.message) },
    ...(truth.category === "business"
      ? [{ check: "customer_message" as const, passed: isSaying(fields.customerMessage) }]
      : []),
    ...audited,
  ];
}

/** What the audit's rules say, leaks apart from the rest. */
function auditFindings(result: unknown, truth: FixTruth): FixFinding[] {
  const context = { backendFailed: truth.kind === "failed" };
  const { findings } = auditItem({ kind: "result", frame: result, base: "", context });
  const rules: readonly string[] = [...new Set(findings.map((finding) => finding.ruleId))];
  const leaks = rules.filter((rule) => rule.startsWith("leaks-"));
  const others = rules.filter((rule) => !rule.startsWith("leaks-"));
  return [
    { check: "no_internals", passed: leaks.length === 0, rules: leaks },
    { check: "audit", passed: others.length === 0, rules: others },
  ];
}

/**
 * The text with every content text that was written as an object turned into a string, as MCP wants it; so that nobody
 * has to escape quotes by hand. Anything else is left as it is.
 */
export function withTextAsString(text: string): string {
  const parsed = looseResultSchema.safeParse(parseJson(text));
  if (!parsed.success || !parsed.data.content.some(isObjectText)) return text;
  const content = parsed.data.content.map((block) =>
    isObjectText(block) ? { ...block, text: JSON.stringify(block.text) } : block,
  );
  return JSON.stringify({ ...parsed.data, content }, null, 2);
}

const isObjectText = (block: { text?: unknown }): boolean =>
  typeof block.text === "object" && block.text !== null;

/** Whether every check passed. */
export const isFixed = (findings: readonly FixFinding[]): boolean =>
  findings.every((finding) => finding.passed);

const isSaying = (value: unknown): boolean =>
  typeof value === "string" &&
  value.trim().length >= MIN_MESSAGE_CHARS &&
  !/^operation failed\b/i.test(value.trim());

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
