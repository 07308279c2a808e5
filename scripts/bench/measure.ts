/** A task done over and over: one call is one unit of work. */
export type Task = () => Promise<unknown>;

export type Comparison = { name: string; ours: number; reference: number; ratio: number; unit: string };

const WARM_UP_MS = 1_000;
const SLICE_MS = 400;
const ROUNDS = 9;

/** Units a second, of time on the clock and of processor time. */
type Rate = { perSecond: number; perCpuSecond: number };

/** Runs `task` for about `ms`, with `concurrency` at a time. */
async function rate(task: Task, ms: number, concurrency: number): Promise<Rate> {
  const started = performance.now();
  const cpu = process.cpuUsage();
  let done = 0;
  const worker = async () => {
    while (performance.now() - started < ms) {
      await task();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const { user, system } = process.cpuUsage(cpu);
  return {
    perSecond: (done * 1_000) / (performance.now() - started),
    perCpuSecond: (done * 1_000_000) / (user + system),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Compares two tasks on a machine that others may use too: short slices of both by turns. Rates are medians over the
 * clock; the ratio is the median over neighbouring slices of units for each processor second, which a busy machine
 * disturbs far less.
 */
export async function compare(
  name: string,
  unit: string,
  tasks: { ours: Task; reference: Task },
  concurrency = 1,
): Promise<Comparison> {
  await rate(tasks.ours, WARM_UP_MS, concurrency);
  await rate(tasks.reference, WARM_UP_MS, concurrency);
  const rounds: { ours: Rate; reference: Rate }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ours = await rate(tasks.ours, SLICE_MS, concurrency);
    rounds.push({ ours, reference: await rate(tasks.reference, SLICE_MS, concurrency) });
  }
  return {
    name,
    unit,
    ours: median(rounds.map(({ ours }) => ours.perSecond)),
    reference: median(rounds.map(({ reference }) => reference.perSecond)),
    ratio: median(rounds.map(({ ours, reference }) => ours.perCpuSecond / reference.perCpuSecond)),
  };
}
