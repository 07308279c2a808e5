"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { PARAMETER_DEFAULTS, PARAMETER_RANGE, type ParameterOverrides } from "@/lib/decision/overrides";
import { Link } from "@/lib/i18n/routing";

/** The assumptions worth playing with here: the rest are on the simulator's own page. */
const SHOWN = [
  { path: "prior.flagged.transient", key: "priorTransient" },
  { path: "prior.flagged.business", key: "priorBusiness" },
  { path: "retryClears.a", key: "retryClears" },
  { path: "costs.retryCall", key: "retryCall" },
  { path: "ratios.word", key: "word" },
] as const;

/** Changes the simulated model's assumptions. A field that is emptied goes back to its default. */
export function AssumptionFields(props: {
  overrides: ParameterOverrides;
  disabled: boolean;
  onChange: (overrides: ParameterOverrides) => void;
}) {
  const t = useTranslations("evals.assumptions");
  return (
    <fieldset disabled={props.disabled} className="space-y-3">
      <legend className="mb-1 font-medium text-sm">{t("label")}</legend>
      <p className="text-ink-muted text-xs">
        {t("why")}{" "}
        <Link href="/simulator" className="link">
          {t("all")}
        </Link>
      </p>
      {SHOWN.map(({ path, key }) => (
        <Field key={path} label={t(key)} hint={<code>{path}</code>}>
          {(control) => (
            <Input
              {...control}
              type="number"
              step="any"
              min={PARAMETER_RANGE.min}
              value={props.overrides[path] ?? PARAMETER_DEFAULTS.get(path) ?? ""}
              onChange={(event) => {
                const value = event.target.valueAsNumber;
                const { [path]: _old, ...others } = props.overrides;
                const usable = Number.isFinite(value) && value >= 0 && value !== PARAMETER_DEFAULTS.get(path);
                props.onChange(usable ? { ...others, [path]: value } : others);
              }}
            />
          )}
        </Field>
      ))}
      <Button size="sm" variant="quiet" onClick={() => props.onChange({})}>
        {t("reset")}
      </Button>
    </fieldset>
  );
}
