"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ApiKey } from "@/components/lab/use-api-key";
import { Button } from "@/components/ui/button";
import { Checkbox, Field, Textarea } from "@/components/ui/field";
import { InlineCode } from "@/components/ui/inline-code";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { Locale } from "@/lib/domain/run-request";
import { Link } from "@/lib/i18n/routing";
import { recordSelfTest } from "@/lib/progress/progress-store";
import type { SelfTestEntry } from "@/lib/progress/schema";
import { ClaudeGrading } from "./claude-grading";
import type { SelfTestView } from "./self-test";
import { useKeptText } from "./use-kept-text";

const RATINGS = ["1", "2", "3"] as const;
const MAX_ANSWER_CHARS = 8_000;

/** One open question: write, reveal the points one by one, tick those that the answer makes, rate oneself. */
export function SelfTestItem(props: {
  question: SelfTestView;
  n: number;
  locale: Locale;
  /** False until what is stored is known; nothing can be typed that would then be lost. */
  isReady: boolean;
  stored: SelfTestEntry | undefined;
  apiKey: ApiKey;
}) {
  const t = useTranslations("quiz");
  const { question, stored } = props;
  const answer = useKeptText(stored?.answer ?? "", (text) => recordSelfTest(question.id, { answer: text }));
  const [shown, setShown] = useState(stored?.rating || stored?.points.length ? question.points.length : 0);
  const points = stored?.points ?? [];
  const rating = stored?.rating;

  const keep = (part: Partial<Omit<SelfTestEntry, "at">>) => recordSelfTest(question.id, part);

  return (
    <section aria-label={question.text} className="space-y-4 border-line border-t pt-5">
      <h2 className="font-semibold text-lg leading-snug">
        {props.n}. <InlineCode text={question.text} />
      </h2>
      <Field label={t("selfTest.answer")} hint={t("selfTest.answerHint")}>
        {(control) => (
          <Textarea
            {...control}
            value={answer.text}
            readOnly={!props.isReady}
            maxLength={MAX_ANSWER_CHARS}
            onChange={(event) => answer.change(event.target.value)}
            onBlur={answer.flush}
            className="min-h-28"
          />
        )}
      </Field>
      {shown === 0 ? (
        <Button onClick={() => setShown(1)}>{t("selfTest.reveal")}</Button>
      ) : (
        <>
          <fieldset className="space-y-2">
            <legend className="mb-2 font-medium text-sm">
              {t("selfTest.points")} <span className="font-normal text-ink-muted">{t("selfTest.tick")}</span>
            </legend>
            {question.points.slice(0, shown).map((point, index) => (
              <Checkbox
                key={point}
                label={<InlineCode text={point} />}
                checked={points.includes(index)}
                onChange={(event) =>
                  keep({
                    points: event.target.checked
                      ? [...points, index].sort((a, b) => a - b)
                      : points.filter((other) => other !== index),
                  })
                }
              />
            ))}
          </fieldset>
          {shown < question.points.length ? (
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setShown(shown + 1)}>{t("selfTest.nextPoint")}</Button>
              <Button variant="quiet" onClick={() => setShown(question.points.length)}>
                {t("selfTest.allPoints")}
              </Button>
            </div>
          ) : (
            <div className="space-y-4">
              <p className="text-ink-muted text-sm">
                {t("selfTest.count", { ticked: points.length, total: question.points.length })}
              </p>
              <SegmentedControl
                legend={t("selfTest.rating")}
                options={RATINGS.map((value) => ({ value, label: t(`selfTest.rating${value}`) }))}
                value={RATINGS.find((value) => Number(value) === rating)}
                onChange={(value) => keep({ rating: Number(value) })}
              />
              <p>
                <Link href={`/lessons/${question.topic}`} prefetch={false} className="link text-sm">
                  {t("selfTest.lesson")}
                </Link>
              </p>
              <ClaudeGrading
                question={question}
                answer={answer.text}
                locale={props.locale}
                apiKey={props.apiKey}
                onAdopt={(found) => keep({ points: [...found] })}
              />
            </div>
          )}
        </>
      )}
    </section>
  );
}
