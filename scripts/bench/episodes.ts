import { type RunRequest, SIMULATOR_MODEL } from "@/lib/domain/run-request";
import { driveLab } from "@/lib/lab/run-lab";
import { type Comparison, compare } from "./measure";
import { runMinimalLoop } from "./minimal-loop";

const BASE: RunRequest = {
  locale: "en",
  orderId: "A-1",
  responseStyle: "structured",
  model: SIMULATOR_MODEL,
  seed: 1,
};
const signal = new AbortController().signal;

async function countLab(request: RunRequest, tap: boolean): Promise<{ turns: number; toolCalls: number }> {
  const counts = { turns: 0, toolCalls: 0 };
  await driveLab(request, { signal, tap }, (event) => {
    if (event.type === "turn_started") counts.turns += 1;
    if (event.type === "tool_call") counts.toolCalls += 1;
  });
  return counts;
}

async function compareEpisodes(name: string, request: RunRequest, tap: boolean): Promise<Comparison> {
  const ours = await countLab(request, tap);
  const reference = await runMinimalLoop(request);
  if (ours.turns !== reference.turns || ours.toolCalls !== reference.toolCalls) {
    throw new Error(`${name}: not the same work: ${JSON.stringify({ ours, reference })}`);
  }
  const work = `${ours.turns} model calls, ${ours.toolCalls} tool calls`;
  return compare(`${name} (${work})`, "episodes/s", {
    ours: () => countLab(request, tap),
    reference: () => runMinimalLoop(request),
  });
}

/** Whole runs of the lab against the shortest loop that makes the same calls of both SDKs. */
export async function benchEpisodes(): Promise<Comparison[]> {
  return [
    await compareEpisodes("episode, order found", BASE, false),
    await compareEpisodes("episode, order found, every frame recorded", BASE, true),
    await compareEpisodes("episode, two retries", { ...BASE, orderId: "A-TIMEOUT" }, false),
    await compareEpisodes(
      "episode, two retries, every frame recorded",
      { ...BASE, orderId: "A-TIMEOUT" },
      true,
    ),
  ];
}
