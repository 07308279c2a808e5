import { expect, it } from "vitest";
import { createRunRegistry, MAX_RUNS, RUN_IDLE_MS } from "./run-registry";

it("hands a run's requests the same value until it has been idle for too long", () => {
  let now = 0;
  const runs = createRunRegistry<object>({ now: () => now });
  const first = runs.get("a", () => ({}));
  now = RUN_IDLE_MS - 1;
  expect(runs.get("a", () => ({}))).toBe(first);
  now += RUN_IDLE_MS - 1;
  expect(runs.get("a", () => ({}))).toBe(first);
  now += RUN_IDLE_MS;
  expect(runs.get("a", () => ({}))).not.toBe(first);
});

it("keeps a bounded number, the newest used", () => {
  const runs = createRunRegistry<object>({ now: () => 0 });
  const kept = runs.get("kept", () => ({}));
  for (let i = 0; i < 3 * MAX_RUNS; i++) {
    runs.get(`run-${i}`, () => ({}));
    expect(runs.get("kept", () => ({}))).toBe(kept);
  }
  expect(runs.size).toBe(MAX_RUNS);
});

it("forgets idle runs when a new one comes", () => {
  let now = 0;
  const runs = createRunRegistry<object>({ now: () => now });
  for (let i = 0; i < 10; i++) runs.get(`run-${i}`, () => ({}));
  now = RUN_IDLE_MS;
  runs.get("new", () => ({}));
  expect(runs.size).toBe(1);
});
