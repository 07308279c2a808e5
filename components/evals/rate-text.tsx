import { useFormatter } from "next-intl";
import type { Rate } from "@/lib/evals/wilson";

/** Writes a share as a whole percentage in the page's language. */
export function usePercent(): (share: number) => string {
  const format = useFormatter();
  return (share) => format.number(share, { style: "percent", maximumFractionDigits: 0 });
}

/** A rate and, smaller, its 95% interval. */
export function RateText({ rate }: { rate: Rate }) {
  const percent = usePercent();
  return (
    <>
      <span className="block font-semibold">{percent(rate.value)}</span>
      <span className="block text-2xs text-ink-muted">
        {percent(rate.low)}–{percent(rate.high)}
      </span>
    </>
  );
}

/** From the colour of failure to that of success, light enough for ink on top in both themes; repeats a figure. */
export function rateShade(rate: number): string {
  return `color-mix(in oklab, var(--color-success-soft) ${Math.round(rate * 100)}%, var(--color-permission-soft))`;
}
