import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellsOf, episodeAt, parseShard, runRequestOf, shardRange } from "./plan";
import { normalized, pieces, sizeOf, without } from "./ranges";
import { DEFAULT_SPEC, episodeCount, evalSpecSchema } from "./spec";
import { arbitrarySpec } from "./testing/invented-result";
import { wilson } from "./wilson";

const numbers = (ranges: readonly { from: number; to: number }[]) =>
  ranges.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n));

describe("planning", () => {
  it("gives styles the same luck, and every trial its own", () => {
    fc.assert(
      fc.property(arbitrarySpec, (spec) => {
        const cells = cellsOf(spec);
        const episodes = Array.from({ length: episodeCount(spec) }, (_, n) => episodeAt(spec, cells, n));
        const seeds = new Map<string, Set<number>>();
        for (const { scenario, trial, seed } of episodes) {
          const key = `${scenario} ${trial}`;
          seeds.set(key, (seeds.get(key) ?? new Set()).add(seed));
        }
        expect([...seeds.values()].every((set) => set.size === 1)).toBe(true);
        expect(new Set([...seeds.values()].flatMap((set) => [...set])).size).toBe(seeds.size);
      }),
    );
  });

  it("cuts a spec into shards that are the whole, without overlap", () => {
    fc.assert(
      fc.property(arbitrarySpec, fc.integer({ min: 1, max: 20 }), (spec, of) => {
        const shards = Array.from({ length: of }, (_, n) => shardRange(spec, { index: n + 1, of }));
        expect(numbers(shards)).toEqual(numbers([{ from: 0, to: episodeCount(spec) }]));
      }),
    );
  });

  it.each(["0/2", "3/2", "1", "a/b", "1/0", "-1/2"])("refuses the shard %s", (text) => {
    expect(() => parseShard(text)).toThrow(RangeError);
  });

  it("names the run behind an episode", () => {
    const spec = { ...DEFAULT_SPEC, transientFailures: 3, overrides: { "ratios.word": 4 } };
    const episode = episodeAt(spec, cellsOf(spec), 9);
    expect(runRequestOf(spec, episode)).toEqual({
      locale: "en",
      orderId: "A-TIMEOUT",
      responseStyle: "prose",
      model: "simulator",
      seed: episode.seed,
      hostPolicy: "forward",
      transientFailures: 3,
      overrides: { "ratios.word": 4 },
    });
  });

  it("refuses specs that are too large or name something twice", () => {
    const problems = (change: object) =>
      evalSpecSchema
        .safeParse({ ...DEFAULT_SPEC, ...change })
        .error?.issues.map(({ path }) => path.join("."));
    expect(problems({})).toBeUndefined();
    expect(problems({ styles: ["generic", "generic"] })).toEqual(["styles"]);
    expect(problems({ trials: 2000, models: ["a", "b", "c"] })).toEqual(["trials"]);
    expect(problems({ overrides: { nonsense: 1 } })).not.toEqual([]);
  });
});

describe("ranges", () => {
  const ranges = fc
    .uniqueArray(fc.nat(60))
    .map((list) => normalized(list.map((n) => ({ from: n, to: n + 1 }))));

  it("leave out exactly what is done, in pieces or whole", () => {
    fc.assert(
      fc.property(ranges, fc.nat(60), fc.integer({ min: 1, max: 9 }), (done, to, size) => {
        const gone = new Set(numbers(done));
        const left = numbers([{ from: 0, to }]).filter((n) => !gone.has(n));
        expect(numbers(without({ from: 0, to }, done))).toEqual(left);
        const cut = [...pieces(without({ from: 0, to }, done), size)];
        expect(numbers(cut)).toEqual(left);
        expect(cut.every((piece) => sizeOf([piece]) <= size)).toBe(true);
      }),
    );
  });

  it("must not overlap", () => {
    expect(() =>
      normalized([
        { from: 0, to: 3 },
        { from: 2, to: 4 },
      ]),
    ).toThrow(RangeError);
  });
});

describe("wilson", () => {
  it.each([
    [0, 10, 0, 0, 0.2775],
    [10, 10, 1, 0.7225, 1],
    [5, 10, 0.5, 0.2366, 0.7634],
    [81, 263, 0.308, 0.2553, 0.3662],
  ])("%i of %i", (successes, trials, value, low, high) => {
    const rate = wilson(successes, trials);
    expect(rate.value).toBeCloseTo(value, 4);
    expect(rate.low).toBeCloseTo(low, 4);
    expect(rate.high).toBeCloseTo(high, 4);
  });

  it("knows nothing without trials", () => {
    expect(wilson(0, 0)).toEqual({ value: Number.NaN, low: 0, high: 1 });
  });
});
