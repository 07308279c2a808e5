import { useTranslations } from "next-intl";
import type { Decision } from "@/lib/domain/recovery";
import { decisiveEvidence } from "./decisive-evidence";
import { useEvidenceText } from "./evidence-text";
import { VerdictBadge } from "./verdict-badge";

/** The decision in words: what it was based on → what the agent did, and how good that was. */
export function DecisionLine({ decision }: { decision: Decision }) {
  const t = useTranslations("trace");
  const evidenceText = useEvidenceText();
  const evidence = decisiveEvidence(decision);
  const action = t(`action.${decision.action}`);
  const forbidden =
    evidence?.cue === "isRetryable" && evidence.value === "false" && decision.action !== "retry";
  return (
    <div className="space-y-0.5 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="eyebrow">{t("decision.label")}</span>
        <span>
          <code className="font-mono text-[0.8125rem]">
            {evidence ? evidenceText(evidence) : t("evidence.none")}
          </code>
          {" → "}
          <strong className="font-semibold">
            {forbidden ? t("decision.didNotRetry", { action }) : action}
          </strong>
        </span>
        <VerdictBadge verdict={decision.verdict} />
        {decision.verdictSource === "model" ? (
          <span className="text-ink-faint text-xs">{t("decision.judgedByModel")}</span>
        ) : null}
      </p>
      {decision.verdict === "right" || decision.rightActions.length === 0 ? null : (
        <p className="text-ink-muted text-xs">
          {t("decision.shouldHave", {
            actions: decision.rightActions.map((right) => t(`action.${right}`)).join(" / "),
          })}
        </p>
      )}
    </div>
  );
}
