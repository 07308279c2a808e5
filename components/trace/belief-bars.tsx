import { useFormatter, useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { MEANING_FILL, MEANING_ICONS, MEANING_TEXT } from "@/components/ui/meaning";
import { type Belief, HYPOTHESES, type Hypothesis } from "@/lib/domain/recovery";
import { hypothesisMeaning } from "./hypothesis";
import { useBits } from "./use-bits";

/** Probability of each hypothesis as a bar with icon, word and figure; those below half a percent are left out. */
export function BeliefBars(props: { belief: Belief; bits: number; className?: string }) {
  const t = useTranslations("trace.belief");
  const bits = useBits(2);
  const shown = HYPOTHESES.filter((hypothesis) => props.belief[hypothesis] >= 0.005).sort(
    (a, b) => props.belief[b] - props.belief[a],
  );
  return (
    <div className={props.className} title={t("hint")}>
      <p className="mb-1 flex flex-wrap justify-between gap-x-3 text-ink-muted text-xs">
        <span>{t("label")}</span>
        <span className="tabular-nums">{t("bits", { bits: bits(props.bits) })}</span>
      </p>
      <ul className="grid grid-cols-1 gap-1">
        {shown.map((hypothesis) => (
          <Bar key={hypothesis} hypothesis={hypothesis} probability={props.belief[hypothesis]} />
        ))}
      </ul>
    </div>
  );
}

function Bar(props: { hypothesis: Hypothesis; probability: number }) {
  const t = useTranslations("ui.meaning");
  const found = useTranslations("trace.belief")("found");
  const format = useFormatter();
  const meaning = hypothesisMeaning(props.hypothesis);
  const Icon = MEANING_ICONS[meaning];
  return (
    <li className="grid grid-cols-[7.5rem_1fr_2.75rem] items-center gap-2 text-xs">
      <span className={cn("flex items-center gap-1 whitespace-nowrap", MEANING_TEXT[meaning])}>
        <Icon aria-hidden className="size-3.5 shrink-0" />
        {props.hypothesis === "found" ? found : t(meaning)}
      </span>
      <span className="h-2 overflow-hidden rounded-full bg-line">
        <span
          className={cn("swatch block h-full rounded-full", MEANING_FILL[meaning])}
          style={{ width: `${Math.max(1, props.probability * 100)}%` }}
        />
      </span>
      <span className="text-right text-ink-muted tabular-nums">
        {format.number(props.probability, { style: "percent", maximumFractionDigits: 0 })}
      </span>
    </li>
  );
}
