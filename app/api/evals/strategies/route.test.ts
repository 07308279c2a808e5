import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { toolErrorSchema } from "@/lib/domain/tool-error";
import { summarizeCells } from "@/lib/evals/strategies/report";
import { DEFAULT_STRATEGY_SPEC } from "@/lib/evals/strategies/spec";
import { type StrategyEvent, streamStrategies } from "@/lib/evals/strategies/stream-strategies";
import { POST } from "./route";

const SPEC = { ...DEFAULT_STRATEGY_SPEC, plans: ["all_fine" as const, "one_forbidden" as const], trials: 1 };
const handle: typeof fetch = (url, init) => POST(new Request(new URL(String(url), "http://localhost"), init));

describe("POST /api/evals/strategies", () => {
  it("streams a report that the page can read", async () => {
    const events: StrategyEvent[] = [];
    const { signal } = new AbortController();
    for await (const event of streamStrategies(SPEC, { signal, fetch: handle })) events.push(event);
    const report = events.at(-1)?.report;
    expect(report && summarizeCells(report).map(({ mostly }) => mostly)).toEqual([
      "complete",
      "complete",
      "complete",
      "complete",
      "complete",
      "false_complete",
    ]);
  });

  it("names every bad field", async () => {
    const spec = { ...SPEC, trials: 51, plans: ["mixed", "mixed"], strategies: ["own_mix"], more: 1 };
    const response = await handle("/api/evals/strategies", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ spec }),
    });
    expect(response.status).toBe(400);
    const { error } = z.object({ error: toolErrorSchema }).parse(await response.json());
    if (error.errorCategory !== "validation") throw new Error(error.errorCategory);
    const fields = error.issues?.map(({ field }) => field) ?? [];
    for (const name of ["trials", "plans", "strategies", "more"]) {
      expect(fields.some((field) => field.includes(name))).toBe(true);
    }
  });
});
