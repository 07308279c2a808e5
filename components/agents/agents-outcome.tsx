import { useTranslations } from "next-intl";
import { Badge, MeaningBadge } from "@/components/ui/badge";
import { Callout } from "@/components/ui/callout";
import { Progress } from "@/components/ui/progress";
import { Stat, StatList } from "@/components/ui/stat";
import { ErrorState } from "@/components/ui/states";
import type { AgentsVerdict } from "@/lib/domain/agents/agents-event";
import type { AgentsState } from "@/lib/domain/agents/agents-state";
import { CoordinatorChoicesView } from "./coordinator-choices-view";

const GOOD: readonly AgentsVerdict[] = ["complete", "honest_partial"];

/** The verdict of a whole run as a badge. */
export function AgentsVerdictBadge({ verdict }: { verdict: AgentsVerdict }) {
  const t = useTranslations("agents.verdict");
  return GOOD.includes(verdict) ? (
    <MeaningBadge kind="success">{t(verdict)}</MeaningBadge>
  ) : (
    <MeaningBadge kind="permission">{t(verdict)}</MeaningBadge>
  );
}

/** Real coverage beside the coverage that the answer claims, the answer itself, and what it cost. */
export function AgentsOutcome({ state }: { state: AgentsState }) {
  const t = useTranslations("agents");
  const { status } = state;
  if (status.phase === "idle") return null;
  const done = Object.values(state.sources).filter(({ state: now }) =>
    ["done", "mirror", "empty"].includes(now),
  ).length;
  if (status.phase === "running") {
    return (
      <Progress
        label={t("really")}
        value={done}
        max={Object.keys(state.sources).length}
        text={String(done)}
      />
    );
  }
  if (status.phase === "failed") {
    return (
      <ErrorState title={t("failed")}>
        <p>{status.error.kind === "aborted" ? t("aborted") : status.error.error.message}</p>
      </ErrorState>
    );
  }
  const { metrics, claimed, total } = status;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-2">
        <AgentsVerdictBadge verdict={status.verdict} />
        <Badge>{t(`verdictWhy.${status.verdict}`)}</Badge>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Progress
          label={t("really")}
          value={status.done}
          max={total}
          text={t("of", { done: status.done, total })}
        />
        <Progress
          label={t("claimed")}
          value={claimed ?? 0}
          max={total}
          text={claimed === undefined ? t("noClaim") : t("of", { done: claimed, total })}
        />
      </div>
      <Callout title={t("answer")}>
        <p className="whitespace-pre-wrap">{status.answer}</p>
      </Callout>
      <CoordinatorChoicesView state={state} />
      <StatList>
        <Stat label={t("messages")} value={metrics.messages} />
        <Stat label={t("fetches")} value={metrics.fetches} />
        <Stat label={t("triesBy.harness")} value={state.tries.harness} />
        <Stat label={t("triesBy.model")} value={state.tries.model} />
        <Stat label={t("tokens")} value={metrics.inputTokens + metrics.outputTokens} />
        <Stat label={t("waiting")} value={t("seconds", { value: metrics.waitingMs / 1000 })} />
        <Stat label={t("elapsed")} value={t("seconds", { value: metrics.elapsedMs / 1000 })} />
      </StatList>
    </div>
  );
}
