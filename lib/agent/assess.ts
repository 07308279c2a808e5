import { beliefAfter, informationBits, type Parameters, readEvidence } from "@/lib/decision";
import type { Assess } from "./pending-result";

/** Reads results with the decision model's evidence rules and belief; `parameters` as a learner may have changed them. */
export function createAssess(parameters?: Parameters): Assess {
  return (block, { failedRetries }) => {
    const evidence = readEvidence(block);
    const isError = block.is_error === true;
    return {
      evidence,
      belief: beliefAfter(evidence, { failedRetries, isError }, parameters),
      bits: informationBits(block, parameters),
    };
  };
}
