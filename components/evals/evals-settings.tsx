"use client";

import { useTranslations } from "next-intl";
import { ModelPicker } from "@/components/lab/model-picker";
import type { ApiKey } from "@/components/lab/use-api-key";
import { Checkbox, Field, Input, Select } from "@/components/ui/field";
import { NEVER_RECOVERS, RESPONSE_STYLES, SIMULATOR_MODEL } from "@/lib/domain/run-request";
import { SCENARIO_IDS } from "@/lib/evals/scenarios";
import type { EvalSpec } from "@/lib/evals/spec";
import { AssumptionFields } from "./assumption-fields";

const TRIALS = [5, 20, 50, 100, 200, 500] as const;

/** What is measured, and under which assumptions. */
export function EvalsSettings(props: {
  spec: EvalSpec;
  onChange: (change: Partial<EvalSpec>) => void;
  apiKey: ApiKey;
}) {
  const t = useTranslations("evals");
  const { spec, onChange } = props;
  const model = spec.models[0] ?? SIMULATOR_MODEL;
  const failures = spec.transientFailures;
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      <div className="space-y-3">
        <Field label={t("trials")}>
          {(control) => (
            <Select
              {...control}
              value={spec.trials}
              onChange={(event) => onChange({ trials: Number(event.target.value) })}
            >
              {[...new Set([...TRIALS, spec.trials])]
                .sort((a, b) => a - b)
                .map((trials) => (
                  <option key={trials} value={trials}>
                    {trials}
                  </option>
                ))}
            </Select>
          )}
        </Field>
        <Field label={t("seed")}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={0}
              value={spec.seed}
              onChange={(event) => {
                const seed = event.target.valueAsNumber;
                if (Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31) onChange({ seed });
              }}
            />
          )}
        </Field>
        <Field label={t("failures")}>
          {(control) => (
            <Select
              {...control}
              value={String(failures ?? 2)}
              onChange={(event) =>
                onChange({
                  transientFailures:
                    event.target.value === NEVER_RECOVERS ? NEVER_RECOVERS : Number(event.target.value),
                })
              }
            >
              {[0, 1, 2, 3, 5].map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
              <option value={NEVER_RECOVERS}>{t("never")}</option>
            </Select>
          )}
        </Field>
        <ModelPicker value={model} onChange={(next) => onChange({ models: [next] })} apiKey={props.apiKey} />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Choices
          legend={t("scenario")}
          all={SCENARIO_IDS}
          chosen={spec.scenarios}
          labelOf={(id) => t(`scenarios.${id}`)}
          onChange={(scenarios) => onChange({ scenarios })}
        />
        <Choices
          legend={t("styleHead")}
          all={RESPONSE_STYLES}
          chosen={spec.styles}
          labelOf={(id) => t(`style.${id}`)}
          onChange={(styles) => onChange({ styles })}
        />
      </div>
      <AssumptionFields
        overrides={spec.overrides ?? {}}
        disabled={model !== SIMULATOR_MODEL}
        onChange={(overrides) => onChange({ overrides })}
      />
    </div>
  );
}

/** Checkboxes of which at least one stays ticked. */
function Choices<T extends string>(props: {
  legend: string;
  all: readonly T[];
  chosen: readonly T[];
  labelOf: (value: T) => string;
  onChange: (chosen: T[]) => void;
}) {
  return (
    <fieldset className="space-y-1.5">
      <legend className="mb-1 font-medium text-sm">{props.legend}</legend>
      {props.all.map((value) => {
        const ticked = props.chosen.includes(value);
        return (
          <Checkbox
            key={value}
            label={props.labelOf(value)}
            checked={ticked}
            disabled={ticked && props.chosen.length === 1}
            onChange={() =>
              props.onChange(
                props.all.filter((one) => (one === value ? !ticked : props.chosen.includes(one))),
              )
            }
          />
        );
      })}
    </fieldset>
  );
}
