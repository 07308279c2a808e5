import { useFormatter, useTranslations } from "next-intl";
import { NumberCell, Table } from "@/components/ui/table";
import { type StrategyReport, summarizeCells, summarizeStrategies } from "@/lib/evals/strategies/report";
import { RateText, rateShade, usePercent } from "./rate-text";

const FIGURES = ["overclaimed", "messages", "fetches", "tokens"] as const;

/** Each strategy over all plans with what it costs, then how often it ends rightly on each plan. */
export function StrategyTables({ report }: { report: StrategyReport }) {
  const t = useTranslations("evals.strategies");
  const name = useTranslations("agents.strategy");
  const format = useFormatter();
  const percent = usePercent();
  const figure = (value: number) =>
    Number.isNaN(value) ? "–" : format.number(value, { maximumFractionDigits: value < 100 ? 1 : 0 });
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Table label={t("overall")}>
        <thead>
          <tr>
            <th scope="col">{name("label")}</th>
            <th scope="col">{t("right")}</th>
            <th scope="col">{t("coverage")}</th>
            {FIGURES.map((one) => (
              <th key={one} scope="col">
                {t(one)}
              </th>
            ))}
            <th scope="col">{t("waiting")}</th>
          </tr>
        </thead>
        <tbody>
          {summarizeStrategies(report).map((summary) => (
            <tr key={summary.strategy}>
              <th scope="row">{name(summary.strategy)}</th>
              <NumberCell>{summary.runs > 0 ? <RateText rate={summary.right} /> : "–"}</NumberCell>
              <NumberCell>{summary.runs > 0 ? percent(summary.coverage) : "–"}</NumberCell>
              {FIGURES.map((one) => (
                <NumberCell key={one}>{figure(summary[one])}</NumberCell>
              ))}
              <NumberCell>{figure(summary.waitingMs / 1000)}</NumberCell>
            </tr>
          ))}
        </tbody>
      </Table>
      <PlanTable report={report} />
    </div>
  );
}

function PlanTable({ report }: { report: StrategyReport }) {
  const t = useTranslations("evals.strategies");
  const agents = useTranslations("agents");
  const cells = summarizeCells(report);
  return (
    <Table label={t("byPlan")}>
      <thead>
        <tr>
          <th scope="col">{agents("plan.label")}</th>
          {report.spec.strategies.map((strategy) => (
            <th key={strategy} scope="col">
              {agents(`strategy.${strategy}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {report.spec.plans.map((plan) => (
          <tr key={plan}>
            <th scope="row">{plan === "drawn" ? t("drawn") : agents(`plan.${plan}`)}</th>
            {cells
              .filter((cell) => cell.plan === plan)
              .map((cell) =>
                cell.mostly === undefined ? (
                  <NumberCell key={cell.strategy}>–</NumberCell>
                ) : (
                  <td
                    key={cell.strategy}
                    style={{ backgroundColor: rateShade(cell.right.value) }}
                    className="text-right tabular-nums"
                  >
                    <RateText rate={cell.right} />
                    <span className="block text-2xs">{agents(`verdict.${cell.mostly}`)}</span>
                  </td>
                ),
              )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
