import { getEventListeners } from "node:events";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { RecoveryAction, Verdict } from "@/lib/domain/recovery";
import { type RunEvent, runEventSchema } from "@/lib/domain/run-event";
import { LOCALES, MCP_SDKS, PITFALLS, RESPONSE_STYLES, type RunRequest } from "@/lib/domain/run-request";
import { replayRun } from "@/lib/domain/run-state";
import { collectLabRun, runLab } from "./run-lab";

const ORDERS = ["A-1", "A-TIMEOUT", "abc", "A-404", "A-999", "A-403", "A-429"];
const RUN = {
  locale: "en",
  orderId: "A-1",
  responseStyle: "structured",
  model: "simulator",
} satisfies RunRequest;

const run = (request: Partial<RunRequest>) => collectLabRun({ ...RUN, ...request });
const decisionsOf = (events: RunEvent[]) => events.filter((event) => event.type === "decision");
const endOf = (events: RunEvent[]) => replayRun(events).status;

describe.each(LOCALES)("in %s, with structured errors", (locale) => {
  it.each<[string, RecoveryAction[], number]>([
    ["A-1", ["answer"], 1],
    ["A-TIMEOUT", ["retry", "retry", "answer"], 3],
    ["abc", ["ask_user"], 1],
    ["A-404", ["report_not_found"], 1],
    ["A-999", ["explain_and_offer"], 1],
    ["A-429", ["retry", "answer"], 2],
  ])("%s is recovered from by %j", async (orderId, actions, calls) => {
    const events = await run({ locale, orderId });
    expect(decisionsOf(events).map(({ action }) => action)).toEqual(actions);
    expect(endOf(events)).toMatchObject({
      phase: "finished",
      verdict: "right",
      metrics: { toolCalls: calls, wastedCalls: 0, wrongClaims: 0 },
    });
  });

  it("A-403 is handed over to a person", async () => {
    const events = await run({ locale, orderId: "A-403" });
    expect(decisionsOf(events)[0]).toMatchObject({ action: "escalate", verdict: "right" });
    expect(endOf(events)).toMatchObject({ verdict: "right" });
  });
});

describe.each(RESPONSE_STYLES)("under the style %s", (responseStyle) => {
  it.each(ORDERS)("%s gives a whole, replayable run", async (orderId) => {
    for (const hostPolicy of ["abort", "forward"] as const) {
      const events = await run({ orderId, responseStyle, hostPolicy });
      const saved: unknown = JSON.parse(JSON.stringify(events));
      const status = endOf(z.array(runEventSchema).parse(saved));
      const aborts =
        responseStyle === "thrown" && hostPolicy === "abort" && !["A-1", "A-404"].includes(orderId);
      expect(status).toMatchObject(
        aborts ? { phase: "failed", error: { kind: "protocol_error" } } : { phase: "finished" },
      );
    }
  });
});

describe("failures dressed up", () => {
  it.each<[Partial<RunRequest>, Verdict[]]>([
    [{ responseStyle: "empty_result", orderId: "A-TIMEOUT" }, ["false_not_found"]],
    [{ responseStyle: "empty_result", orderId: "A-TIMEOUT", locale: "zh" }, ["false_not_found"]],
    [{ pitfall: "log_and_return_empty", orderId: "A-999" }, ["false_not_found"]],
  ])("%j ends in %j", async (request, verdicts) => {
    const status = endOf(await run(request));
    expect(status).toMatchObject({ phase: "finished", metrics: { wrongClaims: 1 } });
    expect(verdicts).toContain(status.phase === "finished" && status.verdict);
  });
});

