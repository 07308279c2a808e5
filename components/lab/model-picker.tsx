"use client";

import { useTranslations } from "next-intl";
import { SIMULATOR_MODEL } from "@/lib/domain/run-request";
import { Link } from "@/lib/i18n/routing";
import { ApiKeyFields } from "./api-key-fields";
import { ModelSelect } from "./model-select";
import type { ApiKey } from "./use-api-key";
import { useModels } from "./use-models";

/** Which model runs, and the learner's own key where a live one does. */
export function ModelPicker(props: { value: string; onChange: (model: string) => void; apiKey: ApiKey }) {
  const t = useTranslations("lab.model");
  const models = useModels();
  return (
    <div className="grid grid-cols-1 gap-3">
      <ModelSelect
        label={t("label")}
        value={props.value}
        onChange={(model) => props.onChange(model ?? SIMULATOR_MODEL)}
        models={models}
        apiKey={props.apiKey}
      />
      {props.value === SIMULATOR_MODEL ? <SimulatedNote /> : <ApiKeyFields apiKey={props.apiKey} />}
    </div>
  );
}

/** Says wherever the simulated model is used that it is no Claude, and how it decides. */
export function SimulatedNote() {
  const t = useTranslations("lab.model");
  return (
    <p className="text-ink-muted text-xs leading-snug">
      {t("simulatedNote")}{" "}
      <Link href="/simulator" className="link">
        {t("how")}
      </Link>
    </p>
  );
}
