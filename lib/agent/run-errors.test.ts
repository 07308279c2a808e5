import Anthropic from "@anthropic-ai/sdk";
import { describe, expect, it } from "vitest";
import { apiErrorKind, RunStopped, RunTimeout, retryAfterMs, toRunError } from "./run-errors";
import { RunFailure } from "./run-failure";

const redact = (text: string) => text.replaceAll("sk-secret", "[key]");
const apiError = (status: number, type: string, headers: Record<string, string> = {}) =>
  Anthropic.APIError.generate(
    status,
    { type: "error", error: { type, message: "bad key sk-secret" } },
    undefined,
    new Headers(headers),
  );

describe("what ended a run", () => {
  it.each([
    ["a bound", RunFailure.of("turn_limit", "too many"), "turn_limit"],
    ["its deadline", new RunTimeout("late"), "timed_out"],
    ["its caller", new RunStopped(), "aborted"],
    ["an API that did not answer in time", new Anthropic.APIConnectionTimeoutError(), "timed_out"],
    [
      "an API that is not there",
      new Anthropic.APIConnectionError({ cause: new Error("x") }),
      "connection_lost",
    ],
    [
      "a body cut short",
      new TypeError("terminated", { cause: new Error("other side closed") }),
      "connection_lost",
    ],
    ["a refused key", apiError(401, "authentication_error"), "authentication"],
    ["a fault of our own", new Error("oops"), "internal"],
    ["something thrown that is no error", "oops", "internal"],
  ])("%s", (_name, cause, kind) => {
    expect(toRunError(cause, redact).kind).toBe(kind);
  });

  it("never shows the key, whoever repeats it", () => {
    for (const cause of [apiError(401, "authentication_error"), new Error("sk-secret"), "sk-secret"]) {
      const text = JSON.stringify(toRunError(cause, redact));
      expect(text).not.toContain("sk-secret");
      expect(text).toContain("[key]");
    }
  });

  it("says how long to wait where the API did", () => {
    const limited = toRunError(apiError(429, "rate_limit_error", { "retry-after": "3" }), redact);
    expect(limited).toMatchObject({ kind: "rate_limited", error: { retryAfterMs: 3_000 } });
  });
});

describe("apiErrorKind", () => {
  it.each([
    [{ type: "overloaded_error", status: 500 }, "overloaded"],
    [{ type: "a_new_type", status: 429 }, "rate_limited"],
    [{ status: 504 }, "timed_out"],
    [{ status: 418 }, "invalid_request"],
    [{ status: 599 }, "api_error"],
    [{}, "api_error"],
  ])("%j", (error, kind) => expect(apiErrorKind(error)).toBe(kind));
});

describe("retryAfterMs", () => {
  const now = Date.parse("2026-12-02T00:00:00Z");
  it.each([
    ["2", 2_000],
    ["0.5", 500],
    ["-1", 0],
    ["Wed, 02 Dec 2026 00:00:10 GMT", 10_000],
    ["Wed, 02 Dec 2020 00:00:10 GMT", 0],
    ["soon", undefined],
  ])("%s", (value, ms) => expect(retryAfterMs(new Headers({ "retry-after": value }), now)).toBe(ms));

  it("knows nothing without the header", () => {
    expect(retryAfterMs(new Headers(), now)).toBeUndefined();
    expect(retryAfterMs(undefined, now)).toBeUndefined();
  });
});
