import type { TrueOutcome } from "@/lib/domain/outcome";

/** The judge's side of a server: what the backend really did, kept apart from what went over the wire. */
export interface OutcomeRecord {
  /**
   * Takes the true outcome of such a call: of several identical calls the one that came first and was not yet taken.
   * The order of the input's keys does not matter.
   */
  take(toolName: string, input: Record<string, unknown>): TrueOutcome | undefined;
}

/** How many outcomes are kept for a judge that never comes, as with a long-lived stdio server. */
const CAPACITY = 256;

/** An empty record and the function that adds to it. */
export function createOutcomeRecord(): OutcomeRecord & {
  add(toolName: string, input: unknown, truth: TrueOutcome): void;
} {
  const entries: { toolName: string; input: unknown; truth: TrueOutcome }[] = [];
  return {
    add(toolName, input, truth) {
      entries.push({ toolName, input, truth });
      if (entries.length > CAPACITY) entries.shift();
    },
    take(toolName, input) {
      const key = keyOf(toolName, input);
      const index = entries.findIndex((entry) => keyOf(entry.toolName, entry.input) === key);
      return index < 0 ? undefined : entries.splice(index, 1)[0]?.truth;
    },
  };
}

function keyOf(toolName: string, input: unknown): string {
  return JSON.stringify([toolName, sorted(input ?? {})]);
}

/** The same value with the keys of every object in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
