import * as z from "zod/mini";
import { DEFAULT_PARAMETERS, type Parameters } from "./parameters";

/** Parameters that differ from the defaults, by dotted path, e.g. `{ "ratios.word": 4 }`. */
export type ParameterOverrides = Readonly<Record<string, number>>;

/** Every parameter by dotted path, with its default. */
export const PARAMETER_DEFAULTS: ReadonlyMap<string, number> = new Map(leaves(DEFAULT_PARAMETERS, ""));

/** Smallest and largest value that a parameter may take: wide, but products of all of them stay finite. */
export const PARAMETER_RANGE = { min: 0, max: 1_000_000 } as const;

/** Checks overrides from outside: known paths, finite numbers in range. */
export const parameterOverridesSchema = z.record(
  z.string().check(z.refine((path) => PARAMETER_DEFAULTS.has(path), { error: "no such parameter" })),
  z.number().check(z.minimum(PARAMETER_RANGE.min), z.maximum(PARAMETER_RANGE.max)),
);

/** The defaults with `overrides` put in. Unknown paths are ignored: check with `parameterOverridesSchema` first. */
export function withOverrides(overrides: ParameterOverrides): Parameters {
  if (Object.keys(overrides).length === 0) return DEFAULT_PARAMETERS;
  return replaced(DEFAULT_PARAMETERS, "", overrides);
}

/** Only those overrides that change something, in the order of the defaults. */
export function changedOnly(overrides: ParameterOverrides): ParameterOverrides {
  const changed: Record<string, number> = {};
  for (const [path, value] of PARAMETER_DEFAULTS) {
    const wanted = Object.hasOwn(overrides, path) ? overrides[path] : undefined;
    if (wanted !== undefined && wanted !== value) changed[path] = wanted;
  }
  return changed;
}

function* leaves(node: object, path: string): Generator<[string, number]> {
  for (const [key, value] of Object.entries(node)) {
    const here = path ? `${path}.${key}` : key;
    if (typeof value === "number") yield [here, value];
    else yield* leaves(value, here);
  }
}

/** Copies `node` with the numbers named by `overrides` exchanged; the shape stays. */
function replaced<T extends object>(node: T, path: string, overrides: ParameterOverrides): T {
  const copy = { ...node };
  for (const key in copy) {
    const value = copy[key];
    const here = path ? `${path}.${key}` : key;
    if (typeof value === "number") Object.assign(copy, { [key]: overrides[here] ?? value });
    else if (typeof value === "object" && value !== null) copy[key] = replaced(value, here, overrides);
  }
  return copy;
}
