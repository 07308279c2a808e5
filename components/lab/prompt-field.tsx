import { useTranslations } from "next-intl";
import { Field, Textarea } from "@/components/ui/field";
import type { RunRequest } from "@/lib/domain/run-request";

/** What the customer says. Left empty, it is the default question about the order. */
export function PromptField(props: {
  label: string;
  value: RunRequest["prompt"];
  onChange: (change: Pick<RunRequest, "prompt">) => void;
}) {
  const t = useTranslations("lab");
  return (
    <Field label={props.label} hint={t("prompt.hint")}>
      {(control) => (
        <Textarea
          {...control}
          maxLength={4000}
          placeholder={t("prompt.placeholder")}
          value={props.value ?? ""}
          onChange={(event) => props.onChange({ prompt: event.target.value || undefined })}
        />
      )}
    </Field>
  );
}
