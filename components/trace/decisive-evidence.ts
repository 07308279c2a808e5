import type { Decision, Evidence } from "@/lib/domain/recovery";

/** What a decision line names first: the field that says most about whether to call again, then what is left. */
const ORDER = ["isRetryable", "errorCategory", "suggestedAction", "retryAfterMs", "field"];

/** The one piece of evidence that best explains a decision, or nothing where the result said nothing. */
export function decisiveEvidence(decision: Decision): Evidence | undefined {
  for (const cue of ORDER) {
    const found = decision.evidence.find((evidence) => evidence.cue === cue);
    if (found) return found;
  }
  return (
    decision.evidence.find((evidence) => evidence.speaksFor !== undefined && evidence.cue !== "is_error") ??
    decision.evidence[0]
  );
}
