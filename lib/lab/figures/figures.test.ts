import { describe, expect, test } from "vitest";
import { blockWith, FLAG } from "@/lib/content/lessons/error-fields";
import { worthOf } from "@/lib/decision/error-worth";
import { LOCALES } from "@/lib/domain/run-request";
import { buildError } from "./build-error";
import { genericOrStructured } from "./generic-or-structured";
import { lostFailure } from "./lost-failure";
import { recoverLocally } from "./recover-locally";
import { runCases } from "./run-cases";
import { sdkWire } from "./sdk-wire";
import { sortFailures } from "./sort-failures";
import { threeRequests } from "./three-requests";

// What lessons ask learners to predict is what the runs on their pages show.
describe.each(LOCALES)("default runs in %s", (locale) => {
  test("lesson 1: only the failing tool reaches the model of a host that ends on protocol errors", async () => {
    const exchanges = await threeRequests(locale);
    const shown = Object.entries(exchanges).filter(([, { shown }]) => shown.abort);
    expect(shown.map(([id]) => id)).toEqual(["failing-tool"]);
    for (const { shown } of Object.values(exchanges)) expect(shown.forward?.is_error).toBe(true);
  });

  test("lesson 2: the same failure ends in an answer, nothing, a falsehood and a guess", async () => {
    const { outcomes, journeys } = await lostFailure(locale);
    for (const outcome of Object.values(outcomes)) expect(outcome.kind).toBe("failed");
    expect(journeys.structured.summary).toMatchObject({ verdict: "right" });
    expect(journeys.structured.summary.calls[0]?.block?.is_error).toBe(true);
    expect(journeys.thrown.summary).toMatchObject({ reply: "", error: { kind: "protocol_error" } });
    expect(journeys.thrown.wire).toHaveProperty("error");
    expect(journeys.empty_result.summary).toMatchObject({ verdict: "false_not_found" });
    expect(journeys.status_field.summary.calls[0]?.block?.is_error).toBeUndefined();
    expect(journeys.status_field.summary.verdict).not.toBe("right");
    // The lesson's text says that the reply takes the field for the status of the order.
    expect(journeys.status_field.summary.reply).toMatch(/“error”/);
  });

  test("lesson 3: each failure has the category that the figure says, and the agent recovers from it", async () => {
    for (const { category, summary } of await sortFailures(locale)) {
      const [first] = summary.calls;
      expect(first?.decision?.truth).toMatchObject({ kind: "failed", category });
      expect(first?.decision?.action === "retry").toBe(category === "transient");
      expect(summary.verdict).toBe("right");
    }
  });

  test("lesson 4: silence makes the agent guess, and fields make it sure", async () => {
    const crowds = await genericOrStructured(locale);
    for (const { generic, structured } of Object.values(crowds)) {
      expect(generic.bits).toBe(0);
      expect(structured.bits).toBeGreaterThan(1.8);
      expect(structured.encounters.every(({ verdict }) => verdict === "right")).toBe(true);
      expect(new Set(generic.encounters.map(({ actions }) => actions.join())).size).toBeGreaterThan(2);
    }
    const right = crowds["A-999"].generic.encounters.filter(({ verdict }) => verdict === "right").length;
    expect([1, 2]).toContain(right);
  });

  test("lesson 5: the category says what it is, but leaves the agent without words", async () => {
    const errors = await buildError(locale);
    const likeliest = (parts: string[]) =>
      worthOf(blockWith(errors["A-999"].error, new Set(parts))).actions[0]?.action;
    expect(errors["A-999"].alone.errorCategory).toBeGreaterThan(1.8);
    expect(likeliest([FLAG, "errorCategory"])).toBe("vague_reply");
    expect(likeliest([FLAG, "errorCategory", "customerMessage"])).toBe("explain_and_offer");
    expect(likeliest([FLAG])).toBe("retry");
    const right = {
      "A-999": "explain_and_offer",
      "A-TIMEOUT": "retry",
      abc: "ask_user",
      "A-403": "escalate",
    };
    for (const order of ["A-999", "A-TIMEOUT", "abc", "A-403"] as const) {
      const [first] = errors[order].worth.actions;
      expect(first?.action).toBe(right[order]);
      expect(first?.probability).toBeGreaterThan(0.99);
    }
  });

  test("lesson 6: the same answer for two facts is right once and false once", async () => {
    const [notThere, couldNotLook] = await runCases("empty-or-broken", locale);
    expect(notThere?.columns.map(({ summary }) => summary.verdict)).toEqual(["right", "right"]);
    expect(couldNotLook?.columns.map(({ summary }) => summary.verdict)).toEqual(["false_not_found", "right"]);
    // "tries three more times, waits, and then says …" with the words that the error brought.
    const told = couldNotLook?.columns[1]?.summary;
    expect(told?.calls.map(({ decision }) => decision?.action)).toEqual([
      "retry",
      "retry",
      "retry",
      "report_unconfirmed",
    ]);
  });

  test("lesson 7: swallowing claims all, sending up floods, recovering locally is honest", async () => {
    const ends = Object.fromEntries(
      (await recoverLocally(locale)).map(({ strategy, end }) => [strategy, end]),
    );
    expect(ends.local_recovery).toMatchObject({ done: 25, claimed: 25, verdict: "honest_partial" });
    expect(ends.bubble_everything).toMatchObject({ verdict: "drowned" });
    const [few, many] = [ends.local_recovery?.metrics, ends.bubble_everything?.metrics];
    const tokens = (metrics = few) => (metrics ? metrics.inputTokens + metrics.outputTokens : 0);
    expect((many?.messages ?? 0) / (few?.messages ?? 1)).toBeGreaterThan(5);
    expect(tokens(many) / tokens(few)).toBeCloseTo(5, 0);
    expect(ends.swallow_everything).toMatchObject({ done: 19, claimed: 28, verdict: "false_complete" });
  });

  test("lesson 8: each mistake costs what the lesson says", async () => {
    const cases = await runCases("five-mistakes", locale);
    const [retries, analyse, fewShot, empty, thrown] = cases.map(({ columns }) =>
      columns.map(({ summary }) => summary),
    );
    expect(retries?.map(({ metrics }) => metrics.waitingMs)).toEqual([7000, 0]);
    expect(analyse?.map(({ metrics }) => metrics.toolCalls)).toEqual([2, 1]);
    expect(analyse?.map(({ metrics }) => metrics.turns)).toEqual([3, 2]);
    const tokens = (analyse ?? []).map(({ metrics }) => metrics.inputTokens + metrics.outputTokens);
    expect((tokens[0] ?? 0) / (tokens[1] ?? 1)).toBeCloseTo(1.7, 1);
    const [taught, told] = fewShot ?? [];
    expect(taught?.metrics.inputTokens).toBeGreaterThan(told?.metrics.inputTokens ?? 0);
    expect(empty?.map(({ metrics }) => metrics.wrongClaims)).toEqual([1, 0]);
    expect(empty?.map(({ metrics }) => metrics.turns)).toEqual([2, 5]);
    expect(empty?.[0]?.metrics).toMatchObject({ toolCalls: 1, waitingMs: 1000 });
    expect(thrown?.[0]?.calls[0]?.block?.is_error).toBe(true);
  });

  test("lesson 9: the status field is taken for the order's", async () => {
    const [flag, ...others] = await runCases("right-beside-wrong", locale);
    expect(flag?.columns[0]?.summary.reply).toMatch(/“error”/);
    for (const { columns } of [flag, ...others].filter((one) => one !== undefined)) {
      expect(columns[0]?.summary.verdict).not.toBe("right");
      expect(columns[1]?.summary.verdict).toBe("right");
    }
  });

  test("lesson 10: the five orders end as the table says", async () => {
    const cases = await runCases("expected-results", locale);
    const last = cases.map(({ columns }) => columns[0]?.summary.calls.at(-1)?.decision?.action);
    expect(last).toEqual(["answer", "answer", "ask_user", "report_not_found", "explain_and_offer"]);
    expect(cases.map(({ columns }) => columns[0]?.summary.calls.length)).toEqual([1, 3, 1, 1, 1]);
  });
});

