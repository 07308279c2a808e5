"use client";

import { Circle, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { CodeBlock } from "@/components/ui/code-block";
import { Field, Textarea } from "@/components/ui/field";
import { InlineCode } from "@/components/ui/inline-code";
import { LiveRegion } from "@/components/ui/live-region";
import type { FixFinding } from "@/lib/quiz/grade-fix";
import type { QuestionView } from "@/lib/quiz/question-view";
import { QuestionHeading } from "./question-form";
import { useTabText } from "./use-tab-text";

export type FixQuestionView = Extract<QuestionView, { kind: "fix" }>;

const MAX_CHARS = 20_000;
const pretty = (value: unknown) => JSON.stringify(value, null, 2);

/** "Fix this result": JSON to edit, graded by rules as often as one likes. Settled when all pass, or on giving up. */
export function FixForm(props: {
  question: FixQuestionView;
  heading: string;
  attemptId: string;
  /** Set once the question is settled. */
  settled: { text: string; right: boolean } | undefined;
  onSettle: (text: string, right: boolean) => void;
  next: React.ReactNode;
}) {
  const t = useTranslations("quiz");
  const { question, settled } = props;
  const [text, setText] = useTabText(
    `failwell:fix:${props.attemptId}:${question.id}`,
    settled?.text ?? pretty(question.result),
  );
  const [findings, setFindings] = useState<readonly FixFinding[]>([]);
  const passed = findings.filter((finding) => finding.passed).length;
  const said =
    findings.length === 0
      ? ""
      : passed === findings.length
        ? t("fix.allPassed")
        : t("fix.somePassed", { passed, total: findings.length });

  async function check() {
    // The rules are loaded when they are first needed: most rounds of practice have nothing to fix.
    const { gradeFix, isFixed, withTextAsString } = await import("@/lib/quiz/grade-fix");
    const written = withTextAsString(text);
    const graded = gradeFix(written, question.truth);
    setText(written);
    setFindings(graded);
    if (!settled && isFixed(graded)) props.onSettle(written.slice(0, MAX_CHARS), true);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
      className="space-y-5"
    >
      <QuestionHeading id={question.id} text={props.heading} />
      <p className="font-medium text-lg leading-snug">
        <InlineCode text={question.text} />
      </p>
      <Field label={t("fix.label")} hint={t("fix.hint")}>
        {(control) => (
          <Textarea
            {...control}
            value={text}
            onChange={(event) => setText(event.target.value)}
            spellCheck={false}
            autoCapitalize="off"
            className="min-h-56 font-mono text-xs leading-5"
          />
        )}
      </Field>
      <LiveRegion message={said} className="font-medium" />
      {findings.length > 0 ? <Findings findings={findings} /> : null}
      {settled ? (
        <div className="space-y-3">
          <CodeBlock label={t("question.solution")} code={pretty(question.solution)} wrap />
          <p>
            <InlineCode text={question.reason} />
          </p>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant={settled ? "secondary" : "primary"}>
          {t("fix.check")}
        </Button>
        {settled ? (
          props.next
        ) : (
          <>
            <Button onClick={() => props.onSettle(text.slice(0, MAX_CHARS), false)}>{t("fix.giveUp")}</Button>
            <Button
              variant="quiet"
              onClick={() => {
                setText(pretty(question.result));
                setFindings([]);
              }}
            >
              {t("fix.reset")}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

function Findings({ findings }: { findings: readonly FixFinding[] }) {
  const t = useTranslations("quiz.fix");
  return (
    <ul aria-label={t("checks")} className="space-y-1.5 text-sm">
      {findings.map(({ check, passed, rules }) => {
        const Icon = passed ? CircleCheck : Circle;
        return (
          <li key={check} className="flex items-start gap-2">
            <Icon
              aria-hidden
              className={cn("mt-0.5 size-4 shrink-0", passed ? "text-success" : "text-ink-faint")}
            />
            <span>
              {t(`check_${check}`)}{" "}
              <span className="text-ink-muted">({t(passed ? "passed" : "failed")})</span>
              {rules?.map((rule) => (
                <code key={rule} className="ml-2 font-mono text-ink-muted text-xs">
                  {rule}
                </code>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
