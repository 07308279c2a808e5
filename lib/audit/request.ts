import * as z from "zod/mini";
import { LOCALES } from "../domain/run-request";
import { isObject } from "./json";
import { itemsFromValue, parseInput } from "./parse-input";
import type { AuditContext, AuditItem } from "./types";

/** Longest body of an audit request, in bytes. */
export const MAX_AUDIT_BYTES = 1024 * 1024;
const contextSchema = z.strictObject({
  backendFailed: z.optional(z.boolean()),
  toolName: z.optional(z.string().check(z.maxLength(200))),
  input: z.optional(z.unknown()),
  outputSchema: z.optional(z.unknown()),
});

/** Body of `POST /api/audit`: a result, or a JSON-RPC message; either may be a pasted text. */
export const auditRequestSchema = z
  .strictObject({
    result: z.optional(z.unknown()),
    message: z.optional(z.unknown()),
    context: z.optional(contextSchema),
    /** Language of the messages. */
    locale: z.optional(z.enum(LOCALES)),
  })
  .check(
    z.refine((body) => (body.result === undefined) !== (body.message === undefined), {
      error: "Give either result or message",
      path: ["result"],
    }),
  );
export type AuditRequest = z.infer<typeof auditRequestSchema>;

/** The items of a request; empty where there is nothing to audit. */
export function itemsOfRequest({ result, message, context }: AuditRequest): AuditItem[] {
  const given = result ?? message;
  const known: AuditContext = Object.fromEntries(
    Object.entries(context ?? {}).filter(([, value]) => value !== undefined),
  );
  if (typeof given === "string") return parseInput(given, known);
  const items = itemsFromValue(given, known);
  if (items.length > 0) return items;
  // It was said to be a result: whatever it is, it is audited as one.
  return isObject(given) ? [{ kind: "result", frame: given, base: "", context: known }] : [];
}
