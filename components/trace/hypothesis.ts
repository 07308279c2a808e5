import type { Meaning } from "@/components/ui/meaning";
import type { TrueOutcome } from "@/lib/domain/outcome";
import type { Hypothesis } from "@/lib/domain/recovery";

/** The reserved meaning of a hypothesis: categories keep their own, data is success. */
export function hypothesisMeaning(hypothesis: Hypothesis): Meaning {
  return hypothesis === "found" ? "success" : hypothesis;
}

/** The reserved meaning of what the backend really did. */
export function truthMeaning(truth: TrueOutcome): Meaning {
  if (truth.kind === "failed") return truth.category;
  return truth.kind === "found" ? "success" : "empty";
}
