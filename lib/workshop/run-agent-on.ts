import { runAgent } from "@/lib/agent/agent-loop";
import { createAssess } from "@/lib/agent/assess";
import { createVirtualClock } from "@/lib/domain/clock";
import type { RunEvent } from "@/lib/domain/run-event";
import { type Locale, SIMULATOR_MODEL } from "@/lib/domain/run-request";
import { simulatedModel } from "@/lib/models/simulated-model";
import { encodeSettings } from "@/lib/simulator";
import type { Port } from "./channel";
import type { Exercise } from "./exercise";
import { openExchange } from "./session";

/**
 * Runs the simulated agent against the learner's own server: the same loop and model as the lab's, in this browser.
 * `port` leads to a fresh sandbox. @throws LoadError when the code does not load
 */
export async function* runAgentOn(
  port: Port,
  exercise: Pick<Exercise, "slug" | "tool" | "backendMethods"> & { demo: NonNullable<Exercise["demo"]> },
  code: string,
  options: { locale: Locale; seed: number; signal: AbortSignal },
): AsyncGenerator<RunEvent> {
  const { prompt, backend, truth } = exercise.demo;
  const exchange = await openExchange(port, exercise, code);
  exchange.setBackend(backend);
  yield* runAgent(
    {
      runId: `workshop-${exercise.slug}-${options.seed}`,
      model: simulatedModel,
      transport: exchange.transport,
      clock: createVirtualClock(),
      signal: options.signal,
      outcomes: { take: () => truth },
      assess: createAssess(),
      userId: encodeSettings({ seed: options.seed, overrides: {} }),
      prompt: prompt[options.locale],
    },
    {
      locale: options.locale,
      orderId: "",
      responseStyle: "structured",
      model: SIMULATOR_MODEL,
      seed: options.seed,
    },
  );
}
