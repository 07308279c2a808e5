"use client";

import { Play, RotateCcw, Square } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field, Textarea } from "@/components/ui/field";
import type { RunRequest } from "@/lib/domain/run-request";
import { ModelPicker } from "./model-picker";
import { MoreSettings } from "./more-settings";
import { OrderPicker } from "./order-picker";
import { ShareButton } from "./share-button";
import { StylePicker } from "./style-picker";
import type { ApiKey } from "./use-api-key";

/** All settings of a run, with Run and Stop always in reach at the foot. */
export function InputsPane(props: {
  request: RunRequest;
  onChange: (change: Partial<RunRequest>) => void;
  onReset: () => void;
  apiKey: ApiKey;
  running: boolean;
  changed: boolean;
  onRun: () => void;
  onStop: () => void;
}) {
  const t = useTranslations("lab");
  const { request, onChange } = props;

  return (
    <form
      className="flex min-h-0 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        props.onRun();
      }}
    >
      <div className="scroller grid gap-5 p-4 lg:min-h-0 lg:flex-1">
        <StylePicker
          value={request.responseStyle}
          onChange={(responseStyle) => onChange({ responseStyle })}
        />
        <OrderPicker request={request} onChange={onChange} />
        <Field label={t("prompt.label")} hint={t("prompt.hint")}>
          {(control) => (
            <Textarea
              {...control}
              maxLength={4000}
              placeholder={t("prompt.placeholder")}
              value={request.prompt ?? ""}
              onChange={(event) => onChange({ prompt: event.target.value || undefined })}
            />
          )}
        </Field>
        <ModelPicker value={request.model} onChange={(model) => onChange({ model })} apiKey={props.apiKey} />
        <MoreSettings request={request} onChange={onChange} />
        <div className="flex flex-wrap gap-1">
          <ShareButton />
          <Button size="sm" variant="quiet" onClick={props.onReset}>
            <RotateCcw aria-hidden className="size-4" />
            {t("reset")}
          </Button>
        </div>
      </div>
      <div className="sticky bottom-0 grid gap-2 rounded-b-card border-line border-t bg-surface p-3">
        <p aria-live="polite" className="text-ink-muted text-xs empty:hidden">
          {props.changed && !props.running ? t("changed") : ""}
        </p>
        {props.running ? (
          <Button onClick={props.onStop} aria-keyshortcuts="Escape">
            <Square aria-hidden className="size-4" />
            {t("stop")}
          </Button>
        ) : (
          <Button type="submit" variant="primary" aria-keyshortcuts="Control+Enter Meta+Enter">
            <Play aria-hidden className="size-4" />
            {t("run")}
          </Button>
        )}
      </div>
    </form>
  );
}
