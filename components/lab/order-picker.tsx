"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { hypothesisMeaning } from "@/components/trace/hypothesis";
import { cn } from "@/components/ui/cn";
import { Field, Input } from "@/components/ui/field";
import { MEANING_ICONS, MEANING_TEXT } from "@/components/ui/meaning";
import { SCENARIOS, scenarioSettings } from "@/lib/content/scenarios";
import type { RunRequest } from "@/lib/domain/run-request";

/** The orders of the order table, each with what is behind it, and a field for any other id. */
export function OrderPicker(props: { request: RunRequest; onChange: (change: Partial<RunRequest>) => void }) {
  const t = useTranslations("lab.order");
  const locale = useLocale();
  const name = useId();
  const known = SCENARIOS.some((scenario) => scenario.orderId === props.request.orderId);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium text-sm">{t("legend")}</legend>
      <div className="grid grid-cols-1 gap-0.5">
        {SCENARIOS.map((scenario) => {
          const meaning = hypothesisMeaning(scenario.outcome);
          const Icon = MEANING_ICONS[meaning];
          return (
            <label key={scenario.key} className={ROW}>
              <input
                type="radio"
                name={name}
                checked={props.request.orderId === scenario.orderId}
                onChange={() => props.onChange(scenarioSettings(scenario, locale))}
                className="peer sr-only"
              />
              <Icon aria-hidden className={cn("mt-0.5 size-4 shrink-0", MEANING_TEXT[meaning])} />
              <span className="min-w-0">
                <code className="font-mono font-semibold text-[0.8125rem]">{scenario.orderId}</code>
                <span className="block text-ink-muted text-xs leading-snug">{t(scenario.key)}</span>
              </span>
            </label>
          );
        })}
      </div>
      <Field label={t("other")} hint={t("otherHint")} className="mt-3">
        {(control) => (
          <Input
            {...control}
            value={known ? "" : props.request.orderId}
            maxLength={200}
            placeholder="A-12"
            onChange={(event) => props.onChange({ orderId: event.target.value, prompt: undefined })}
            className="font-mono"
          />
        )}
      </Field>
    </fieldset>
  );
}

const ROW = cn(
  "relative flex cursor-pointer items-start gap-2 rounded-control border border-transparent px-2 py-1.5 hover:bg-sunken",
  "has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent",
  "forced-colors:has-checked:outline-2",
);
