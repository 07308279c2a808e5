import { describe, expect, it } from "vitest";
import { LOCALES, type RunRequest } from "@/lib/domain/run-request";
import { type RunState, replayRun } from "@/lib/domain/run-state";
import { collectLabRun } from "@/lib/lab/run-lab";
import { firstDivergence } from "./divergence";
import { explainDifference } from "./explain";
import { laneRequest } from "./lanes";
import { CASE_PRESET_IDS, currentPreset, PRESETS, type Preset, presetSettings } from "./presets";

const anything: RunRequest = { locale: "en", orderId: "x", responseStyle: "prose", model: "simulator" };

function runPreset(preset: Preset, locale: RunRequest["locale"]): Promise<RunState[]> {
  const shared = presetSettings(preset, { ...anything, locale });
  return Promise.all(
    preset.lanes.map(async (lane) => replayRun(await collectLabRun(laneRequest(shared, lane)))),
  );
}

const cost = ({ usage, waitedMs }: RunState) => usage.inputTokens + usage.outputTokens + waitedMs;

/** The harm that each case is named after, as a run's status shows it. */
const HARMS: Record<(typeof CASE_PRESET_IDS)[number], string> = {
  retries_a_rule: "wasted_retry",
  gives_up_early: "gave_up_early",
  which_argument: "wrong_fix",
  vague_to_customer: "vague",
  empty_or_broken: "false_not_found",
  status_field: "false_success",
  thrown: "protocol_error",
  leaky: "leaked_internals",
};

function harmIn({ status }: RunState): string {
  if (status.phase === "finished") return status.verdict;
  return status.phase === "failed" ? status.error.kind : status.phase;
}

describe.each(LOCALES)("presets in %s", (locale) => {
  it.each(PRESETS)("$id: the mistake goes wrong or costs more than the right design", async (preset) => {
    const [mistake, right] = await runPreset(preset, locale);
    if (!mistake || !right) throw new Error("a preset has two lanes");
    expect(right.status).toMatchObject({ phase: "finished", verdict: "right" });
    const wentWrong =
      mistake.status.phase === "failed" ||
      (mistake.status.phase === "finished" && mistake.status.verdict !== "right");
    if (wentWrong) expect(firstDivergence([mistake, right])).toBeDefined();
    else expect(cost(mistake)).toBeGreaterThan(cost(right));
    expect(explainDifference(mistake, right).kind).not.toBe("elsewhere");
  });
});

describe.each(LOCALES)("cases in %s", (locale) => {
  it.each(CASE_PRESET_IDS)("%s does the harm that it is named after", async (id) => {
    const preset = PRESETS.find((other) => other.id === id);
    if (!preset) throw new Error(`no preset ${id}`);
    const [mistake] = await runPreset(preset, locale);
    expect(mistake && harmIn(mistake)).toBe(HARMS[id]);
  });
});

describe("lanes", () => {
  it("with the same style and seed are the same, byte for byte", async () => {
    const request: RunRequest = { ...anything, orderId: "A-TIMEOUT", responseStyle: "generic", seed: 11 };
    const [one, other] = await Promise.all([collectLabRun(request), collectLabRun({ ...request })]);
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  });
});

describe("currentPreset", () => {
  it("finds each preset by its settings, and none in others", () => {
    for (const preset of PRESETS) {
      expect(currentPreset(presetSettings(preset, anything), preset.lanes)?.id).toBe(preset.id);
    }
    const [first] = PRESETS;
    if (first)
      expect(currentPreset({ ...presetSettings(first, anything), seed: 99 }, first.lanes)).toBeUndefined();
  });
});
