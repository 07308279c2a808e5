import * as z from "zod/mini";
import { parameterOverridesSchema } from "@/lib/decision";
import { encodeSettings } from "@/lib/simulator";

/** Changed assumptions that exist, are in range, and fit into a request to the simulated model. */
export const simulatorOverridesSchema = parameterOverridesSchema.check(
  z.refine((overrides) => fits(overrides), "are too many at once for one request"),
);

/** Seeds differ in length; the longest has to fit. */
const LONGEST_SEED = 2 ** 31 - 1;

function fits(overrides: z.infer<typeof parameterOverridesSchema>): boolean {
  try {
    encodeSettings({ seed: LONGEST_SEED, overrides });
    return true;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return false;
  }
}
