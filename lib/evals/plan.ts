import { hash32 } from "@/lib/decision";
import type { ResponseStyle, RunRequest } from "@/lib/domain/run-request";
import type { Range } from "./ranges";
import { type ScenarioId, scenarioOf } from "./scenarios";
import { type EvalSpec, episodeCount } from "./spec";

/** One cell of the matrix. */
export type Cell = { scenario: ScenarioId; style: ResponseStyle; model: string };

/** One episode: a cell, and which of its trials. */
export type Episode = Cell & { index: number; cell: number; trial: number; seed: number };

/** The cells of a spec: models outermost, then scenarios, then styles. */
export function cellsOf(spec: Pick<EvalSpec, "scenarios" | "styles" | "models">): Cell[] {
  return spec.models.flatMap((model) =>
    spec.scenarios.flatMap((scenario) => spec.styles.map((style) => ({ scenario, style, model }))),
  );
}

/**
 * The n-th episode of a spec. Trials are outermost, so that every stretch of episodes covers the matrix evenly. The seed depends on
 * scenario and trial alone: styles meet the same luck, and differ only by what the server says.
 * @throws RangeError when there is no such episode
 */
export function episodeAt(spec: EvalSpec, cells: readonly Cell[], index: number): Episode {
  const cell = cells[index % cells.length];
  const trial = Math.floor(index / cells.length);
  if (!cell || index < 0 || trial >= spec.trials) throw new RangeError(`no episode ${index}`);
  return { ...cell, index, cell: index % cells.length, trial, seed: seedOf(spec.seed, cell.scenario, trial) };
}

/** The seed of one trial of a scenario. */
export function seedOf(base: number, scenario: ScenarioId, trial: number): number {
  return hash32(`${base}/${scenario}/${trial}`) & 0x7fffffff;
}

/** The run behind an episode: the same request gives the same run in the lab, trace and all. */
export function runRequestOf(spec: EvalSpec, episode: Cell & { seed: number }): RunRequest {
  return {
    locale: spec.locale,
    orderId: scenarioOf(episode.scenario).orderId,
    responseStyle: episode.style,
    model: episode.model,
    seed: episode.seed,
    hostPolicy: spec.hostPolicy,
    ...(spec.transientFailures !== undefined && { transientFailures: spec.transientFailures }),
    ...(spec.overrides && { overrides: { ...spec.overrides } }),
  };
}

/** A part of a spec for one machine: the `index`-th of `of`, counted from 1. */
export type Shard = { index: number; of: number };

/** The episodes of a shard: a stretch of them; all shards together are the whole, without overlap. */
export function shardRange(spec: EvalSpec, shard: Shard): Range {
  const total = episodeCount(spec);
  const at = (n: number) => Math.floor((total * n) / shard.of);
  return { from: at(shard.index - 1), to: at(shard.index) };
}

/** Reads `i/n`, e.g. `2/3`. @throws RangeError */
export function parseShard(text: string): Shard {
  const match = /^(\d{1,4})\/(\d{1,4})$/.exec(text);
  const shard = { index: Number(match?.[1]), of: Number(match?.[2]) };
  if (!match || shard.index < 1 || shard.index > shard.of) {
    throw new RangeError(`a shard is written i/n with 1 ≤ i ≤ n, not "${text}"`);
  }
  return shard;
}
