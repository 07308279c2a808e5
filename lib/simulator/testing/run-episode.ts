import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { driveAgent } from "@/lib/agent/agent-loop";
import { createAssess } from "@/lib/agent/assess";
import { createModelClient } from "@/lib/agent/model-client";
import { createVirtualClock } from "@/lib/domain/clock";
import type { Decision, Verdict } from "@/lib/domain/recovery";
import { RUN_DEFAULTS, type RunRequest, SIMULATOR_MODEL } from "@/lib/domain/run-request";
import { createOrdersServer } from "@/mcp-server/orders-server";
import { handleMessages } from "../handle-messages";
import { encodeSettings } from "../settings";

/** What one run came to. */
export interface Episode {
  verdict: Verdict | "failed";
  decisions: Decision[];
  calls: string[];
  text: string;
}

export type EpisodeRequest = Pick<RunRequest, "orderId" | "responseStyle"> & Partial<RunRequest>;

const assess = createAssess();

/** One run of the real loop over the real server, with the simulated model behind the SDK. */
export async function runEpisode(given: EpisodeRequest, seed: number): Promise<Episode> {
  const request: RunRequest = { locale: "en", model: SIMULATOR_MODEL, ...given };
  const clock = createVirtualClock();
  const server = createOrdersServer({
    ...request,
    transientFailures: request.transientFailures ?? RUN_DEFAULTS.transientFailures,
    clock,
  });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(far);
  const model = createModelClient({
    model: SIMULATOR_MODEL,
    apiKey: "none",
    simulated: true,
    fetch: (input, init) => handleMessages(new Request(input, init)),
  });
  const episode: Episode = { verdict: "failed", decisions: [], calls: [], text: "" };
  await driveAgent(
    {
      runId: "calibration",
      model,
      transport: near,
      clock,
      signal: new AbortController().signal,
      outcomes: server.outcomes,
      assess,
      userId: encodeSettings({ seed }),
      tap: false,
      stream: false,
    },
    { ...request, seed },
    (event) => {
      if (event.type === "decision") episode.decisions.push(event);
      if (event.type === "tool_call") episode.calls.push(`${event.name} ${JSON.stringify(event.input)}`);
      if (event.type === "text_delta") episode.text += event.text;
      if (event.type === "run_finished") episode.verdict = event.verdict;
    },
  );
  return episode;
}
