import * as z from "zod/mini";
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
] as const;
export type FixCheck = (typeof FIX_CHECKS)[number];
export type FixFinding = { check: FixCheck; passed: boolean };

const resultSchema = z.object({
  isError: z.optional(z.boolean()),
  content: z.array(z.looseObject({ type: z.string(), text: z.optional(z.string()) })).check(z.minLength(1)),
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

/** Traces of the inside of a system: stack frames, paths, host names, SQL. */
const INTERNALS =
  /\bat .+:\d+|File ".+", line \d+|(?:^|[\s"'=(])\/(?:srv|usr|var|home|app|opt|etc)\/|\.internal\b|\b\d{1,3}(?:\.\d{1,3}){3}\b|\bSELECT\b.+\bFROM\b/im;
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
  const noInternals: FixFinding = { check: "no_internals", passed: !INTERNALS.test(body) };
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
      noInternals,
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
    noInternals,
  ];
}

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
