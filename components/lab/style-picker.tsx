"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { cn } from "@/components/ui/cn";
import { RESPONSE_STYLES, type ResponseStyle } from "@/lib/domain/run-request";

/** The seven response styles; the chosen one is explained in a line. */
export function StylePicker(props: { value: ResponseStyle; onChange: (style: ResponseStyle) => void }) {
  const t = useTranslations("lab.style");
  const name = useId();
  const hintId = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={hintId}>
      <legend className="mb-1 font-medium text-sm">{t("legend")}</legend>
      <div className="flex flex-wrap gap-1">
        {RESPONSE_STYLES.map((style) => (
          <label
            key={style}
            title={t(`${style}Hint`)}
            className={cn(
              "flex min-h-8 cursor-pointer items-center rounded-full border border-line-strong px-3 text-ink-muted text-sm hover:text-ink",
              "has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent",
              "has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2",
            )}
          >
            <input
              type="radio"
              name={name}
              value={style}
              checked={style === props.value}
              onChange={() => props.onChange(style)}
              className="sr-only"
            />
            {t(style)}
          </label>
        ))}
      </div>
      <p id={hintId} aria-live="polite" className="mt-1.5 min-h-8 text-ink-muted text-xs leading-snug">
        {t(`${props.value}Hint`)}
      </p>
    </fieldset>
  );
}
