import * as z from "zod/mini";
import { toRunError } from "@/lib/agent/run-errors";
import { SELF_TEST } from "@/lib/content/quiz/self-test";
import { LOCALES } from "@/lib/domain/run-request";
import type { ToolError } from "@/lib/domain/tool-error";
import { errorHeaders, errorResponse } from "@/lib/http/error-response";
import { guard } from "@/lib/http/guard";
import { readJson } from "@/lib/http/read-json";
import { chooseModel } from "@/lib/lab/choose-model";
import { liveModel } from "@/lib/lab/models";
import { gradeAnswer } from "./grade-answer";

const ids = SELF_TEST.map((question) => question.id);
const requestSchema = z.strictObject({
  locale: z.enum(LOCALES),
  questionId: z.enum(ids),
  answer: z.string().check(z.minLength(1), z.maxLength(8_000)),
  model: z.string().check(z.minLength(1), z.maxLength(100)),
});

/**
 * Compares an answer of the self-test with the points of its model answer by a structured-output call to Claude:
 * `{ locale, questionId, answer, model }` → `{ found: number[], model }`. Only on the learner's own key, from the header
 * `x-anthropic-api-key`; it is used for this call and kept nowhere.
 */
export const POST = guard(async (request) => {
  const body = await readJson(request, requestSchema);
  if (!body.ok) return body.response;
  const { locale, questionId, answer, model } = body.value;
  const question = SELF_TEST.find((candidate) => candidate.id === questionId);
  // The server's own key is left out: this is a comfort that strangers shall not spend it on.
  const environment = {
    ANTHROPIC_BASE_URL: process.env.ANTHROPIC_BASE_URL,
    ANTHROPIC_MODEL: process.env.ANTHROPIC_MODEL,
  };
  const choice = chooseModel(model, request.headers.get("x-anthropic-api-key"), environment);
  if (choice.kind === "refused") return errorResponse(choice.status, choice.error, {});
  if (choice.kind === "simulated" || !question) return errorResponse(400, NOT_SIMULATED, {});
  const client = liveModel(model, choice.access);
  try {
    const found = await gradeAnswer({ question, answer, locale }, { model: client, signal: request.signal });
    return Response.json({ found, model }, { headers: { "cache-control": "no-store" } });
  } catch (cause) {
    const { error } = toRunError(cause, client.redact);
    return errorResponse(STATUS[error.errorCategory], error, errorHeaders(error));
  }
});

const NOT_SIMULATED: ToolError = {
  errorCategory: "validation",
  isRetryable: false,
  message:
    "The simulated model cannot judge an answer: it only decides on tool results. Choose a Claude model.",
  field: "model",
};
const STATUS: Record<ToolError["errorCategory"], number> = {
  transient: 503,
  validation: 422,
  business: 422,
  permission: 401,
};
