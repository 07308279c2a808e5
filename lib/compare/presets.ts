import { DEFAULT_SETTINGS } from "@/lib/domain/run-query";
import {
  NEVER_RECOVERS,
  PITFALLS,
  type Pitfall,
  type ResponseStyle,
  RUN_DEFAULTS,
  type RunRequest,
} from "@/lib/domain/run-request";
import { compareQuery } from "./compare-query";
import type { Lane } from "./lanes";

/** A case of the course, ready to run. `id` names its words in the namespace `compare`. */
export type Preset = {
  id: PresetId;
  settings: Pick<RunRequest, "orderId"> &
    Partial<Pick<RunRequest, "seed" | "transientFailures" | "hostPolicy">>;
  /** The mistake first, the right design last. */
  lanes: readonly Lane[];
};

export const CASE_PRESET_IDS = [
  "retries_a_rule",
  "gives_up_early",
  "which_argument",
  "vague_to_customer",
  "empty_or_broken",
  "status_field",
  "thrown",
  "leaky",
] as const;
export type PresetId = (typeof CASE_PRESET_IDS)[number] | Pitfall;

const style = (name: ResponseStyle): Lane => ({ kind: "style", style: name });
const structured = style("structured");

/**
 * The four harms of "Operation failed", and four other ways to lose a failure. An agent that has to guess does not guess alike
 * every time: where a seed is given, the harm of the title shows with it, and another one may with another.
 */
const cases: readonly Preset[] = [
  { id: "retries_a_rule", settings: { orderId: "A-999", seed: 5 }, lanes: [style("generic"), structured] },
  {
    id: "gives_up_early",
    settings: { orderId: "A-TIMEOUT", seed: 2 },
    lanes: [style("generic"), structured],
  },
  { id: "which_argument", settings: { orderId: "abc", seed: 2 }, lanes: [style("generic"), structured] },
  { id: "vague_to_customer", settings: { orderId: "A-403", seed: 8 }, lanes: [style("generic"), structured] },
  {
    id: "empty_or_broken",
    settings: { orderId: "A-TIMEOUT", transientFailures: NEVER_RECOVERS },
    lanes: [style("empty_result"), structured],
  },
  { id: "status_field", settings: { orderId: "A-999" }, lanes: [style("status_field"), structured] },
  { id: "thrown", settings: { orderId: "A-TIMEOUT" }, lanes: [style("thrown"), structured] },
  { id: "leaky", settings: { orderId: "A-999", seed: 8 }, lanes: [style("leaky"), structured] },
];

const pitfallOrders: Record<Pitfall, Preset["settings"]> = {
  server_retries_everything: { orderId: "A-999" },
  analyze_error_tool: { orderId: "A-999" },
  few_shot_parsing: { orderId: "A-403", seed: 5 },
  log_and_return_empty: { orderId: "A-TIMEOUT", transientFailures: NEVER_RECOVERS },
  throw_and_let_framework_catch: { orderId: "A-TIMEOUT" },
};

/** All presets, in the order of the course. */
export const PRESETS: readonly Preset[] = [
  ...cases,
  ...PITFALLS.map(
    (pitfall): Preset => ({
      id: pitfall,
      settings: pitfallOrders[pitfall],
      lanes: [{ kind: "pitfall", pitfall }, structured],
    }),
  ),
];

/** Presets under the three headings of the page. */
export function presetGroups(presets: readonly Preset[]) {
  return [
    { id: "operationFailed", presets: presets.slice(0, 4) },
    { id: "lost", presets: presets.slice(4, CASE_PRESET_IDS.length) },
    { id: "pitfalls", presets: presets.slice(CASE_PRESET_IDS.length) },
  ] as const;
}

/** The shared settings of a preset: everything standard but what it sets; language and model stay. */
export function presetSettings(preset: Preset, current: RunRequest): RunRequest {
  return {
    locale: current.locale,
    responseStyle: DEFAULT_SETTINGS.responseStyle,
    model: current.model,
    ...RUN_DEFAULTS,
    ...preset.settings,
  };
}

/** The preset that these settings are, if they are one. */
export function currentPreset(shared: RunRequest, lanes: readonly Lane[]): Preset | undefined {
  const query = compareQuery(shared, lanes);
  return PRESETS.find((preset) => compareQuery(presetSettings(preset, shared), preset.lanes) === query);
}
