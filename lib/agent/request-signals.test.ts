import { getEventListeners } from "node:events";
import { describe, expect, it } from "vitest";
import { createModelClient, type ModelClient } from "./model-client";
import { call, KEY, REQUEST, run, say, startFake } from "./testing/run-against-fake";

const MODEL_REQUESTS = 40;
const listeners = (signal: AbortSignal) => getEventListeners(signal, "abort").length;
const PARAMS = { max_tokens: 10, messages: [{ role: "user" as const, content: "Hi" }] };

it("leaves no listener on the run's signal, and no warning, after a run of many model requests", async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  process.on("warning", note);
  const stop = new AbortController();
  const inner = new Set<AbortSignal>();
  const watched = (model: ModelClient): ModelClient => ({
    ...model,
    stream: (params, hooks) => {
      inner.add(hooks.signal);
      expect(listeners(hooks.signal)).toBe(0);
      return model.stream(params, hooks);
    },
    tapped: (onFrame) => watched(model.tapped(onFrame)),
  });
  try {
    const calls = Array.from({ length: MODEL_REQUESTS - 1 }, (_, n) => call(`t${n}`, { order_id: `A-${n}` }));
    const { state } = await run({
      answers: [...calls, say("It was delivered.")],
      request: { maxTurns: MODEL_REQUESTS },
      signal: stop.signal,
      wrapModel: watched,
    });
    expect(state.status).toMatchObject({ phase: "finished", metrics: { turns: MODEL_REQUESTS } });
    await new Promise((resolve) => setImmediate(resolve));
  } finally {
    process.off("warning", note);
  }
  expect(warnings.map(({ message }) => message)).toEqual([]);
  expect([...inner].map(listeners)).toEqual([0]);
  expect(listeners(stop.signal)).toBe(0);
});

describe("a model request follows the run's signal until it is over", () => {
  async function client() {
    const { baseURL } = await startFake(say("Hello!"));
    return createModelClient({ model: REQUEST.model, apiKey: KEY, baseURL });
  }

  it("to the end of a stream", async () => {
    const { signal } = new AbortController();
    const stream = await (await client()).stream(PARAMS, { signal });
    expect(listeners(signal)).toBe(1);
    for await (const _ of stream) expect(listeners(signal)).toBe(1);
    expect(listeners(signal)).toBe(0);
  });

  it("until a stream is left", async () => {
    const { signal } = new AbortController();
    for await (const _ of await (await client()).stream(PARAMS, { signal })) break;
    expect(listeners(signal)).toBe(0);
  });

  it("until a stream is cut", async () => {
    const { signal } = new AbortController();
    const { baseURL } = await startFake({ fault: "drop", after: 2 });
    const model = createModelClient({ model: REQUEST.model, apiKey: KEY, baseURL });
    const read = async () => {
      for await (const _ of await model.stream(PARAMS, { signal }));
    };
    await expect(read()).rejects.toThrow();
    expect(listeners(signal)).toBe(0);
  });

  it("until it is refused, streamed or not", async () => {
    const { signal } = new AbortController();
    const { baseURL } = await startFake({ fault: "status", status: 401, type: "authentication_error" });
    const model = createModelClient({ model: REQUEST.model, apiKey: KEY, baseURL });
    await expect(model.stream(PARAMS, { signal })).rejects.toThrow();
    await expect(model.create(PARAMS, { signal })).rejects.toThrow();
    expect(listeners(signal)).toBe(0);
  });

  it("to its answer, where it is not streamed", async () => {
    const { signal } = new AbortController();
    await (await client()).create(PARAMS, { signal });
    expect(listeners(signal)).toBe(0);
  });
});
