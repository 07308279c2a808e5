export { beliefAfter, entropyBits, priorBelief } from "./belief";
export { decisionContext } from "./context";
export {
  type Choice,
  cheapest,
  chooseAction,
  type DecisionContext,
  expectedCosts,
} from "./costs";

export { exampleEvidence, type LabelledExample, readExamples } from "./examples";
export { informationBits } from "./information";
export {
  PARAMETER_DEFAULTS,
  type ParameterOverrides,
  parameterOverridesSchema,
  withOverrides,
} from "./overrides";
export { DEFAULT_PARAMETERS, type Parameters } from "./parameters";
export { type ResultReading, readEvidence, readResult } from "./read-result";
export { createRng, hash32 } from "./rng";
export { suggestedActions } from "./suggested-action";
export { encodeUserId, MAX_USER_ID } from "./user-id";
