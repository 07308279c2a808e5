import { beforeAll, describe, expect, it } from "vitest";
import type { ResponseStyle } from "@/lib/domain/run-request";
import { type Episode, type EpisodeRequest, runEpisode } from "./testing/run-episode";

/** `npm run calibrate` prints a table of every style and order; the usual test run takes those that the bands below need. */
const FULL = process.env.CALIBRATION === "full";
const SEEDS = 200;

/** What each order of the picker stands for; the recoverable fault needs three retries. */
const SCENARIOS = {
  found: { orderId: "A-1" },
  transient: { orderId: "A-TIMEOUT", transientFailures: 3 },
  never: { orderId: "A-TIMEOUT", transientFailures: "never" },
  rate_limit: { orderId: "A-429" },
  validation: { orderId: "abc" },
  empty: { orderId: "A-404" },
  business: { orderId: "A-999" },
  permission: { orderId: "A-403" },
} as const satisfies Record<string, Omit<EpisodeRequest, "responseStyle">>;
type Scenario = keyof typeof SCENARIOS;

const ALL = [
  "found",
  "transient",
  "never",
  "rate_limit",
  "validation",
  "empty",
  "business",
  "permission",
] as const;
const FAILURES = ["transient", "validation", "business", "permission"] as const;

/** What the bands below need of each style. */
const PLAN = {
  structured: ALL,
  generic: FAILURES,
  empty_result: ["never"],
  prose: FAILURES,
  status_field: FAILURES,
  leaky: FAILURES,
} as const satisfies Partial<Record<ResponseStyle, readonly Scenario[]>>;
type Style = keyof typeof PLAN;
const STYLES = [
  "structured",
  "prose",
  "generic",
  "status_field",
  "leaky",
  "empty_result",
] as const satisfies Style[];

const runs = new Map<string, Episode[]>();
const of = (style: Style, scenario: Scenario) => runs.get(`${style} ${scenario}`) ?? [];
const share = (episodes: readonly Episode[], test: (episode: Episode) => boolean) =>
  episodes.filter(test).length / episodes.length;
const isRight = (episode: Episode) => episode.verdict === "right";
const retried = (episode: Episode) => new Set(episode.calls).size < episode.calls.length;
const behaviour = (episode: Episode) => episode.decisions.map((decision) => decision.action).join(" ");
const right = (style: Style) =>
  FAILURES.reduce((sum, scenario) => sum + share(of(style, scenario), isRight), 0) / FAILURES.length;

beforeAll(async () => {
  const lines: string[] = [];
  for (const style of STYLES) {
    for (const scenario of FULL ? ALL : PLAN[style]) {
      const episodes: Episode[] = [];
      for (let seed = 1; seed <= SEEDS; seed++) {
        episodes.push(await runEpisode({ ...SCENARIOS[scenario], responseStyle: style }, seed));
      }
      runs.set(`${style} ${scenario}`, episodes);
      lines.push(row(style, scenario, episodes));
    }
  }
  if (!FULL) return;
  console.log(
    `${"style".padEnd(13)}${"scenario".padEnd(12)}right  retry  kinds  verdicts\n${lines.join("\n")}`,
  );
}, 300_000);

function row(style: string, scenario: string, episodes: readonly Episode[]): string {
  const verdicts = new Map<string, number>();
  for (const { verdict } of episodes) verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
  const percent = (value: number) => `${Math.round(value * 100)}%`.padStart(5);
  const kinds = String(new Set(episodes.map(behaviour)).size).padStart(5);
  const all = [...verdicts].sort((a, b) => b[1] - a[1]).map(([verdict, count]) => `${verdict} ${count}`);
  return `${style.padEnd(13)}${scenario.padEnd(12)}${percent(share(episodes, isRight))}  ${percent(share(episodes, retried))}  ${kinds}  ${all.join(", ")}`;
}

describe(`with the default parameters, over ${SEEDS} seeds each`, () => {
  it("structured: recovers rightly in at least 99% of runs, and never retries what cannot be retried", () => {
    for (const scenario of ALL) {
      expect(share(of("structured", scenario), isRight), scenario).toBeGreaterThanOrEqual(0.99);
    }
    for (const scenario of ["validation", "business", "permission"] as const) {
      expect(share(of("structured", scenario), retried), scenario).toBe(0);
    }
  });

  it("generic: retries a rule, gives up on what would have recovered, and behaves in many ways", () => {
    expect(share(of("generic", "business"), retried)).toBeGreaterThanOrEqual(0.3);
    expect(
      share(of("generic", "transient"), (e) => !e.decisions.some((d) => d.truth?.kind === "found")),
    ).toBeGreaterThanOrEqual(0.4);
    for (const scenario of FAILURES) {
      expect(new Set(of("generic", scenario).map(behaviour)).size, scenario).toBeGreaterThanOrEqual(3);
    }
  });

  it("empty_result: claims that the order does not exist", () => {
    expect(share(of("empty_result", "never"), (e) => e.verdict === "false_not_found")).toBeGreaterThanOrEqual(
      0.9,
    );
  });

  it("prose stands between generic and structured", () => {
    expect(right("prose")).toBeGreaterThan(right("generic") + 0.1);
    expect(right("prose")).toBeLessThan(right("structured") - 0.05);
  });

  it("status_field and leaky recover clearly less often than structured; leaky repeats internals now and then", () => {
    expect(right("status_field")).toBeLessThan(right("structured") - 0.3);
    expect(right("leaky")).toBeLessThan(right("structured") - 0.15);
    const leaks = FAILURES.map((scenario) =>
      share(of("leaky", scenario), (e) => e.verdict === "leaked_internals"),
    );
    expect(Math.max(...leaks)).toBeGreaterThan(0.01);
    expect(Math.max(...leaks)).toBeLessThan(0.5);
  });
});
