import { useFormatter } from "next-intl";

/**
 * Formats bits of information. They can be negative: a misleading result leaves a reader less certain than before. What rounds to
 * nothing is shown without a sign.
 */
export function useBits(digits: 1 | 2 = 1): (bits: number) => string {
  const format = useFormatter();
  const unit = 10 ** digits;
  return (bits) =>
    format.number(Math.round(bits * unit) / unit + 0, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
}
