"use client";

import { RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { RunStopButton } from "@/components/ui/run-stop-button";
import type { RunRequest } from "@/lib/domain/run-request";
import { ChangedNote } from "./changed-note";
import { ModelPicker } from "./model-picker";
import { MoreSettings } from "./more-settings";
import { OrderPicker } from "./order-picker";
import { PromptField } from "./prompt-field";
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
        <PromptField label={t("prompt.label")} value={request.prompt} onChange={onChange} />
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
        <ChangedNote shown={props.changed && !props.running} />
        <RunStopButton
          running={props.running}
          runLabel={t("run")}
          stopLabel={t("stop")}
          onStop={props.onStop}
        />
      </div>
    </form>
  );
}
