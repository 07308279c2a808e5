import { useTranslations } from "next-intl";
import { Checkbox, Field, Input, Select, Textarea } from "@/components/ui/field";
import type { BenchState } from "./bench-state";
import type { BenchExample } from "./examples";

/** The tool result and what else the agent knows. */
export function ResultEditor(props: {
  examples: readonly BenchExample[];
  state: BenchState;
  onChange: (patch: Partial<BenchState>) => void;
}) {
  const t = useTranslations("simulator.bench");
  const { state, onChange } = props;
  const chosen = props.examples.find((e) => e.text === state.text && e.isError === state.isError);
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <Field label={t("example")}>
        {(control) => (
          <Select
            {...control}
            value={chosen?.id ?? "own"}
            onChange={(event) => {
              const next = props.examples.find((example) => example.id === event.target.value);
              if (next) onChange({ text: next.text, isError: next.isError });
            }}
          >
            {props.examples.map(({ id }) => (
              <option key={id} value={id}>
                {t(`examples.${id}`)}
              </option>
            ))}
            {chosen ? null : <option value="own">{t("examples.own")}</option>}
          </Select>
        )}
      </Field>
      <Field label={t("text")} hint={t("textHint")}>
        {(control) => (
          <Textarea
            {...control}
            className="max-h-80 font-mono text-xs leading-5"
            spellCheck={false}
            maxLength={4000}
            value={state.text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        )}
      </Field>
      <Checkbox
        label={<code className="font-mono">is_error: true</code>}
        hint={t("isErrorHint")}
        checked={state.isError}
        onChange={(event) => onChange({ isError: event.target.checked })}
      />
      <Field label={t("failedRetries")} hint={t("failedRetriesHint")}>
        {(control) => (
          <Input
            {...control}
            type="number"
            min={0}
            max={9}
            value={state.failedRetries}
            onChange={(event) => {
              const value = event.target.valueAsNumber;
              if (Number.isInteger(value) && value >= 0 && value <= 9) onChange({ failedRetries: value });
            }}
          />
        )}
      </Field>
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="mb-1 font-medium text-sm">{t("abilities")}</legend>
        <Checkbox
          label={t("canCorrect")}
          checked={state.canCorrect}
          onChange={(event) => onChange({ canCorrect: event.target.checked })}
        />
        <Checkbox
          label={t("canEscalate")}
          checked={state.canEscalate}
          onChange={(event) => onChange({ canEscalate: event.target.checked })}
        />
      </fieldset>
    </div>
  );
}
