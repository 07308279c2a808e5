"use client";

import { useTranslations } from "next-intl";
import { JsonView } from "@/components/ui/json-view";
import type { Evidence, TraceStep } from "@/lib/quiz/question-view";

const BOX = "max-h-80 min-w-0 rounded-card border border-line bg-sunken";

/** What is shown with a question: JSON from the wire, or the trace of a real run. */
export function EvidenceView({ evidence }: { evidence: Evidence }) {
  const t = useTranslations("quiz.question");
  if (evidence.kind === "json") {
    return <JsonView value={evidence.value} label={t("evidence")} className={BOX} />;
  }
  return (
    <section aria-label={t("trace")} className="rounded-card border border-line bg-surface p-4">
      <h3 className="eyebrow">{t("trace")}</h3>
      <ol className="mt-3 space-y-3 border-line border-l-2 pl-4">
        <li>
          <p className="text-ink-muted text-sm">{t("customer")}</p>
          <p>{evidence.prompt}</p>
        </li>
        {evidence.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are in order and never change
          <li key={index}>
            <Step step={step} />
          </li>
        ))}
        <li className="font-medium">{t("whatNext")}</li>
      </ol>
    </section>
  );
}

function Step({ step }: { step: TraceStep }) {
  const t = useTranslations("quiz.question");
  const label = step.kind === "call" ? t("calls", { tool: step.name }) : t("result");
  return (
    <>
      <p className="mb-1 text-ink-muted text-sm">{label}</p>
      <JsonView value={step.kind === "call" ? step.input : step.block} label={label} className={BOX} />
    </>
  );
}
