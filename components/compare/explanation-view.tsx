import { useTranslations } from "next-intl";
import { decisiveEvidence } from "@/components/trace/decisive-evidence";
import { useEvidenceText } from "@/components/trace/evidence-text";
import { useBits } from "@/components/trace/use-bits";
import { explainDifference } from "@/lib/compare/explain";
import type { Decision } from "@/lib/domain/recovery";
import type { RunState } from "@/lib/domain/run-state";

/** One sentence, derived from two runs, that says why they differ. */
export function ExplanationView(props: {
  leftName: string;
  rightName: string;
  left: RunState;
  right: RunState;
}) {
  const t = useTranslations("compare.why");
  const sentence = useSentence(props);
  const ended = [props.left, props.right].every(
    ({ status }) => status.phase === "finished" || status.phase === "failed",
  );
  return <p className="max-w-3xl text-prose">{ended ? sentence : t("running")}</p>;
}

function useSentence({ leftName, rightName, left, right }: Parameters<typeof ExplanationView>[0]): string {
  const t = useTranslations("compare.why");
  const trace = useTranslations("trace");
  const formatBits = useBits();
  const evidenceText = useEvidenceText();
  const nameOf = (side: "left" | "right") => (side === "left" ? leftName : rightName);
  const told = (decision: Decision) => {
    const evidence = decisiveEvidence(decision);
    return evidence ? evidenceText(evidence) : trace("evidence.none");
  };
  const bits = (decision: Decision) => formatBits(decision.bits);
  const explanation = explainDifference(left, right);
  switch (explanation.kind) {
    case "same":
      return explanation.cheaper ? t("sameCheaper", { lane: nameOf(explanation.cheaper) }) : t("same");
    case "not_seen":
      return t("not_seen", { lane: nameOf(explanation.side) });
    case "information":
      return t("information", {
        left: leftName,
        leftEvidence: told(explanation.left),
        leftBits: bits(explanation.left),
        leftAction: trace(`action.${explanation.left.action}`),
        right: rightName,
        rightEvidence: told(explanation.right),
        rightBits: bits(explanation.right),
        rightAction: trace(`action.${explanation.right.action}`),
      });
    case "elsewhere":
      return t("elsewhere");
  }
}
