import { useFormatter, useTranslations } from "next-intl";
import { BeliefBars } from "@/components/trace/belief-bars";
import type { ErrorWorth } from "@/lib/decision/error-worth";

/** What an error leaves its reader with: the belief, the bits, and what it will do how often. */
export function WorthView({ worth }: { worth: ErrorWorth }) {
  const t = useTranslations("lessons.build");
  const action = useTranslations("trace.action");
  const format = useFormatter();
  const shown = worth.actions.filter(({ probability }) => probability >= 0.005);
  return (
    <div aria-live="polite">
      <BeliefBars belief={worth.belief} bits={worth.bits} />
      <h3 className="figure-step">{t("choice")}</h3>
      <ul className="space-y-1 text-sm">
        {shown.map(({ action: name, probability }) => (
          <li key={name} className="flex gap-3">
            <span className="w-12 shrink-0 text-right font-semibold tabular-nums">
              {format.number(probability, { style: "percent", maximumFractionDigits: 0 })}
            </span>
            <span>{action(name)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
