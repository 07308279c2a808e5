"use client";

import { Printer } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { LinkButton } from "@/components/ui/link-button";
import { LESSON_SLUGS } from "@/lib/content/lessons/slugs";
import { isMastered } from "@/lib/quiz/mastery";
import type { ProgressTotals } from "./progress-overview";
import { useProgress } from "./use-progress";

/** A sheet to print: a name, a date, and what this browser knows; honest about what it is. */
export function Certificate(props: ProgressTotals) {
  const t = useTranslations("progress.certificate");
  const format = useFormatter();
  const { value: progress } = useProgress();
  const [name, setName] = useState("");
  // The date is the reader's; the server may be in another time zone, or have rendered the page long ago.
  const [today, setToday] = useState<Date>();
  useEffect(() => setToday(new Date()), []);
  const best = Object.values(progress.exams).sort((a, b) => b.scaled - a.scaled)[0];
  const lines = [
    [
      t("lessons"),
      `${LESSON_SLUGS.filter((slug) => progress.lessonsRead[slug]).length}/${LESSON_SLUGS.length}`,
    ],
    [
      t("questions"),
      `${props.questions.filter(({ id }) => isMastered(progress.reviews, id)).length}/${props.questions.length}`,
    ],
    [t("exercises"), `${Object.keys(progress.exercisesSolved).length}/${props.exercises}`],
    [
      t("bestExam"),
      best
        ? t("bestExamValue", { score: best.scaled, right: best.overall.right, total: best.overall.total })
        : t("noExam"),
    ],
    [
      t("date"),
      today
        ? format.dateTime(today, {
            dateStyle: "long",
            timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          })
        : "",
    ],
  ];
  return (
    <div className="space-y-6">
      <div className="no-print flex flex-wrap items-start gap-3">
        <Field label={t("name")} hint={t("nameHint")} className="w-full max-w-xs">
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={80}
              autoComplete="name"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Button variant="primary" className="sm:mt-6" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          {t("print")}
        </Button>
        <LinkButton href="/progress" variant="quiet" className="sm:mt-6">
          {t("back")}
        </LinkButton>
      </div>
      <section
        aria-label={t("heading")}
        className="avoid-break mx-auto max-w-3xl space-y-6 rounded-card border-2 border-line-strong bg-surface p-6 sm:p-12"
      >
        <p className="eyebrow">Failwell</p>
        <h2 className="font-bold text-3xl">{t("heading")}</h2>
        <p className="min-h-9 border-line-strong border-b pb-1 font-medium text-2xl [overflow-wrap:anywhere]">
          {name.trim() || <span className="text-ink-faint">{t("namePlaceholder")}</span>}
        </p>
        <p>{t("statement")}</p>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          {lines.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="font-semibold tabular-nums max-sm:mb-2">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="border-line border-t pt-4 text-ink-muted text-sm">{t("honest")}</p>
      </section>
    </div>
  );
}
