"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Checkbox, Field, Input, Select } from "@/components/ui/field";
import { SIMULATOR_MODEL } from "@/lib/domain/run-request";
import { Link } from "@/lib/i18n/routing";
import type { ApiKey } from "./use-api-key";
import { type ModelChoice, useModels } from "./use-models";

/** Choice of a model that is not in the list; never sent. */
const OTHER = "other";

/** Which model runs, and the learner's own key where a live one does. */
export function ModelPicker(props: { value: string; onChange: (model: string) => void; apiKey: ApiKey }) {
  const t = useTranslations("lab.model");
  const { models, failed } = useModels();
  const { apiKey } = props;
  const simulated = props.value === SIMULATOR_MODEL;
  const live = models.filter((model) => !model.simulated);
  const unlisted = !simulated && !live.some((model) => model.id === props.value);
  const choiceText = (model: ModelChoice) => {
    if (apiKey.key) return t("withKey", { name: model.id });
    return t(model.needsKey ? "needsKey" : "ready", { name: model.id });
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field label={t("label")} hint={failed ? t("unknown") : undefined}>
        {(control) => (
          <Select
            {...control}
            value={unlisted ? OTHER : props.value}
            onChange={(event) =>
              props.onChange(event.target.value === OTHER ? "claude-" : event.target.value)
            }
          >
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
              value={props.value}
              maxLength={100}
              spellCheck={false}
              onChange={(event) => props.onChange(event.target.value || "claude-")}
              className="font-mono"
            />
          )}
        </Field>
      ) : null}
      {simulated ? (
        <p className="text-ink-muted text-xs leading-snug">
          {t("simulatedNote")}{" "}
          <Link href="/simulator" className="link">
            {t("how")}
          </Link>
        </p>
      ) : (
        <div className="grid grid-cols-1 gap-2">
          <Field label={t("keyLabel")} hint={t("keyHint")}>
            {(control) => (
              <Input
                {...control}
                type="password"
                autoComplete="off"
                spellCheck={false}
                placeholder="sk-ant-…"
                value={apiKey.key}
                onChange={(event) => apiKey.setKey(event.target.value)}
                className="font-mono"
              />
            )}
          </Field>
          <Checkbox
            label={t("keyKeep")}
            hint={t("keyKeepHint")}
            checked={apiKey.keep}
            onChange={(event) => apiKey.setKeep(event.target.checked)}
          />
          {apiKey.key ? (
            <Button size="sm" variant="quiet" className="justify-self-start" onClick={apiKey.clear}>
              {t("keyClear")}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
