"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { ChangedNote } from "@/components/lab/changed-note";
import { ModelPicker } from "@/components/lab/model-picker";
import { MoreSettings } from "@/components/lab/more-settings";
import { PromptField } from "@/components/lab/prompt-field";
import type { ApiKey } from "@/components/lab/use-api-key";
import { Disclosure } from "@/components/ui/disclosure";
import { Field, Input } from "@/components/ui/field";
import { RunStopButton } from "@/components/ui/run-stop-button";
import type { Lane } from "@/lib/compare/lanes";
import { SCENARIOS } from "@/lib/content/scenarios";
import type { RunRequest } from "@/lib/domain/run-request";
import { LanePicker } from "./lane-picker";

/** The one row of settings that all lanes share, and what each lane varies. */
export function CompareInputs(props: {
  shared: RunRequest;
  onShared: (change: Partial<RunRequest>) => void;
  lanes: readonly Lane[];
  onLanes: (lanes: readonly Lane[]) => void;
  apiKey: ApiKey;
  running: boolean;
  changed: boolean;
  onRun: () => void;
  onStop: () => void;
}) {
  const t = useTranslations("compare");
  const lab = useTranslations("lab");
  const listId = useId();
  const { shared, onShared } = props;
  return (
    <form
      aria-label={t("inputs")}
      className="rounded-card border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        props.onRun();
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t("order")} className="w-full xs:w-40">
          {(control) => (
            <Input
              {...control}
              list={listId}
              value={shared.orderId}
              maxLength={200}
              className="font-mono"
              onChange={(event) => onShared({ orderId: event.target.value })}
            />
          )}
        </Field>
        <datalist id={listId}>
          {SCENARIOS.map((scenario) => (
            <option key={scenario.key} value={scenario.orderId}>
              {lab(`order.${scenario.key}`)}
            </option>
          ))}
        </datalist>
        <LanePicker lanes={props.lanes} onChange={props.onLanes} />
        <RunStopButton
          running={props.running}
          runLabel={t("run")}
          stopLabel={lab("stop")}
          onStop={props.onStop}
        />
      </div>
      <ChangedNote shown={props.changed && !props.running} className="mt-2" />
      <Disclosure summary={t("more")} className="mt-2">
        <div className="grid max-w-4xl grid-cols-1 gap-4 pt-2 md:grid-cols-2">
          <PromptField label={t("prompt")} value={shared.prompt} onChange={onShared} />
          <ModelPicker value={shared.model} onChange={(model) => onShared({ model })} apiKey={props.apiKey} />
          <MoreSettings request={shared} onChange={onShared} withPitfall={false} />
        </div>
      </Disclosure>
    </form>
  );
}
