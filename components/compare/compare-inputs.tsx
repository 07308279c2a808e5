"use client";

import { Play, Square } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { ModelPicker } from "@/components/lab/model-picker";
import { MoreSettings } from "@/components/lab/more-settings";
import type { ApiKey } from "@/components/lab/use-api-key";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { Field, Input, Textarea } from "@/components/ui/field";
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
        {props.running ? (
          <Button onClick={props.onStop} aria-keyshortcuts="Escape">
            <Square aria-hidden className="size-4" />
            {lab("stop")}
          </Button>
        ) : (
          <Button type="submit" variant="primary" aria-keyshortcuts="Control+Enter Meta+Enter">
            <Play aria-hidden className="size-4" />
            {t("run")}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="mt-2 text-ink-muted text-xs empty:hidden">
        {props.changed && !props.running ? lab("changed") : ""}
      </p>
      <Disclosure summary={t("more")} className="mt-2">
        <div className="grid max-w-4xl grid-cols-1 gap-4 pt-2 md:grid-cols-2">
          <Field label={t("prompt")} hint={lab("prompt.hint")}>
            {(control) => (
              <Textarea
                {...control}
                maxLength={4000}
                placeholder={lab("prompt.placeholder")}
                value={shared.prompt ?? ""}
                onChange={(event) => onShared({ prompt: event.target.value || undefined })}
              />
            )}
          </Field>
          <ModelPicker value={shared.model} onChange={(model) => onShared({ model })} apiKey={props.apiKey} />
          <MoreSettings request={shared} onChange={onShared} withPitfall={false} />
        </div>
      </Disclosure>
    </form>
  );
}
