"use client";

import { useTranslations } from "next-intl";
import { Field, Input, Select } from "@/components/ui/field";
import { SIMULATOR_MODEL } from "@/lib/domain/run-request";
import type { ApiKey } from "./use-api-key";
import type { ModelChoice, Models } from "./use-models";

/** Values of choices that are no model; never sent. */
const OTHER = "other";
const SAME = "same";

/** One choice of a model. With `same`, the choice may be left to another field; `value` is then undefined. */
export function ModelSelect(props: {
  label: string;
  value: string | undefined;
  onChange: (model: string | undefined) => void;
  models: Models;
  apiKey: ApiKey;
  /** Label of the choice to leave it to another field. */
  same?: string;
}) {
  const t = useTranslations("lab.model");
  const { value, models, apiKey } = props;
  const live = models.models.filter((model) => !model.simulated);
  const known = [SIMULATOR_MODEL, ...live.map(({ id }) => id)];
  const unlisted = value !== undefined && !known.includes(value);
  const choiceText = (model: ModelChoice) => {
    if (apiKey.key) return t("withKey", { name: model.id });
    return t(model.needsKey ? "needsKey" : "ready", { name: model.id });
  };
  const choose = (choice: string) => {
    if (choice === SAME) props.onChange(undefined);
    else props.onChange(choice === OTHER ? "claude-" : choice);
  };
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <Field label={props.label} hint={models.failed ? t("unknown") : undefined}>
        {(control) => (
          <Select
            {...control}
            value={unlisted ? OTHER : (value ?? SAME)}
            onChange={(event) => choose(event.target.value)}
          >
            {props.same === undefined ? null : <option value={SAME}>{props.same}</option>}
            <option value={SIMULATOR_MODEL}>{t("simulator")}</option>
            {live.map((model) => (
              <option key={model.id} value={model.id}>
                {choiceText(model)}
              </option>
            ))}
            <option value={OTHER}>{t("other")}</option>
          </Select>
        )}
      </Field>
      {unlisted ? (
        <Field label={t("otherLabel")}>
          {(control) => (
            <Input
              {...control}
              value={value}
              maxLength={100}
              spellCheck={false}
              onChange={(event) => props.onChange(event.target.value || "claude-")}
              className="font-mono"
            />
          )}
        </Field>
      ) : null}
    </div>
  );
}
