import { expect, it } from "vitest";
import { PARAMETER_DEFAULTS } from "@/lib/decision";
import { simulatorOverridesSchema } from "./simulator-overrides";

const paths = [...PARAMETER_DEFAULTS.keys()];

it("takes changed assumptions, and not more than fit into one request", () => {
  expect(simulatorOverridesSchema.safeParse({}).success).toBe(true);
  expect(simulatorOverridesSchema.safeParse({ [paths[0] ?? ""]: 2 }).success).toBe(true);
  const all = Object.fromEntries(paths.map((path) => [path, 123_456.789_012]));
  const refused = simulatorOverridesSchema.safeParse(all);
  expect(refused.error?.issues).toMatchObject([{ message: "are too many at once for one request" }]);
});
