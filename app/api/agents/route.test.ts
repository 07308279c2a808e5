import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import type { ReceivedRequest } from "@/lib/agent/testing/check-messages-request";
import { type FakeClaude, type Fault, startFakeClaude } from "@/lib/agent/testing/fake-claude";
import type { FakeMessage } from "@/lib/agent/testing/fake-message";
import { type AgentsEvent, agentsEventSchema } from "@/lib/domain/agents/agents-event";
import { type AgentsState, replayAgents } from "@/lib/domain/agents/agents-state";
import { toolErrorSchema } from "@/lib/domain/tool-error";
import { readSse } from "@/lib/streaming/sse";
import { POST } from "./route";

const CANARY = "sk-ant-canary-5d1e8c4b7a";
const BIG = "claude-opus-5-5";
const SMALL = "claude-haiku-5-5";
const RUN = { locale: "en", strategy: "local_recovery", plan: "mixed" };
/** No fault waits: a live run's time is real. */
const LIVE = { ...RUN, plan: { "S-02": "forbidden_for_all" }, sources: 4, subagents: 2, model: BIG };

function post(body: object, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  };
  return POST(new Request("http://localhost/api/agents", init));
}
const withKey = { "x-anthropic-api-key": CANARY };

async function errorOf(response: Response) {
  return z.object({ error: toolErrorSchema }).parse(await response.json()).error;
}

async function eventsOf(response: Response): Promise<AgentsEvent[]> {
  if (!response.body) throw new Error("no body");
  const events: AgentsEvent[] = [];
  for await (const { data } of readSse(response.body)) events.push(agentsEventSchema.parse(JSON.parse(data)));
  return events;
}

function finished(state: AgentsState) {
  if (state.status.phase !== "finished") throw new Error(JSON.stringify(state.status));
  return state.status;
}

beforeEach(() => {
  for (const name of ["ANTHROPIC_API_KEY", "ANTHROPIC_BASE_URL", "ANTHROPIC_MODEL"]) vi.stubEnv(name, "");
  globalThis.failwellSpendGuard = undefined;
});
afterEach(() => {
  vi.unstubAllEnvs();
  globalThis.failwellSpendGuard = undefined;
});

describe("POST /api/agents with the simulated model", () => {
  it("streams a whole run, the waits paced", async () => {
    const response = await post({ ...RUN, sources: 6, subagents: 2, plan: { "S-01": "times_out" } });
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    const state = replayAgents(await eventsOf(response));
    expect(finished(state)).toMatchObject({ verdict: "honest_partial", done: 5, claimed: 5, total: 6 });
  });

  it("names every bad field", async () => {
    const response = await post({ ...RUN, strategy: "hope", sources: 101, subagents: 0, plan: "x", y: 1 });
    expect(response.status).toBe(400);
    const error = await errorOf(response);
    if (error.errorCategory !== "validation") throw new Error(error.errorCategory);
    expect(error.issues?.map(({ field }) => field).sort()).toEqual([
      "plan",
      "sources",
      "strategy",
      "subagents",
      "y",
    ]);
  });

  it("asks for a key where either model is live, and knows no other models", async () => {
    expect((await post({ ...RUN, model: BIG })).status).toBe(401);
    expect((await post({ ...RUN, subagentModel: SMALL })).status).toBe(401);
    expect((await post({ ...RUN, subagentModel: "gpt-9" }, withKey)).status).toBe(422);
  });
});

