"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { PRESETS, type Preset, presetGroups } from "@/lib/compare/presets";

/** The cases of the course, a button each. The one that is on screen is marked. */
export function PresetBar(props: { current: Preset["id"] | undefined; onChoose: (preset: Preset) => void }) {
  const t = useTranslations("compare.presets");
  return (
    <section aria-label={t("label")} className="grid grid-cols-1 gap-3 lg:grid-cols-3">
      {presetGroups(PRESETS).map(({ id, presets }) => (
        <div key={id}>
          <h2 className="mb-1.5 text-ink-muted text-xs">{t(id)}</h2>
          <ul className="flex flex-wrap gap-1.5">
            {presets.map((preset) => (
              <li key={preset.id}>
                <button
                  type="button"
                  aria-pressed={preset.id === props.current}
                  onClick={() => props.onChoose(preset)}
                  className={cn(
                    "min-h-8 rounded-full border border-line-strong px-3 text-left text-ink-muted text-sm hover:text-ink",
                    "aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent",
                  )}
                >
                  {t(preset.id)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
