"use client";

import { CircleCheck, CircleDashed } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import type { ApiKey } from "@/components/lab/use-api-key";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { Field, Input } from "@/components/ui/field";
import { InlineCode } from "@/components/ui/inline-code";
import { LiveRegion } from "@/components/ui/live-region";
import { ErrorState } from "@/components/ui/states";
import type { Locale } from "@/lib/domain/run-request";
import { askClaude, type GradingOutcome } from "./ask-claude";
import type { SelfTestView } from "./self-test";

const DEFAULT_MODEL = "claude-sonnet-5-5";

/** Optional: Claude compares the answer with the listed points, on the learner's own key. Folded away by default. */
export function ClaudeGrading(props: {
  question: SelfTestView;
  answer: string;
  locale: Locale;
  apiKey: ApiKey;
  onAdopt: (found: readonly number[]) => void;
}) {
  const t = useTranslations("quiz.selfTest.grade");
  const { question, answer, apiKey } = props;
  const [model, setModel] = useState(DEFAULT_MODEL);
  const [state, setState] = useState<GradingOutcome | { kind: "idle" } | { kind: "running" }>({
    kind: "idle",
  });
  const hasAnswer = answer.trim().length > 0;
  const said =
    state.kind === "running"
      ? t("running")
      : state.kind === "graded"
        ? t("result", { found: state.found.length, total: question.points.length })
        : "";

  async function run() {
    setState({ kind: "running" });
    setState(await askClaude({ questionId: question.id, answer, locale: props.locale, model }, apiKey.key));
  }

  return (
    <Disclosure summary={t("title")}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
        className="space-y-4 rounded-card border border-line bg-surface p-4"
      >
        <p className="text-ink-muted text-sm">{t("body")}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={t("key")}>
            {(control) => (
              <Input
                {...control}
                type="password"
                autoComplete="off"
                required
                value={apiKey.key}
                onChange={(event) => apiKey.setKey(event.target.value)}
              />
            )}
          </Field>
          <ModelField value={model} onChange={setModel} />
        </div>
        <Button type="submit" disabled={!hasAnswer || state.kind === "running"}>
          {t("run")}
        </Button>
        {hasAnswer ? null : <p className="text-ink-muted text-sm">{t("empty")}</p>}
        <LiveRegion message={said} className="font-medium" />
        {state.kind === "failed" ? <ErrorState title={t("error")}>{t(state.advice)}</ErrorState> : null}
        {state.kind === "graded" ? (
          <>
            <ul className="space-y-2 text-sm">
              {question.points.map((point, index) => {
                const isFound = state.found.includes(index);
                const Icon = isFound ? CircleCheck : CircleDashed;
                return (
                  <li key={point} className="flex gap-2">
                    <Icon
                      aria-hidden
                      className={`mt-0.5 size-4 shrink-0 ${isFound ? "text-success" : "text-ink-faint"}`}
                    />
                    <span>
                      <span className="font-medium">{t(isFound ? "found" : "missing")}</span>
                      {" · "}
                      <InlineCode text={point} />
                    </span>
                  </li>
                );
              })}
            </ul>
            <p className="text-ink-muted text-xs">{t("source", { model: state.model })}</p>
            <Button onClick={() => props.onAdopt(state.found)}>{t("adopt")}</Button>
          </>
        ) : null}
      </form>
    </Disclosure>
  );
}

function ModelField(props: { value: string; onChange: (model: string) => void }) {
  const t = useTranslations("quiz.selfTest.grade");
  const listId = useId();
  return (
    <Field label={t("model")}>
      {(control) => (
        <>
          <Input
            {...control}
            list={listId}
            required
            value={props.value}
            onChange={(event) => props.onChange(event.target.value.trim())}
          />
          <datalist id={listId}>
            {["claude-haiku-5-5", DEFAULT_MODEL, "claude-opus-5-5"].map((id) => (
              <option key={id} value={id} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
