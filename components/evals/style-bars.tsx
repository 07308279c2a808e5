import { useFormatter, useTranslations } from "next-intl";
import { Table } from "@/components/ui/table";
import type { ResponseStyle } from "@/lib/domain/run-request";
import type { CellSummary } from "@/lib/evals/summary";

const FIGURES = ["wastedCalls", "tokens", "wrongClaims"] as const;
type Figure = (typeof FIGURES)[number];

/** Mean of each figure per style, over the scenarios, each scenario counting alike. */
export function StyleBars({ cells }: { cells: readonly CellSummary[] }) {
  const t = useTranslations("evals");
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      {FIGURES.map((figure) => (
        <BarTable key={figure} title={t(`figure.${figure}`)} bars={meansByStyle(cells, figure)} />
      ))}
    </div>
  );
}

function BarTable({
  title,
  bars,
}: {
  title: string;
  bars: readonly { style: ResponseStyle; mean: number }[];
}) {
  const t = useTranslations("evals");
  const format = useFormatter();
  const largest = Math.max(...bars.map(({ mean }) => mean), Number.MIN_VALUE);
  return (
    <Table label={title}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("styleHead")}</th>
          <th scope="col">{title}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ style, mean }) => (
          <tr key={style}>
            <th scope="row" className="w-28">
              {t(`style.${style}`)}
            </th>
            <td>
              <span className="flex items-center gap-2">
                <span aria-hidden className="h-3 flex-1">
                  <span
                    className="swatch block h-full min-w-px rounded-sm bg-accent"
                    style={{ width: `${(mean / largest) * 100}%` }}
                  />
                </span>
                <span className="w-12 text-right tabular-nums">
                  {format.number(mean, { maximumFractionDigits: mean < 10 ? 2 : 0 })}
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function meansByStyle(cells: readonly CellSummary[], figure: Figure) {
  const counted = cells.filter(({ episodes }) => episodes > 0);
  return [...new Set(counted.map(({ style }) => style))].map((style) => {
    const own = counted.filter((cell) => cell.style === style);
    return { style, mean: own.reduce((sum, cell) => sum + cell[figure], 0) / own.length };
  });
}
