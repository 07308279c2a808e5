import { join } from "node:path";
import { expect, it } from "vitest";
import { cellsOf, episodeAt } from "@/lib/evals/plan";
import { DEFAULT_SPEC } from "@/lib/evals/spec";
import { bundleWorker } from "./bundle-worker";
import { createEpisodePool } from "./worker-pool";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const spec = { ...DEFAULT_SPEC, trials: 1 };
const episode = episodeAt(spec, cellsOf(spec), 0);
const { signal } = new AbortController();

it("does the work in this thread where no worker can be built, and builds one later", async () => {
  const nowhere = join(ROOT, "no-such-folder-\0");
  await expect(bundleWorker(nowhere)).rejects.toThrow();
  const pool = await createEpisodePool(spec, 2, nowhere);
  expect(pool.size).toBe(1);
  expect(await pool.runBatch([episode], signal)).toHaveLength(1);
  await pool.close();
  expect(await bundleWorker(ROOT)).toContain("evals-worker");
});

it("runs a batch on each thread, refuses one too many, and takes another once a thread is free", async () => {
  const pool = await createEpisodePool(spec, 2, ROOT);
  try {
    const both = [pool.runBatch([episode], signal), pool.runBatch([episode], signal)];
    await expect(pool.runBatch([episode], signal)).rejects.toThrow("more than 2 batches at the same time");
    const [first, second] = await Promise.all(both);
    expect(first).toEqual(second);
    expect(await pool.runBatch([episode], signal)).toEqual(first);
  } finally {
    await pool.close();
  }
});

it("hands on what a thread says of a batch that it cannot run, and goes on", async () => {
  const pool = await createEpisodePool(spec, 2, ROOT);
  try {
    const unknown: typeof episode = JSON.parse(JSON.stringify({ ...episode, scenario: "no-such-scenario" }));
    await expect(pool.runBatch([unknown], signal)).rejects.toThrow("no scenario no-such-scenario");
    expect(await pool.runBatch([episode], signal)).toHaveLength(1);
  } finally {
    await pool.close();
  }
});
