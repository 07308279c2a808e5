import { useFormatter, useTranslations } from "next-intl";
import { Stat, StatList } from "@/components/ui/stat";
import type { Metrics } from "@/lib/domain/recovery";
import { useBits } from "./use-bits";

/** What a run cost, as figures with their names. */
export function MetricsStrip({ metrics, className }: { metrics: Metrics; className?: string }) {
  const t = useTranslations("trace.metrics");
  const format = useFormatter();
  const bits = useBits();
  const bad = (value: number) => (value > 0 ? { tone: "bad" as const } : {});
  return (
    <StatList {...(className ? { className } : {})}>
      <Stat label={t("turns")} value={metrics.turns} />
      <Stat label={t("toolCalls")} value={metrics.toolCalls} />
      <Stat label={t("wastedCalls")} value={metrics.wastedCalls} {...bad(metrics.wastedCalls)} />
      <Stat
        label={t("tokens")}
        value={format.number(metrics.inputTokens + metrics.outputTokens)}
        note={t("tokensNote", {
          input: format.number(metrics.inputTokens),
          output: format.number(metrics.outputTokens),
        })}
      />
      <Stat
        label={t("waiting")}
        value={t("seconds", {
          seconds: format.number(metrics.waitingMs / 1000, { maximumFractionDigits: 1 }),
        })}
      />
      <Stat label={t("wrongClaims")} value={metrics.wrongClaims} {...bad(metrics.wrongClaims)} />
      <Stat label={t("bits")} value={bits(metrics.bits)} />
    </StatList>
  );
}
