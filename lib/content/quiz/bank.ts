import { compareFields } from "./compare-fields";
import { compareOutcomes } from "./compare-outcomes";
import { doItYourself } from "./do-it-yourself";
import { emptyIsNotBroken } from "./empty-is-not-broken";
import { fiveMistakes } from "./five-mistakes";
import { fixQuestions } from "./fix";
import { fourCategories } from "./four-categories";
import { isErrorEndToEnd } from "./is-error-end-to-end";
import { operationFailed } from "./operation-failed";
import { recoverLocally } from "./recover-locally";
import { rightBesideWrong } from "./right-beside-wrong";
import { structuredMetadata } from "./structured-metadata";
import { traceQuestions } from "./traces";
import { tracesOfBadErrors } from "./traces-of-bad-errors";
import { twoKindsOfFailure } from "./two-kinds-of-failure";
import type { QuizQuestion } from "./types";

/** Every question, in the order of the course. Server only: the browser gets one language, by `questionViews`. */
export const QUESTION_BANK: readonly QuizQuestion[] = [
  ...twoKindsOfFailure,
  ...isErrorEndToEnd,
  ...fourCategories,
  ...operationFailed,
  ...structuredMetadata,
  ...emptyIsNotBroken,
  ...recoverLocally,
  ...fiveMistakes,
  ...rightBesideWrong,
  ...doItYourself,
  ...traceQuestions,
  ...tracesOfBadErrors,
  ...compareOutcomes,
  ...compareFields,
  ...fixQuestions,
];
