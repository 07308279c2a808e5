"use client";

import { useTranslations } from "next-intl";
import { ApiKeyFields } from "@/components/lab/api-key-fields";
import { SimulatedNote } from "@/components/lab/model-picker";
import { ModelSelect } from "@/components/lab/model-select";
import type { ApiKey } from "@/components/lab/use-api-key";
import { useModels } from "@/components/lab/use-models";
import type { AgentsRequest } from "@/lib/domain/agents/agents-request";
import { SIMULATOR_MODEL } from "@/lib/domain/run-request";

/** The coordinator's model and the subagents', with the learner's own key where one of them is live. */
export function AgentsModels(props: {
  request: AgentsRequest;
  onChange: (change: Partial<AgentsRequest>) => void;
  apiKey: ApiKey;
}) {
  const t = useTranslations("agents.models");
  const models = useModels();
  const { request, apiKey, onChange } = props;
  const chosen = [request.model, request.subagentModel ?? request.model];
  const isLive = chosen.some((model) => model !== SIMULATOR_MODEL);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <ModelSelect
          label={t("coordinator")}
          value={request.model}
          onChange={(model) => onChange({ model: model ?? SIMULATOR_MODEL })}
          models={models}
          apiKey={apiKey}
        />
        <ModelSelect
          label={t("subagents")}
          same={t("same")}
          value={request.subagentModel}
          onChange={(subagentModel) => onChange({ subagentModel })}
          models={models}
          apiKey={apiKey}
        />
      </div>
      <p className="text-ink-muted text-xs leading-snug">{t("mixed")}</p>
      {isLive ? (
        <>
          <p className="text-ink-muted text-xs leading-snug">
            {t("calls", { calls: 2 + 2 * request.subagents })}
          </p>
          <ApiKeyFields apiKey={apiKey} />
        </>
      ) : null}
      {chosen.includes(SIMULATOR_MODEL) ? <SimulatedNote /> : null}
    </div>
  );
}
