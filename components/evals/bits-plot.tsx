import { useFormatter, useTranslations } from "next-intl";
import type { CellSummary } from "@/lib/evals/summary";

const WIDTH = 640;
const HEIGHT = 280;
const LEFT = 48;
const BOTTOM = 36;
const TOP = 12;

/** Right-recovery rate against bits of information in the first tool result: a point for each cell, with its 95% interval. */
export function BitsPlot({ cells }: { cells: readonly CellSummary[] }) {
  const t = useTranslations("evals");
  const format = useFormatter();
  const shown = cells.filter(({ episodes }) => episodes > 0);
  const most = Math.max(2, ...shown.map(({ bits }) => bits));
  const least = Math.min(0, ...shown.map(({ bits }) => bits));
  const x = (bits: number) => LEFT + ((bits - least) / (most - least)) * (WIDTH - LEFT - 12);
  const y = (rate: number) => TOP + (1 - rate) * (HEIGHT - TOP - BOTTOM);
  return (
    <figure className="rounded-card border border-line bg-surface p-4">
      <figcaption className="mb-2 text-ink-muted text-sm">{t("plotCaption")}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("plotCaption")} className="w-full">
        {[0, 0.25, 0.5, 0.75, 1].map((rate) => (
          <g key={rate}>
            <line x1={LEFT} x2={WIDTH - 12} y1={y(rate)} y2={y(rate)} className="stroke-line" />
            <text x={LEFT - 6} y={y(rate) + 4} textAnchor="end" className="fill-ink-muted text-2xs">
              {format.number(rate, { style: "percent" })}
            </text>
          </g>
        ))}
        {[0, 0.5, 1, 1.5, 2].map((bits) => (
          <text
            key={bits}
            x={x(bits)}
            y={HEIGHT - 16}
            textAnchor="middle"
            className="fill-ink-muted text-2xs"
          >
            {format.number(bits, { minimumFractionDigits: 1 })}
          </text>
        ))}
        <text x={(LEFT + WIDTH) / 2} y={HEIGHT - 2} textAnchor="middle" className="fill-ink-muted text-2xs">
          {t("bitsAxis")}
        </text>
        {shown.map((cell) => (
          <g key={`${cell.scenario} ${cell.style}`}>
            <title>
              {`${t(`scenarios.${cell.scenario}`)} · ${t(`style.${cell.style}`)}: ${format.number(cell.right.value, { style: "percent" })}, ${format.number(cell.bits, { maximumFractionDigits: 2 })}`}
            </title>
            <line
              x1={x(cell.bits)}
              x2={x(cell.bits)}
              y1={y(cell.right.low)}
              y2={y(cell.right.high)}
              className="stroke-accent"
            />
            {cell.style === "structured" ? (
              <rect
                x={x(cell.bits) - 4}
                y={y(cell.right.value) - 4}
                width={8}
                height={8}
                className="fill-success"
              />
            ) : (
              <circle cx={x(cell.bits)} cy={y(cell.right.value)} r={4} className="fill-accent" />
            )}
          </g>
        ))}
      </svg>
      <p className="text-ink-muted text-xs">{t("plotLegend")}</p>
    </figure>
  );
}
