"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Checkbox, Field, Input } from "@/components/ui/field";
import type { ApiKey } from "./use-api-key";

/** The learner's own key, and whether it is kept for this tab. */
export function ApiKeyFields({ apiKey }: { apiKey: ApiKey }) {
  const t = useTranslations("lab.model");
  return (
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
  );
}
