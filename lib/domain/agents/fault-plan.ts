import * as z from "zod/mini";

/** What happens when one source is fetched. */
export const SOURCE_FAULTS = [
  "none",
  /** The first try times out, the second succeeds. */
  "fails_once",
  /** Times out for ever, and has no mirror. */
  "times_out",
  /** The primary times out for ever; its mirror answers. */
  "needs_mirror",
  /** Primary and mirror both time out for ever. */
  "mirror_down",
  /** Runs, and legitimately has nothing. Counts as done. */
  "empty",
  /** Refused, unless asked with the elevated credential. */
  "forbidden",
  /** Refused with every credential. */
  "forbidden_for_all",
  /** Answers, but takes seconds. */
  "slow",
] as const;
export type SourceFault = (typeof SOURCE_FAULTS)[number];

export const faultPlanSchema = z.record(z.string(), z.enum(SOURCE_FAULTS));
/** Fault of each source by its id; a source that is not named has none. */
export type FaultPlan = z.infer<typeof faultPlanSchema>;

export const PLAN_PRESETS = [
  "mixed",
  "one_forbidden",
  "one_slow",
  "all_fine",
  "all_down",
  "mirror_down",
] as const;
export type PlanPreset = (typeof PLAN_PRESETS)[number];

/** `S-01`, `S-02`, … */
export function sourceIds(count: number): string[] {
  const width = Math.max(2, String(count).length);
  return Array.from({ length: count }, (_, index) => `S-${String(index + 1).padStart(width, "0")}`);
}

/** Faults of the default plan, in the order in which places are given out. */
const MIXED: readonly SourceFault[] = [
  ...Array.from({ length: 3 }, (): SourceFault => "times_out"),
  ...Array.from({ length: 4 }, (): SourceFault => "fails_once"),
  ...Array.from({ length: 2 }, (): SourceFault => "needs_mirror"),
  "empty",
];

/** A preset laid over a list of sources. Spread out, so that no subagent gets all the trouble. */
export function presetPlan(preset: PlanPreset, ids: readonly string[]): FaultPlan {
  const middle = ids[Math.floor(ids.length / 2)] ?? "";
  switch (preset) {
    case "mixed":
      return Object.fromEntries(spread(ids, MIXED.length).map((id, index) => [id, MIXED[index] ?? "none"]));
    case "one_forbidden":
      return { [middle]: "forbidden" };
    case "one_slow":
      return { [middle]: "slow" };
    case "all_fine":
      return {};
    case "all_down":
      return Object.fromEntries(ids.map((id) => [id, "times_out"]));
    case "mirror_down":
      return Object.fromEntries(spread(ids, 2).map((id) => [id, "mirror_down"]));
  }
}

/** Primes: one that does not divide the number of ids visits all of them. */
const STRIDES = [5, 3, 7, 11];

/** `count` different ids, taken with a stride that visits all of them before it repeats. */
function spread(ids: readonly string[], count: number): string[] {
  const stride = STRIDES.find((one) => ids.length % one !== 0) ?? 1;
  return Array.from(
    { length: Math.min(count, ids.length) },
    (_, index) => ids[(3 + index * stride) % ids.length] ?? "",
  );
}

/** Whether a source can be had at all: by trying again, from its mirror or with the elevated credential. */
export function isObtainable(fault: SourceFault): boolean {
  return fault !== "times_out" && fault !== "mirror_down" && fault !== "forbidden_for_all";
}
