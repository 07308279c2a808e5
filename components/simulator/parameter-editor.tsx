import { useTranslations } from "next-intl";
import { hypothesisMeaning } from "@/components/trace/hypothesis";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Disclosure } from "@/components/ui/disclosure";
import { Input } from "@/components/ui/field";
import { MEANING_ICONS, MEANING_TEXT } from "@/components/ui/meaning";
import { Table } from "@/components/ui/table";
import { PARAMETER_DEFAULTS, PARAMETER_RANGE, type ParameterOverrides } from "@/lib/decision/overrides";
import { HYPOTHESES } from "@/lib/domain/recovery";
import { PARAMETER_GROUPS, type ParameterGroup } from "./parameter-groups";

type Change = (path: string, value: number | undefined) => void;

/** All parameters of the decision model, to be changed one by one. What differs from the default is marked. */
export function ParameterEditor(props: {
  overrides: ParameterOverrides;
  onChange: Change;
  onReset: () => void;
}) {
  const t = useTranslations("simulator.parameters");
  const changed = Object.keys(props.overrides).length;
  return (
    <div className="p-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-muted text-sm">{t("hint")}</p>
        <Button size="sm" disabled={changed === 0} onClick={props.onReset}>
          {t("reset", { count: changed })}
        </Button>
      </div>
      {PARAMETER_GROUPS.map((group) => (
        <Disclosure key={group.id} summary={t(`groups.${group.id}.title`)} className="border-line border-t">
          <p className="mb-3 max-w-3xl text-ink-muted text-sm">{t(`groups.${group.id}.text`)}</p>
          <Group group={group} overrides={props.overrides} onChange={props.onChange} />
        </Disclosure>
      ))}
    </div>
  );
}

function Group(props: { group: ParameterGroup; overrides: ParameterOverrides; onChange: Change }) {
  const t = useTranslations("simulator.parameters");
  const isGrid = props.group.rows.some((row) => row.paths.length > 1);
  return (
    <Table label={t(`groups.${props.group.id}.title`)} hideCaption>
      <thead>
        <tr>
          <th scope="col">{t("parameter")}</th>
          {isGrid ? (
            HYPOTHESES.map((h) => <HypothesisHead key={h} hypothesis={h} />)
          ) : (
            <th scope="col">{t("value")}</th>
          )}
        </tr>
      </thead>
      <tbody>
        {props.group.rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className="min-w-40">
              <code className="font-mono text-xs [overflow-wrap:anywhere]">{row.id}</code>
            </th>
            {row.paths.map((path) => (
              <td key={path} colSpan={isGrid && row.paths.length === 1 ? HYPOTHESES.length : 1}>
                <NumberInput path={path} value={props.overrides[path]} onChange={props.onChange} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function HypothesisHead({ hypothesis }: { hypothesis: (typeof HYPOTHESES)[number] }) {
  const t = useTranslations("ui.meaning");
  const found = useTranslations("trace.belief")("found");
  const meaning = hypothesisMeaning(hypothesis);
  const Icon = MEANING_ICONS[meaning];
  return (
    <th scope="col">
      <span className={cn("flex items-center gap-1 whitespace-nowrap", MEANING_TEXT[meaning])}>
        <Icon aria-hidden className="size-3.5" />
        {hypothesis === "found" ? found : t(meaning)}
      </span>
    </th>
  );
}

function NumberInput(props: { path: string; value: number | undefined; onChange: Change }) {
  const initial = PARAMETER_DEFAULTS.get(props.path) ?? 0;
  const isChanged = props.value !== undefined && props.value !== initial;
  return (
    <Input
      type="number"
      aria-label={props.path}
      min={PARAMETER_RANGE.min}
      max={PARAMETER_RANGE.max}
      step="any"
      value={props.value ?? initial}
      className={cn(
        "min-h-8 w-24 px-2 text-right tabular-nums",
        isChanged && "border-accent bg-accent-soft font-semibold",
      )}
      onChange={(event) => {
        const value = event.target.valueAsNumber;
        if (value >= PARAMETER_RANGE.min && value <= PARAMETER_RANGE.max) {
          props.onChange(props.path, value === initial ? undefined : value);
        }
      }}
    />
  );
}
