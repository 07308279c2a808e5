import { useTranslations } from "next-intl";
import type { AgentsState } from "@/lib/domain/agents/agents-state";
import { coordinatorChoices } from "@/lib/domain/agents/coordinator-choices";

const WAYS = ["passedOn", "again", "mirror", "credential", "leftOut", "accepted"] as const;

/** What the coordinator decided about what its subagents could not get, in words. */
export function CoordinatorChoicesView({ state }: { state: AgentsState }) {
  const t = useTranslations("agents.choices");
  const choices = coordinatorChoices(state);
  const { status } = state;
  const told = status.phase === "finished" && status.claimed !== undefined && status.claimed < status.total;
  const made = WAYS.filter((way) => choices[way] > 0);
  return (
    <section aria-label={t("title")}>
      <h3 className="font-medium text-sm">{t("title")}</h3>
      {made.length > 0 ? (
        <ul className="list-disc pl-5 text-sm">
          {made.map((way) => (
            <li key={way}>{t(way, { count: choices[way] })}</li>
          ))}
          {told ? <li>{t("told", { claimed: status.claimed ?? 0, total: status.total })}</li> : null}
        </ul>
      ) : (
        <p className="text-sm">{t("none")}</p>
      )}
    </section>
  );
}
