export { beliefAfter, entropyBits, likeliest, priorBelief, type ResultCircumstances } from "./belief";
export { type Abilities, decisionContext } from "./context";
export {
  type ActionCosts,
  type Choice,
  cheapest,
  chooseAction,
  type DecisionContext,
  expectedCosts,
} from "./costs";
export { CUES, type Cue, type CueKey, cueKey } from "./cues";
export { exampleEvidence, type LabelledExample, readExamples } from "./examples";
export { informationBits } from "./information";
export {
  changedOnly,
  PARAMETER_DEFAULTS,
  PARAMETER_RANGE,
  type ParameterOverrides,
  parameterOverridesSchema,
  withOverrides,
} from "./overrides";
export { DEFAULT_PARAMETERS, type Parameters, type PerHypothesis } from "./parameters";
export { type ResultReading, readEvidence, readResult } from "./read-result";
export { createRng, hash32, type Rng } from "./rng";
export { suggestedActions } from "./suggested-action";
export { encodeUserId, MAX_USER_ID } from "./user-id";
