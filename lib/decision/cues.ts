import type { Evidence, Hypothesis } from "@/lib/domain/recovery";
import type { LikelihoodCue, RatioCue } from "./parameters";

/** The names that `Evidence.cue` takes when it comes from `readEvidence` or from examples. */
export const CUES = [
  "is_error",
  "errorCategory",
  "category_synonym",
  "isRetryable",
  "retryAfterMs",
  "field",
  "customerMessage",
  "suggestedAction",
  "http_status",
  "code_word",
  "word",
  "word_no_retry",
  "error_word",
  "example_close",
  "example_far",
  "status_field",
  "empty_list",
  "note",
  "data",
  "plain_text",
  "no_content",
] as const;

/** Which parameter a piece of evidence is weighed by. */
export type CueKey =
  | { type: "ratio"; name: RatioCue; speaksFor: Hypothesis }
  | { type: "likelihood"; name: LikelihoodCue; speaksFor?: undefined };

const likelihood = (name: LikelihoodCue): CueKey => ({ type: "likelihood", name });

/** The parameter for one piece of evidence; nothing for cues that only steer costs, or that are unknown. */
export function cueKey({ cue, value, speaksFor }: Evidence): CueKey | undefined {
  switch (cue) {
    case "errorCategory":
    case "category_synonym":
    case "code_word":
    case "word":
    case "example_close":
    case "example_far":
      return speaksFor && { type: "ratio", name: cue, speaksFor };
    case "http_status":
      return value === "500"
        ? likelihood("http_500")
        : speaksFor && { type: "ratio", name: "http_status", speaksFor };
    case "isRetryable":
      return likelihood(value === "true" ? "retryable_true" : "retryable_false");
    case "retryAfterMs":
      return likelihood("retry_after");
    case "customerMessage":
      return likelihood("customer_message");
    case "field":
    case "word_no_retry":
    case "error_word":
    case "status_field":
    case "empty_list":
    case "note":
    case "data":
    case "plain_text":
    case "no_content":
      return likelihood(cue);
    default:
      return undefined;
  }
}
