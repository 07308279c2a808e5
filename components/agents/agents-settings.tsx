"use client";

import { useTranslations } from "next-intl";
import { Checkbox, Field, Input, Select } from "@/components/ui/field";
import { SegmentedControl } from "@/components/ui/segmented-control";
import {
  type AgentsRequest,
  policyOf,
  type RecoveryPolicy,
  STRATEGIES,
  STRATEGY_POLICIES,
} from "@/lib/domain/agents/agents-request";
import { PLAN_PRESETS } from "@/lib/domain/agents/fault-plan";

/** Stands for a plan that came with a saved run. */
const OWN = "own";

type Props = { request: AgentsRequest; onChange: (change: Partial<AgentsRequest>) => void };

/** Strategy, fault plan and sizes of a run. */
export function AgentsSettings({ request, onChange }: Props) {
  const t = useTranslations("agents");
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="space-y-1">
        <SegmentedControl
          legend={t("strategy.label")}
          options={STRATEGIES.map((value) => ({ value, label: t(`strategy.${value}`) }))}
          value={request.strategy}
          onChange={(strategy) => onChange({ strategy })}
        />
        <p className="text-ink-muted text-sm">{t(`strategyWhy.${request.strategy}`)}</p>
      </div>
      {request.strategy === "own_mix" ? (
        <PolicyFields policy={policyOf(request)} onChange={(policy) => onChange({ policy })} />
      ) : null}
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        <Field label={t("plan.label")}>
          {(control) => (
            <Select
              {...control}
              value={typeof request.plan === "string" ? request.plan : OWN}
              onChange={(event) => {
                const plan = PLAN_PRESETS.find((preset) => preset === event.target.value);
                if (plan) onChange({ plan });
              }}
            >
              {typeof request.plan === "string" ? null : <option value={OWN}>{t("plan.own")}</option>}
              {PLAN_PRESETS.map((preset) => (
                <option key={preset} value={preset}>
                  {t(`plan.${preset}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <NumberField
          label={t("sources")}
          min={1}
          max={100}
          value={request.sources}
          onChange={(sources) => onChange({ sources })}
        />
        <NumberField
          label={t("subagents")}
          min={1}
          max={12}
          value={request.subagents}
          onChange={(subagents) => onChange({ subagents })}
        />
        <NumberField
          label={t("parallel")}
          min={1}
          max={12}
          value={request.parallel}
          onChange={(parallel) => onChange({ parallel })}
        />
        <NumberField
          label={t("seed")}
          min={0}
          max={2 ** 31 - 1}
          value={request.seed}
          onChange={(seed) => onChange({ seed })}
        />
      </div>
    </div>
  );
}

function PolicyFields(props: { policy: RecoveryPolicy; onChange: (policy: RecoveryPolicy) => void }) {
  const t = useTranslations("agents.policy");
  const { policy } = props;
  const change = (part: Partial<RecoveryPolicy>) =>
    props.onChange({ ...STRATEGY_POLICIES.own_mix, ...policy, ...part });
  return (
    <fieldset className="grid gap-3 rounded-card border border-line p-4 sm:grid-cols-3">
      <legend className="px-1 font-medium text-sm">{t("label")}</legend>
      <NumberField
        label={t("maxTries")}
        min={1}
        max={6}
        value={policy.maxTries}
        onChange={(maxTries) => change({ maxTries })}
      />
      <NumberField
        label={t("backoffBaseMs")}
        min={0}
        max={10_000}
        value={policy.backoffBaseMs}
        onChange={(backoffBaseMs) => change({ backoffBaseMs })}
      />
      <NumberField
        label={t("reportAfterFailures")}
        min={0}
        max={20}
        value={policy.reportAfterFailures}
        onChange={(reportAfterFailures) => change({ reportAfterFailures })}
      />
      <Checkbox
        label={t("useMirror")}
        checked={policy.useMirror}
        onChange={(event) => change({ useMirror: event.target.checked })}
      />
      <Checkbox
        label={t("hideFailures")}
        checked={policy.hideFailures}
        onChange={(event) => change({ hideFailures: event.target.checked })}
      />
    </fieldset>
  );
}

function NumberField(props: {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}) {
  return (
    <Field label={props.label}>
      {(control) => (
        <Input
          {...control}
          type="number"
          min={props.min}
          max={props.max}
          value={props.value}
          onChange={(event) => {
            const value = event.target.valueAsNumber;
            // A half-typed or impossible number changes nothing.
            if (Number.isInteger(value) && value >= props.min && value <= props.max) props.onChange(value);
          }}
        />
      )}
    </Field>
  );
}
