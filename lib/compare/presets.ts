import {
  NEVER_RECOVERS,
  PITFALLS,
  type Pitfall,
  type ResponseStyle,
  type RunRequest,
} from "@/lib/domain/run-request";
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

/** The four harms of "Operation failed", and four other ways to lose a failure. */
const cases: readonly Preset[] = [
  { id: "retries_a_rule", settings: { orderId: "A-999", seed: 1 }, lanes: [style("generic"), structured] },
  {
    id: "gives_up_early",
    settings: { orderId: "A-TIMEOUT", seed: 1 },
    lanes: [style("generic"), structured],
  },
  { id: "which_argument", settings: { orderId: "abc", seed: 1 }, lanes: [style("generic"), structured] },
  { id: "vague_to_customer", settings: { orderId: "A-403", seed: 1 }, lanes: [style("generic"), structured] },
  {
    id: "empty_or_broken",
    settings: { orderId: "A-TIMEOUT", transientFailures: NEVER_RECOVERS },
    lanes: [style("empty_result"), structured],
  },
  { id: "status_field", settings: { orderId: "A-999" }, lanes: [style("status_field"), structured] },
  { id: "thrown", settings: { orderId: "A-TIMEOUT" }, lanes: [style("thrown"), structured] },
  { id: "leaky", settings: { orderId: "A-TIMEOUT" }, lanes: [style("leaky"), structured] },
];

const pitfallOrders: Record<Pitfall, Preset["settings"]> = {
  server_retries_everything: { orderId: "A-999" },
  analyze_error_tool: { orderId: "A-999" },
  few_shot_parsing: { orderId: "A-403" },
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