describe("pitfalls", () => {
  it.each(PITFALLS)("%s runs in both languages", async (pitfall) => {
    for (const locale of LOCALES) {
      const events = await run({ locale, pitfall, orderId: "A-999", responseStyle: "generic" });
      expect(endOf(events).phase).toBe("finished");
    }
  });

  it("server_retries_everything waits on the event clock", async () => {
    const events = await run({ pitfall: "server_retries_everything", orderId: "A-999" });
    expect(endOf(events)).toMatchObject({ metrics: { waitingMs: 7000, toolCalls: 1 } });
  });

  it("analyze_error_tool costs the agent a call", async () => {
    const events = await run({ pitfall: "analyze_error_tool", orderId: "A-999", responseStyle: "generic" });
    const calls = events.filter((event) => event.type === "tool_call").map(({ name }) => name);
    expect(calls).toContain("analyze_error");
    expect(endOf(events)).toMatchObject({ verdict: "right" });
  });

  it("few_shot_parsing puts the examples into the system prompt", async () => {
    const [started] = await run({ pitfall: "few_shot_parsing", orderId: "A-999" });
    expect(started).toMatchObject({ type: "run_started", system: expect.stringContaining("Kind: business") });
  });
});

describe("own prompts", () => {
  it.each([
    ["en", "where is my order A-1?", "lookup_order"],
    ["zh", "查一下订单 A-1", "lookup_order"],
    ["en", "My phone number is +1 202 555 0147, where is my parcel?", "get_customer"],
  ] as const)("%s: %s", async (locale, prompt, tool) => {
    const events = await run({ locale, prompt });
    expect(events.find((event) => event.type === "tool_call")).toMatchObject({ name: tool });
    expect(endOf(events).phase).toBe("finished");
  });

  it("handles two orders at once, each judged on its own", async () => {
    const events = await run({ prompt: "Please check A-1 and A-404." });
    expect(decisionsOf(events).map(({ action, verdict }) => [action, verdict])).toEqual([
      ["answer", "right"],
      ["report_not_found", "right"],
    ]);
  });

  it("chats without a tool where no order is meant", async () => {
    const events = await run({ prompt: "What is the capital of France?" });
    expect(events.some((event) => event.type === "tool_call")).toBe(false);
    expect(endOf(events)).toMatchObject({ verdict: "right" });
  });
});

describe("a simulated run", () => {
  it("is a pure function of its request", async () => {
    const request = { orderId: "A-TIMEOUT", responseStyle: "generic", seed: 11 } as const;
    const [first, second] = [await run(request), await run(request)];
    expect(JSON.stringify(first)).toBe(JSON.stringify(second));
  });

  it("follows changed assumptions", async () => {
    const overrides = { "costs.retryCall": 1000 };
    const never = await run({ orderId: "A-TIMEOUT", responseStyle: "generic", overrides });
    expect(decisionsOf(never).some(({ action }) => action === "retry")).toBe(false);
  });

  it("can be stopped", async () => {
    const controller = new AbortController();
    const events: RunEvent[] = [];
    for await (const event of runLab({ ...RUN, orderId: "A-TIMEOUT" }, { signal: controller.signal })) {
      events.push(event);
      if (event.type === "tool_call") controller.abort();
    }
    expect(endOf(events)).toMatchObject({ phase: "failed", error: { kind: "aborted" } });
  });
});

describe("on another SDK", () => {
  it("a thrown error ends the run only where no framework catches it", async () => {
    const ends = await Promise.all(
      MCP_SDKS.map(async (sdk) => endOf(await run({ orderId: "A-999", responseStyle: "thrown", sdk })).phase),
    );
    expect(Object.fromEntries(MCP_SDKS.map((sdk, i) => [sdk, ends[i]]))).toEqual({
      v1_low: "failed",
      v1_high: "finished",
      v2: "finished",
    });
  });

  it.each(MCP_SDKS)("%s: a structured error reaches the model whole", async (sdk) => {
    const events = await run({ orderId: "A-999", sdk });
    expect(decisionsOf(events)[0]).toMatchObject({ action: "explain_and_offer", verdict: "right" });
    expect(endOf(events)).toMatchObject({ verdict: "right" });
  });
});

it("leaves nothing behind on the caller's signal, whether it is read to its end or left early", async () => {
  const caller = new AbortController();
  const request = {
    locale: "en",
    orderId: "A-TIMEOUT",
    responseStyle: "structured",
    model: "simulator",
  } as const;
  for await (const event of runLab(request, { signal: caller.signal })) if (event.seq > 1_000) break;
  for await (const event of runLab(request, { signal: caller.signal })) if (event.seq > 3) break;
  expect(getEventListeners(caller.signal, "abort")).toEqual([]);
});
