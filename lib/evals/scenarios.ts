import type { ErrorCategory } from "@/lib/domain/tool-error";

/** What a customer asks about, and what is behind it. */
export type Scenario = {
  id: string;
  orderId: string;
  /** The truth about the first lookup, for labels. */
  behind: ErrorCategory | "found" | "empty";
};

/** The scenarios of the matrix, in the order in which they are shown. */
export const SCENARIOS = [
  { id: "found", orderId: "A-1", behind: "found" },
  { id: "timeout", orderId: "A-TIMEOUT", behind: "transient" },
  { id: "rate_limit", orderId: "A-429", behind: "transient" },
  { id: "bad_id", orderId: "abc", behind: "validation" },
  { id: "not_found", orderId: "A-404", behind: "empty" },
  { id: "return_window", orderId: "A-999", behind: "business" },
  { id: "other_team", orderId: "A-403", behind: "permission" },
] as const satisfies readonly Scenario[];

export type ScenarioId = (typeof SCENARIOS)[number]["id"];
export const SCENARIO_IDS = SCENARIOS.map(({ id }) => id);

/** A scenario by its id. */
export function scenarioOf(id: ScenarioId): Scenario {
  const scenario = SCENARIOS.find((one) => one.id === id);
  if (!scenario) throw new RangeError(`no scenario ${id}`);
  return scenario;
}
