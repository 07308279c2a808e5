"use client";

import { useTranslations } from "next-intl";
import { Table } from "@/components/ui/table";
import type { CellSummary } from "@/lib/evals/summary";
import { RateText, rateShade, usePercent } from "./rate-text";

/**
 * Right-recovery rate of each scenario × style as a table: figure, 95% interval and a shade that repeats the figure.
 * Every cell is a button that opens its episodes.
 */
export function HeatTable(props: {
  cells: readonly CellSummary[];
  label: string;
  onOpen: (cell: CellSummary) => void;
}) {
  const t = useTranslations("evals");
  const styles = [...new Set(props.cells.map(({ style }) => style))];
  const scenarios = [...new Set(props.cells.map(({ scenario }) => scenario))];
  const cellAt = (scenario: string, style: string) =>
    props.cells.find((cell) => cell.scenario === scenario && cell.style === style);
  return (
    <Table label={props.label}>
      <thead>
        <tr>
          <th scope="col">{t("scenario")}</th>
          {styles.map((style) => (
            <th key={style} scope="col">
              {t(`style.${style}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scenarios.map((scenario) => (
          <tr key={scenario}>
            <th scope="row">{t(`scenarios.${scenario}`)}</th>
            {styles.map((style) => {
              const cell = cellAt(scenario, style);
              return (
                <td key={style} className="p-0!">
                  {cell ? <HeatCell cell={cell} onOpen={() => props.onOpen(cell)} /> : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function HeatCell({ cell, onOpen }: { cell: CellSummary; onOpen: () => void }) {
  const t = useTranslations("evals");
  const percent = usePercent();
  if (cell.episodes === 0) return <span className="block px-3 py-2 text-ink-faint">–</span>;
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={t("cellLabel", {
        scenario: t(`scenarios.${cell.scenario}`),
        style: t(`style.${cell.style}`),
        rate: percent(cell.right.value),
        low: percent(cell.right.low),
        high: percent(cell.right.high),
      })}
      style={{ backgroundColor: rateShade(cell.right.value) }}
      className="block w-full px-3 py-2 text-right tabular-nums hover:outline-2 hover:outline-accent hover:-outline-offset-2"
    >
      <RateText rate={cell.right} />
    </button>
  );
}