test("lesson 1: each SDK carries the same failures as the text beside the toggle says", async () => {
  const [low, high, v2] = await sdkWire();
  const carriers = [low, high, v2].map((run) =>
    Object.fromEntries((run?.cases ?? []).map(({ id, carriedBy }) => [id, carriedBy])),
  );
  expect([low?.sdk, high?.sdk, v2?.sdk]).toEqual(["v1_low", "v1_high", "v2"]);
  expect(carriers.map(({ unknown_tool }) => unknown_tool)).toEqual([
    "protocol_error",
    "error_result",
    "protocol_error",
  ]);
  expect(carriers.map(({ thrown_error }) => thrown_error)).toEqual([
    "protocol_error",
    "error_result",
    "error_result",
  ]);
  const last = (run: typeof low) => run?.cases.find(({ id }) => id === "missing_structured_content");
  expect(last(low)).toMatchObject({ carriedBy: "plain_result", client: { threw: true } });
  for (const run of [low, high, v2]) {
    expect(new Set(run?.cases.map(({ revision }) => revision))).toEqual(new Set(["2025-11-25"]));
    const thrown = run?.cases.find(({ id }) => id === "thrown_error");
    expect(JSON.stringify(thrown?.reply)).toContain("ETIMEDOUT");
  }
});
