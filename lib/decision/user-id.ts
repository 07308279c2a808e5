import { changedOnly, type ParameterOverrides } from "./overrides";

/** Longest `metadata.user_id` that we write; the Messages API has long refused longer ones. */
export const MAX_USER_ID = 256;

/**
 * Writes a seed and changed parameters as a Messages API `metadata.user_id`, e.g. `{"seed":7,"set":{"ratios.word":4}}`.
 * @throws RangeError when they do not fit into `MAX_USER_ID` characters.
 */
export function encodeUserId(seed: number, overrides: ParameterOverrides = {}): string {
  const set = changedOnly(overrides);
  const text = JSON.stringify(Object.keys(set).length > 0 ? { seed, set } : { seed });
  if (text.length > MAX_USER_ID)
    throw new RangeError(`Settings take ${text.length} characters of ${MAX_USER_ID}`);
  return text;
}
