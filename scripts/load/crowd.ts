import { percentile } from "../bench/measure";

export type CrowdResult = {
  done: number;
  /** What went wrong, and how often. */
  failures: ReadonlyMap<string, number>;
  seconds: number;
  p50Ms: number;
  p95Ms: number;
};

/**
 * Does `task(0) … task(count - 1)`, at most `concurrency` at a time, and times each. `onDone` is told how many have
 * ended.
 */
export async function crowd(
  count: number,
  concurrency: number,
  task: (index: number) => Promise<unknown>,
  onDone: (ended: number) => void = () => undefined,
): Promise<CrowdResult> {
  const failures = new Map<string, number>();
  const times: number[] = [];
  const started = performance.now();
  let next = 0;
  let ended = 0;
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      const begun = performance.now();
      try {
        await task(index);
        times.push(performance.now() - begun);
      } catch (error) {
        const reason =
          error instanceof Error ? `${error.message} ${error.cause ?? ""}`.trim() : String(error);
        failures.set(reason, (failures.get(reason) ?? 0) + 1);
      }
      ended += 1;
      onDone(ended);
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, concurrency) }, worker));
  return {
    done: times.length,
    failures,
    seconds: (performance.now() - started) / 1_000,
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
  };
}
