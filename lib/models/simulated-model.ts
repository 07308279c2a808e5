import { createModelClient, type ModelClient } from "@/lib/agent/model-client";
import { createVirtualClock } from "@/lib/domain/clock";
import { SIMULATOR_MODEL } from "@/lib/domain/run-request";
import { handleMessages } from "@/lib/simulator";

/** The embedded simulated model, behind the same SDK as Claude. Stateless, so that all runs share it. */
export const simulatedModel: ModelClient = createModelClient({
  model: SIMULATOR_MODEL,
  apiKey: "not-needed",
  simulated: true,
  // Never resolved: `fetch` is a function call.
  baseURL: "http://simulator.invalid",
  // Without the signal: the answer is there at once, and its body ends when the SDK cancels it. Following a signal
  // takes a Request as long as the rest of it.
  fetch: (input, init) => handleMessages(new Request(input, { ...init, signal: null })),
  clock: createVirtualClock(),
});
