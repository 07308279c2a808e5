import { afterEach } from "vitest";
import { createVirtualClock } from "@/lib/domain/clock";
import type { TrueOutcome } from "@/lib/domain/outcome";
import type { RunEvent } from "@/lib/domain/run-event";
import type { RunRequest } from "@/lib/domain/run-request";
import { replayRun } from "@/lib/domain/run-state";
import { runAgent } from "../agent-loop";
import { createAssess } from "../assess";
import type { Limits } from "../limits";
import { createModelClient, type ModelClient } from "../model-client";
import { type FakeClaude, type Fault, startFakeClaude } from "./fake-claude";
import type { FakeMessage } from "./fake-message";
import { startTestServer, type TestTool, textResult } from "./test-mcp-server";

/** Never to be seen outside a request's header. */
export const KEY = "sk-ant-canary-0123456789";
export const REQUEST: RunRequest = {
  locale: "en",
  orderId: "A-1",
  responseStyle: "structured",
  model: "claude-sonnet-5-5",
};
export const FOUND: TestTool = () => textResult({ results: [{ order_id: "A-1", status: "delivered" }] });

/** The fake of the test that runs; closed after it. */
export let fake: FakeClaude | undefined;
afterEach(async () => {
  await fake?.close();
  fake = undefined;
});

export type Setup = {
  answers: (FakeMessage | Fault)[];
  tools?: Record<string, TestTool>;
  truths?: (TrueOutcome | undefined)[];
  request?: Partial<RunRequest>;
  limits?: Partial<Limits>;
  signal?: AbortSignal;
  onEvent?: (event: RunEvent) => void;
  /** Puts something between the loop and its model. */
  wrapModel?: (model: ModelClient) => ModelClient;
};

/** Starts the fake of this test, with the last answer repeated. */
export async function startFake(...answers: (FakeMessage | Fault)[]): Promise<FakeClaude> {
  fake = await startFakeClaude((_request, n) => answers[Math.min(n, answers.length - 1)] ?? say("?"));
  return fake;
}

/** A run of the real loop over HTTP against the fake. */
export async function run(setup: Setup) {
  const { answers, truths = [] } = setup;
  const claude = await startFake(...answers);
  const clock = createVirtualClock();
  const events: RunEvent[] = [];
  const model = createModelClient({ model: REQUEST.model, apiKey: KEY, baseURL: claude.baseURL, clock });
  const deps = {
    runId: "run-1",
    model: setup.wrapModel?.(model) ?? model,
    transport: await startTestServer(setup.tools ?? { lookup_order: FOUND }),
    clock,
    signal: setup.signal ?? new AbortController().signal,
    outcomes: { take: () => truths.shift() },
    assess: createAssess(),
    ...(setup.limits && { limits: setup.limits }),
  };
  for await (const event of runAgent(deps, { ...REQUEST, ...setup.request })) {
    events.push(event);
    setup.onEvent?.(event);
  }
  const state = replayRun(events);
  return { events, state };
}

export const say = (text: string): FakeMessage => ({ content: [{ type: "text", text }] });
export const call = (id: string, input = {}, name = "lookup_order"): FakeMessage => ({
  content: [{ type: "tool_use", id, name, input }],
});
export const byType = <T extends RunEvent["type"]>(events: RunEvent[], type: T) =>
  events.filter((event): event is Extract<RunEvent, { type: T }> => event.type === type);
