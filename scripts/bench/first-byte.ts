import { SIMULATOR_MODEL } from "@/lib/domain/run-request";
import { percentile } from "./measure";

export type FirstByte = { name: string; p50: number; p95: number };

const WARM_UP = 10;
const SAMPLES = 100;

/** Milliseconds from sending the request to the first byte of the body. */
async function timeToFirstByte(url: URL, init: RequestInit): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, init);
  const reader = response.body?.getReader();
  await reader?.read();
  const took = performance.now() - started;
  await reader?.cancel();
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
  return took;
}

async function sample(name: string, url: URL, init: RequestInit): Promise<FirstByte> {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + SAMPLES; index++) {
    const took = await timeToFirstByte(url, init);
    if (index >= WARM_UP) times.push(took);
  }
  return { name, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

/** First byte of a run's event stream, beside that of the smallest route of the same server. */
export async function benchFirstByte(origin: string): Promise<FirstByte[]> {
  const run = { locale: "en", orderId: "A-1", responseStyle: "structured", model: SIMULATOR_MODEL };
  return [
    await sample("POST /api/runs, first event", new URL("/api/runs", origin), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(run),
    }),
    await sample("GET /api/health", new URL("/api/health", origin), {}),
    await sample("GET /en (static page)", new URL("/en", origin), {}),
  ];
}
