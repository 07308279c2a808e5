import { Check, X } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { cn } from "@/components/ui/cn";
import type { Crowd, CrowdStyle } from "@/lib/content/lessons/crowd";
import { Reply } from "./reply";

/** One server's customers in a row: what the model read, what it did for each, and the words of one of them. */
export function CrowdView({ style, crowd }: { style: CrowdStyle; crowd: Crowd }) {
  const t = useTranslations("lessons.crowd");
  const action = useTranslations("trace.action");
  const format = useFormatter();
  const name = useId();
  const [chosen, setChosen] = useState(0);
  const { encounters } = crowd;
  const encounter = encounters[chosen];
  const right = encounters.filter(({ verdict }) => verdict === "right").length;
  const ways = new Set(encounters.map(({ actions }) => actions.join())).size;
  const total = (of: "turns" | "tokens") => encounters.reduce((sum, one) => sum + one[of], 0);
  return (
    <section className="crowd" data-style={style}>
      <h3 className="figure-step">
        {t(`styles.${style}`)}
        <span className="ml-auto font-normal text-ink-muted tabular-nums">
          {t("bits", {
            bits: format.number(crowd.bits, { maximumFractionDigits: 1, minimumFractionDigits: 1 }),
          })}
        </span>
      </h3>
      <p className="crowd-text">{crowd.resultText}</p>
      <p className="mt-2 text-sm">
        <strong>{t("right", { right, total: encounters.length })}</strong>{" "}
        <span className="text-ink-muted">
          {t("facts", { ways, turns: total("turns"), tokens: format.number(total("tokens")) })}
        </span>
      </p>
      <fieldset className="crowd-row">
        <legend className="sr-only">{t("customers")}</legend>
        {encounters.map(({ verdict, actions }, index) => {
          const isRight = verdict === "right";
          const Icon = isRight ? Check : X;
          return (
            <label
              // biome-ignore lint/suspicious/noArrayIndexKey: customers have no other identity than their number
              key={index}
              title={actions.map((one) => action(one)).join(" → ")}
              className={cn(isRight ? "text-success" : "text-permission")}
            >
              <input type="radio" name={name} checked={index === chosen} onChange={() => setChosen(index)} />
              <span className="sr-only">{t("customer", { number: index + 1 })}</span>
              <Icon aria-label={t(isRight ? "wasRight" : "wasWrong")} className="size-4" strokeWidth={3} />
            </label>
          );
        })}
      </fieldset>
      {encounter ? (
        <>
          <p className="text-sm">
            {t("did", {
              number: chosen + 1,
              actions: encounter.actions.map((one) => action(one)).join(" → "),
            })}
          </p>
          <Reply text={encounter.reply} />
        </>
      ) : null}
    </section>
  );
}
