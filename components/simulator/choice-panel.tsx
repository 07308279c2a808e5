import { useFormatter, useTranslations } from "next-intl";
import { hypothesisMeaning } from "@/components/trace/hypothesis";
import { MeaningBadge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { NumberCell, Table } from "@/components/ui/table";
import { type ActionCosts, cheapest } from "@/lib/decision/costs";
import { type Belief, type Hypothesis, RECOVERY_ACTIONS, type RecoveryAction } from "@/lib/domain/recovery";
import { SEEDS } from "./bench-state";

/** What each action costs if a hypothesis is true, and how often each is chosen when hypotheses are drawn by belief. */
export function ChoicePanel(props: {
  costs: readonly { hypothesis: Hypothesis; costs: ActionCosts }[];
  chosen: readonly { action: RecoveryAction; count: number }[];
  belief: Belief;
}) {
  const t = useTranslations("simulator.bench");
  const action = useTranslations("simulator.action");
  const found = useTranslations("trace.belief")("found");
  const format = useFormatter();
  const percent = (value: number) => format.number(value, { style: "percent", maximumFractionDigits: 0 });
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <div>
        <p className="mb-2 font-medium text-sm">{t("chosen", { seeds: SEEDS })}</p>
        <ul className="grid grid-cols-1 gap-1.5">
          {props.chosen.map(({ action: name, count }) => (
            <li
              key={name}
              className="grid grid-cols-[minmax(8rem,14rem)_1fr_3rem] items-center gap-2 text-sm"
            >
              <span>{action(name)}</span>
              <span className="h-2.5 overflow-hidden rounded-full bg-line">
                <span
                  className="swatch block h-full rounded-full bg-accent"
                  style={{ width: `${(count / SEEDS) * 100}%` }}
                />
              </span>
              <span className="text-right tabular-nums">{percent(count / SEEDS)}</span>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-ink-muted text-sm">
          {props.chosen.length === 1 ? t("stable") : t("unstable", { count: props.chosen.length })}
        </p>
      </div>
      <Table label={t("costs")}>
        <thead>
          <tr>
            <th scope="col">{t("action")}</th>
            {props.costs.map(({ hypothesis }) => (
              <th key={hypothesis} scope="col" className="text-right">
                <span className="inline-flex flex-col items-end gap-1">
                  <MeaningBadge kind={hypothesisMeaning(hypothesis)}>
                    {hypothesis === "found" ? found : undefined}
                  </MeaningBadge>
                  <span className="font-normal tabular-nums">{percent(props.belief[hypothesis])}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RECOVERY_ACTIONS.map((name) => (
            <tr key={name}>
              <th scope="row" className="min-w-32">
                {action(name)}
              </th>
              {props.costs.map(({ hypothesis, costs }) => (
                <CostCell key={hypothesis} cost={costs[name]} isCheapest={cheapest(costs) === name} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function CostCell({ cost, isCheapest }: { cost: number; isCheapest: boolean }) {
  const t = useTranslations("simulator.bench");
  const format = useFormatter();
  if (!Number.isFinite(cost)) {
    return (
      <NumberCell className="text-ink-faint">
        <span aria-hidden>—</span>
        <span className="sr-only">{t("impossible")}</span>
      </NumberCell>
    );
  }
  return (
    <NumberCell className={cn(isCheapest && "bg-accent-soft font-semibold")}>
      {format.number(cost, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
      {isCheapest ? <span className="sr-only"> {t("cheapest")}</span> : null}
    </NumberCell>
  );
}
