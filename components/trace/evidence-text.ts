import { useTranslations } from "next-intl";
import type { Evidence } from "@/lib/domain/recovery";

/** Cues that are described in words; every other cue is a field of the result and shown as it is spelled there. */
const DESCRIBED = [
  "word",
  "word_no_retry",
  "error_word",
  "code_word",
  "category_synonym",
  "example_close",
  "example_far",
  "status_field",
  "empty_list",
  "note",
  "data",
  "plain_text",
  "no_content",
  "http_status",
] as const;

const MAX_VALUE_LENGTH = 40;

/** Says one piece of evidence in short: `isRetryable: false`, or “word ‘timeout’”. */
export function useEvidenceText(): (evidence: Evidence) => string {
  const t = useTranslations("trace.evidence");
  return ({ cue, value }) => {
    const short = value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH)}…` : value;
    const described = DESCRIBED.find((name) => name === cue);
    return described ? t(described, { value: short }) : `${cue}: ${short}`;
  };
}
