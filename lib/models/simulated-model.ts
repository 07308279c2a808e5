import { createModelClient, type ModelClient } from "@/lib/agent/model-client";
import { createVirtualClock } from "@/lib/domain/clock";
import { SIMULATOR_MODEL } from "@/lib/domain/run-request";
import { answerMessages, handleMessages } from "@/lib/simulator";

/** The embedded simulated model, behind the same SDK as Claude. Stateless, so that all runs share it. */
export const simulatedModel: ModelClient = createModelClient({
  model: SIMULATOR_MODEL,
  apiKey: "not-needed",
  simulated: true,
  // Never resolved: `fetch` is a function call.
  baseURL: "http://simulator.invalid",
  fetch: answer,
  clock: createVirtualClock(),
});

/**
 * The answer is there at once, and its body ends when the SDK cancels it: no signal is followed, and no Request is built,
 * which would take as long as the rest.
 */
async function answer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const body = init?.body;
  if (typeof body !== "string") return handleMessages(new Request(input, init));
  return answerMessages({ method: init?.method ?? "GET", headers: new Headers(init?.headers), body });
}
