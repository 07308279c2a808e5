import type { Rule } from "../rule";
import { ambiguousEmpty } from "./ambiguous-empty";
import { businessWithoutCustomerMessage } from "./business-without-customer-message";
import { categoryOnlyImplied } from "./category-only-implied";
import { detailOnlyInErrorData } from "./detail-only-in-error-data";
import { detailOnlyInStructuredContent } from "./detail-only-in-structured-content";
import { doubleEncoded } from "./double-encoded";
import { emptyError } from "./empty-error";
import { emptyFlaggedAsError } from "./empty-flagged-as-error";
import { failureAsEmpty } from "./failure-as-empty";
import { failureAsProtocolError } from "./failure-as-protocol-error";
import { failureNotFlagged } from "./failure-not-flagged";
import { genericMessage } from "./generic-message";
import { htmlPage } from "./html-page";
import { leaksCredentials } from "./leaks-credentials";
import { leaksInternals } from "./leaks-internals";
import { malformedResult } from "./malformed-result";
import { missingCategory } from "./missing-category";
import { missingRetryability } from "./missing-retryability";
import { misspelledFlag } from "./misspelled-flag";
import { outputSchemaHidesError } from "./output-schema-hides-error";
import { oversizedError } from "./oversized-error";
import { partialFailureHidden } from "./partial-failure-hidden";
import { rateLimitWithoutDelay } from "./rate-limit-without-delay";
import { retryableMismatch } from "./retryable-mismatch";
import { statusField } from "./status-field";
import { textContradictsStructuredContent } from "./text-contradicts-structured-content";
import { unknownCategory } from "./unknown-category";
import { unknownToolAsResult } from "./unknown-tool-as-result";
import { vagueValidation } from "./vague-validation";

/** Every rule, in the order in which findings are listed. */
export const RULES: readonly Rule[] = [
  malformedResult,
  misspelledFlag,
  failureNotFlagged,
  statusField,
  failureAsEmpty,
  failureAsProtocolError,
  unknownToolAsResult,
  emptyFlaggedAsError,
  emptyError,
  genericMessage,
  missingCategory,
  unknownCategory,
  missingRetryability,
  retryableMismatch,
  businessWithoutCustomerMessage,
  vagueValidation,
  rateLimitWithoutDelay,
  partialFailureHidden,
  detailOnlyInStructuredContent,
  detailOnlyInErrorData,
  textContradictsStructuredContent,
  outputSchemaHidesError,
  doubleEncoded,
  leaksCredentials,
  leaksInternals,
  htmlPage,
  oversizedError,
  categoryOnlyImplied,
  ambiguousEmpty,
];
