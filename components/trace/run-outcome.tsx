import { useTranslations } from "next-intl";
import type { RunState } from "@/lib/domain/run-state";
import { MetricsStrip } from "./metrics-strip";
import { VerdictBadge } from "./verdict-badge";

/** Verdict and cost of a run that has ended; nothing while it runs. */
export function RunOutcome({ state }: { state: RunState }) {
  const t = useTranslations("trace");
  if (state.status.phase !== "finished" && state.status.phase !== "failed") return null;
  return (
    <section
      aria-label={t("verdict.label")}
      className="grid grid-cols-1 gap-3 border-line border-t px-4 py-4"
    >
      {state.status.phase === "finished" ? (
        <p className="flex items-center gap-2">
          <span className="eyebrow">{t("verdict.label")}</span>
          <VerdictBadge verdict={state.status.verdict} className="text-sm" />
        </p>
      ) : null}
      <MetricsStrip metrics={state.status.metrics} />
    </section>
  );
}
