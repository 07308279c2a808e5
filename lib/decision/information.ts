import type { ToolResultBlock } from "@/lib/domain/run-event";
import { beliefAfter, entropyBits, priorBelief } from "./belief";
import { DEFAULT_PARAMETERS, type Parameters } from "./parameters";
import { readResult } from "./read-result";

/**
 * Bits of information in a tool result: entropy of the prior minus entropy of the belief after reading it as a first result. Negative where the
 * result leaves a reader less sure than before. "Operation failed" carries 0 of about 1.9 bits.
 */
export function informationBits(block: ToolResultBlock, parameters: Parameters = DEFAULT_PARAMETERS): number {
  const { evidence, isError } = readResult(block);
  const belief = beliefAfter(evidence, { failedRetries: 0, isError }, parameters);
  return entropyBits(priorBelief(isError, parameters)) - entropyBits(belief);
}
