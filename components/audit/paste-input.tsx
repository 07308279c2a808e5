"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox, Field, Select, Textarea } from "@/components/ui/field";
import { OpenFileButton } from "@/components/ui/open-file-button";
import { AUDIT_EXAMPLES, exampleText } from "@/lib/audit/examples";

/** Characters; larger transcripts belong to the command line. */
const MAX_TEXT = 4 * 1024 * 1024;

/** The text to audit, where to start from, and what the user knows about the call. */
export function PasteInput(props: {
  text: string;
  onText: (text: string) => void;
  failed: boolean;
  onFailed: (failed: boolean) => void;
}) {
  const t = useTranslations("audit.input");
  const examples = useTranslations("audit.examples");
  const [tooLong, setTooLong] = useState(false);

  function take(text: string) {
    setTooLong(text.length > MAX_TEXT);
    if (text.length <= MAX_TEXT) props.onText(text);
  }

  async function read(file: File) {
    if (file.size > MAX_TEXT) setTooLong(true);
    else take(await file.text());
  }

  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <Field label={t("label")} hint={t("hint")} error={tooLong ? t("tooLong") : undefined}>
        {(control) => (
          <Textarea
            {...control}
            className="max-h-80 min-h-40 font-mono text-xs"
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            value={props.text}
            onChange={(event) => take(event.target.value)}
          />
        )}
      </Field>
      <div className="space-y-4">
        <Field label={t("example")}>
          {(control) => (
            <Select
              {...control}
              value=""
              onChange={(event) => {
                const example = AUDIT_EXAMPLES.find(({ id }) => id === event.target.value);
                if (example) take(exampleText(example.id));
              }}
            >
              <option value="">{t("pick")}</option>
              {AUDIT_EXAMPLES.map(({ id }) => (
                <option key={id} value={id}>
                  {examples(id)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Checkbox
          label={t("failed")}
          hint={t("failedHint")}
          checked={props.failed}
          onChange={(event) => props.onFailed(event.target.checked)}
        />
        <div className="flex flex-wrap gap-2">
          <OpenFileButton
            variant="secondary"
            size="sm"
            label={t("file")}
            accept=".json,.jsonl,.ndjson,.txt,.log,application/json,text/plain"
            onFile={(file) => void read(file)}
          />
          <Button variant="quiet" size="sm" onClick={() => take("")} disabled={props.text === ""}>
            {t("clear")}
          </Button>
        </div>
      </div>
    </div>
  );
}
