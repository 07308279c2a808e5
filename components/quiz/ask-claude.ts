import * as z from "zod/mini";
import type { Locale } from "@/lib/domain/run-request";
import { toolErrorSchema } from "@/lib/domain/tool-error";

const gradedSchema = z.object({ found: z.array(z.int()), model: z.string() });
const failedSchema = z.object({ error: toolErrorSchema });

/** `found` holds indices of points; `advice` is a key of `quiz.selfTest.grade`. */
export type GradingOutcome =
  | { kind: "graded"; found: readonly number[]; model: string }
  | { kind: "failed"; advice: "errorTransient" | "errorPermission" | "errorOther" };

/** Has an answer compared by Claude through this site's server. The key travels in a header and nowhere else. */
export async function askClaude(
  request: { questionId: string; answer: string; locale: Locale; model: string },
  apiKey: string,
): Promise<GradingOutcome> {
  try {
    const response = await fetch("/api/self-test", {
      method: "POST",
      headers: { "content-type": "application/json", "x-anthropic-api-key": apiKey },
      body: JSON.stringify(request),
    });
    const body: unknown = await response.json();
    if (response.ok) return { kind: "graded", ...gradedSchema.parse(body) };
    const { errorCategory } = failedSchema.parse(body).error;
    if (errorCategory === "transient") return { kind: "failed", advice: "errorTransient" };
    return { kind: "failed", advice: errorCategory === "permission" ? "errorPermission" : "errorOther" };
  } catch {
    // No connection, a header that is not Latin-1, or an answer that is not ours: all call for another try.
    return { kind: "failed", advice: "errorTransient" };
  }
}