describe("POST /api/agents with live models", () => {
  let fake: FakeClaude;
  afterEach(() => fake.close());

  const say = (text: string): FakeMessage => ({ content: [{ type: "text", text }] });
  let uses = 0;
  const call = (name: string, inputs: readonly Record<string, unknown>[]): FakeMessage => ({
    content: inputs.map((input) => ({ type: "tool_use", id: `use-${++uses}`, name, input })),
  });
  const delegateAll = call("delegate", [{ source_ids: ["S-01", "S-02"] }, { source_ids: ["S-03", "S-04"] }]);
  const isFirst = ({ body }: ReceivedRequest) => body.messages.length === 1;
  const askedFor = ({ body }: ReceivedRequest) =>
    String(body.messages[0]?.content)
      .match(/S-\d+/g)
      ?.map((id) => ({ id })) ?? [];
  const fetchAsked = (request: ReceivedRequest) =>
    isFirst(request) ? call("fetch_source", askedFor(request)) : say("That is all.");
  const answerOf = (done: number) => say(`That is what there is.\nCoverage: ${done}/4`);
  const coordinate = (done: number) => (request: ReceivedRequest) =>
    isFirst(request) ? delegateAll : answerOf(done);

  /** Answers by the model that is asked. */
  async function start(answers: Record<string, (request: ReceivedRequest) => FakeMessage | Fault>) {
    fake = await startFakeClaude((request) => answers[request.body.model]?.(request) ?? say("?"));
    vi.stubEnv("ANTHROPIC_BASE_URL", fake.baseURL);
  }
  const requestsOf = (model: string) => fake.requests.filter(({ body }) => body.model === model);

  it("lets a small model read for a big one, each agent in a conversation of its own", async () => {
    await start({ [BIG]: coordinate(3), [SMALL]: fetchAsked });
    const events = await eventsOf(await post({ ...LIVE, subagentModel: SMALL }, withKey));
    const state = replayAgents(events);
    expect(finished(state)).toMatchObject({ verdict: "honest_partial", done: 3, claimed: 3 });
    expect(fake.violations).toEqual([]);
    expect(new Set(fake.requests.map(({ headers }) => headers.authorization))).toEqual(
      new Set([`Bearer ${CANARY}`]),
    );
    expect([requestsOf(BIG).length, requestsOf(SMALL).length]).toEqual([2, 4]);
    expect(requestsOf(SMALL).flatMap(({ body }) => body.tools?.map(({ name }) => name))).not.toContain(
      "delegate",
    );
    const reports = requestsOf(BIG)[1]?.body.messages.at(-1)?.content;
    expect(reports).toMatchObject([
      { type: "tool_result", is_error: true },
      { type: "tool_result", content: [{ type: "text" }] },
    ]);
    expect(JSON.stringify(reports)).toContain("1 of 2 sources done. Missing: S-02 (permission, 1 tried).");
    expect(Object.keys(state.runs).sort()).toEqual(["coordinator", "subagent-1", "subagent-2"]);
    expect(JSON.stringify(events)).not.toContain(CANARY);
  });

  it.each([
    ["the simulated model read for Claude", { model: BIG, subagentModel: "simulator" }, BIG],
    ["Claude read for the simulated model", { model: "simulator", subagentModel: SMALL }, SMALL],
  ])("lets %s", async (_what, models, live) => {
    await start({ [BIG]: coordinate(3), [SMALL]: fetchAsked });
    const state = replayAgents(await eventsOf(await post({ ...LIVE, ...models }, withKey)));
    expect(finished(state)).toMatchObject({ verdict: "honest_partial", done: 3, claimed: 3 });
    expect(fake.violations).toEqual([]);
    expect(new Set(fake.requests.map(({ body }) => body.model))).toEqual(new Set([live]));
  });

  it("judges an answer that claims more than the reports say", async () => {
    await start({ [BIG]: coordinate(4), [SMALL]: fetchAsked });
    const state = replayAgents(await eventsOf(await post({ ...LIVE, subagentModel: SMALL }, withKey)));
    expect(finished(state)).toMatchObject({ verdict: "false_complete", done: 3, claimed: 4 });
  });

  it("counts no source that a model made up", async () => {
    const made = (request: ReceivedRequest) =>
      isFirst(request) ? call("fetch_source", [{ id: "S-77" }, { id: "S-01" }]) : say("Done.");
    await start({
      [BIG]: (request) =>
        isFirst(request)
          ? call("delegate", [{ source_ids: ["S-01", "S-99"] }, { source_ids: ["S-01"] }])
          : answerOf(1),
      [SMALL]: made,
    });
    const state = replayAgents(await eventsOf(await post({ ...LIVE, subagentModel: SMALL }, withKey)));
    expect(finished(state)).toMatchObject({ done: 1, claimed: 1 });
    expect(Object.keys(state.sources)).toEqual(["S-01", "S-02", "S-03", "S-04"]);
    expect(JSON.stringify(requestsOf(BIG)[1]?.body.messages)).toContain("there is no source S-99");
  });

  it("keeps a subagent's crash in its lane, with what it had by then", async () => {
    const crashes: Fault = {
      fault: "status",
      status: 401,
      type: "authentication_error",
      message: `invalid key ${CANARY}`,
    };
    await start({
      [BIG]: coordinate(2),
      [SMALL]: (request) => {
        const lane = JSON.stringify(request.body.messages[0]).includes("S-01") ? 1 : 2;
        return lane === 1 && !isFirst(request) ? crashes : fetchAsked(request);
      },
    });
    const events = await eventsOf(await post({ ...LIVE, plan: "all_fine", subagentModel: SMALL }, withKey));
    const state = replayAgents(events);
    expect(state.lanes.map(({ phase }) => phase.kind)).toEqual(["crashed", "reported"]);
    expect(finished(state)).toMatchObject({ done: 4, claimed: 2 });
    const [crash] = z
      .array(z.looseObject({ content: z.array(z.looseObject({ text: z.string() })) }))
      .parse(requestsOf(BIG)[1]?.body.messages.at(-1)?.content);
    expect(JSON.parse(crash?.content[0]?.text ?? "")).toMatchObject({
      errorCategory: "permission",
      isRetryable: false,
      message: expect.stringContaining("subagent-1 ended without a report"),
      coverage: { done: 2, total: 2 },
    });
    expect(JSON.stringify(events) + JSON.stringify(fake.requests.map(({ body }) => body))).not.toContain(
      CANARY,
    );
  });

  it("is honest when every subagent crashes, and does not send them out for ever", async () => {
    const refused: Fault = { fault: "status", status: 401, type: "authentication_error" };
    await start({ [SMALL]: () => refused });
    const run = { ...LIVE, model: "simulator", subagentModel: SMALL };
    const state = replayAgents(await eventsOf(await post(run, withKey)));
    expect(finished(state)).toMatchObject({ verdict: "honest_partial", done: 0, claimed: 0 });
    expect(state.lanes).toHaveLength(2);
  });

  it("ends the whole run when all agents together have used the server's allowance", async () => {
    vi.stubEnv("ANTHROPIC_API_KEY", "sk-ant-server-000000");
    vi.stubEnv("FAILWELL_RUN_TOKENS", "500");
    await start({ [BIG]: () => call("delegate", [{ source_ids: ["S-01"] }]), [SMALL]: fetchAsked });
    const events = await eventsOf(await post({ ...LIVE, subagentModel: SMALL }));
    expect(events.at(-1)).toMatchObject({ type: "agents_failed", error: { kind: "token_limit" } });
    // Each of the fake's answers is 120 tokens: the fifth is the one too many.
    expect(fake.requests).toHaveLength(5);
  });

  it("ends every agent's model request when the client goes away", async () => {
    await start({ [BIG]: coordinate(0), [SMALL]: () => ({ fault: "stall", after: 3 }) });
    const gone = new AbortController();
    const response = await post({ ...LIVE, subagentModel: SMALL }, withKey, gone.signal);
    const events = eventsOf(response);
    while (requestsOf(SMALL).length < 2) await new Promise((resolve) => setImmediate(resolve));
    gone.abort();
    await fake.clientGone;
    const state = replayAgents(await events);
    expect(state.status).toMatchObject({ phase: "failed", error: { kind: "aborted" } });
    for (const run of Object.values(state.runs)) expect(run.status.phase).toBe("failed");
  });
});
