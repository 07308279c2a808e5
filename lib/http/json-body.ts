import type * as z from "zod/mini";
import type { FieldIssue, ToolError } from "@/lib/domain/tool-error";
import { errorResponse } from "./error-response";

export type JsonBody<T> = { ok: true; body: T } | { ok: false; response: Response };

/** A refusal of bad input that names the field. */
export function refused(status: number, message: string, field?: string, issues?: FieldIssue[]): Response {
  const error: ToolError = {
    errorCategory: "validation",
    isRetryable: false,
    message,
    ...(field === undefined ? {} : { field }),
    ...(issues && issues.length > 0 ? { issues } : {}),
  };
  return errorResponse(status, error, {});
}

/** Reads a JSON body of a known shape: 415 for another media type, 400 naming every bad field for anything else. */
export async function readJson<S extends z.ZodMiniType>(
  request: Request,
  schema: S,
): Promise<JsonBody<z.output<S>>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) {
    return { ok: false, response: refused(415, "Send application/json.") };
  }
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(await request.arrayBuffer()));
  } catch {
    return { ok: false, response: refused(400, "The body is not JSON in UTF-8.") };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, body: parsed.data };
  const issues = parsed.error.issues.map(({ path, message, ...issue }) => ({
    field: [...path.map(String), ...("keys" in issue && path.length === 0 ? issue.keys : [])].join("."),
    message: message || "invalid",
  }));
  return {
    ok: false,
    response: refused(400, "The body does not have the expected shape.", issues[0]?.field ?? "", issues),
  };
}
