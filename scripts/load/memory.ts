import { execFileSync } from "node:child_process";
import { median } from "../bench/measure";

/** Megabytes of memory that a process holds. */
export function residentMegabytes(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }).trim()) / 1_024;
}

/**
 * How memory changed from the second quarter of the samples to the last, as a ratio of medians. The first quarter is
 * left out: the heap grows to its working size there.
 */
export function growth(samples: readonly number[]): number {
  const quarter = Math.floor(samples.length / 4);
  return median(samples.slice(-quarter)) / median(samples.slice(quarter, 2 * quarter));
}
