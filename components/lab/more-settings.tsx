"use client";

import { Dices } from "lucide-react";
import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { Checkbox, Field, Input, Select } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { SegmentedControl } from "@/components/ui/segmented-control";
import {
  HOST_POLICIES,
  MCP_SDKS,
  NEVER_RECOVERS,
  PITFALLS,
  RUN_DEFAULTS,
  type RunRequest,
} from "@/lib/domain/run-request";

type Props = {
  request: RunRequest;
  onChange: (change: Partial<RunRequest>) => void;
  /** Off where lanes choose the pitfall. */
  withPitfall?: boolean;
};

/** Seed, faults, host policy, the server's SDK, pitfall and the limit of turns: settings that most runs leave alone. */
export function MoreSettings({ request, onChange, withPitfall = true }: Props) {
  const t = useTranslations("lab.more");
  const pitfall = useTranslations("lab.pitfall");
  const failures = request.transientFailures ?? RUN_DEFAULTS.transientFailures;
  const never = failures === NEVER_RECOVERS;
  return (
    <Disclosure summary={t("title")}>
      <div className="grid grid-cols-1 gap-4">
        <Field label={t("seed")} hint={t("seedHint")}>
          {(control) => (
            <span className="flex gap-1">
              <Whole
                {...control}
                value={request.seed ?? RUN_DEFAULTS.seed}
                max={2 ** 31 - 1}
                onChange={(seed) => onChange({ seed })}
              />
              <IconButton
                label={t("newSeed")}
                icon={<Dices />}
                onClick={() => onChange({ seed: Math.floor(Math.random() * 10_000) })}
              />
            </span>
          )}
        </Field>
        <Field label={t("failures")} hint={t("failuresHint")}>
          {(control) => (
            <Whole
              {...control}
              value={never ? RUN_DEFAULTS.transientFailures : failures}
              max={20}
              disabled={never}
              onChange={(transientFailures) => onChange({ transientFailures })}
            />
          )}
        </Field>
        <Checkbox
          label={t("never")}
          checked={never}
          onChange={(event) =>
            onChange({
              transientFailures: event.target.checked ? NEVER_RECOVERS : RUN_DEFAULTS.transientFailures,
            })
          }
        />
        <SegmentedControl
          legend={t("host")}
          size="sm"
          value={request.hostPolicy ?? RUN_DEFAULTS.hostPolicy}
          options={HOST_POLICIES.map((value) => ({ value, label: t(value) }))}
          onChange={(hostPolicy) => onChange({ hostPolicy })}
        />
        <Field label={t("sdk")} hint={t("sdkHint")}>
          {(control) => (
            <Select
              {...control}
              value={request.sdk ?? RUN_DEFAULTS.sdk}
              onChange={(event) =>
                onChange({ sdk: MCP_SDKS.find((candidate) => candidate === event.target.value) })
              }
            >
              {MCP_SDKS.map((value) => (
                <option key={value} value={value}>
                  {t(value)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {withPitfall ? (
          <Field label={pitfall("label")}>
            {(control) => (
              <Select
                {...control}
                value={request.pitfall ?? ""}
                onChange={(event) =>
                  onChange({ pitfall: PITFALLS.find((candidate) => candidate === event.target.value) })
                }
              >
                <option value="">{pitfall("none")}</option>
                {PITFALLS.map((value) => (
                  <option key={value} value={value}>
                    {pitfall(value)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
        <Field label={t("turns")} hint={t("turnsHint")}>
          {(control) => (
            <Whole
              {...control}
              value={request.maxTurns ?? RUN_DEFAULTS.maxTurns}
              min={1}
              max={20}
              onChange={(maxTurns) => onChange({ maxTurns })}
            />
          )}
        </Field>
      </div>
    </Disclosure>
  );
}

/** A whole number; what is out of range while typing is not taken over. */
function Whole(props: {
  id: string;
  "aria-describedby"?: string;
  value: number;
  min?: number;
  max: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}) {
  const { onChange, min = 0, ...rest } = props;
  return (
    <Input
      {...rest}
      key={props.value}
      type="number"
      inputMode="numeric"
      min={min}
      step={1}
      value={undefined}
      defaultValue={props.value}
      onChange={(event) => {
        const { valueAsNumber, validity } = event.target;
        if (validity.valid && Number.isInteger(valueAsNumber)) onChange(valueAsNumber);
      }}
    />
  );
}
