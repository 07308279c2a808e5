"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { FailureCaseId } from "@/lib/content/lessons/failure-cases";
import type { RunSummary } from "@/lib/content/lessons/run-summary";
import type { ErrorCategory } from "@/lib/domain/tool-error";
import { useLesson } from "../lesson-shell";
import { FailureCard } from "./failure-card";

type SortedFailure = { id: FailureCaseId; category: ErrorCategory; summary: RunSummary };

/** Lesson 3: eight failures to sort into four categories, then to run. The first is done, to show how. */
export function SortFailures(props: { failures: readonly SortedFailure[] }) {
  const t = useTranslations("lessons.sort");
  const { revealed } = useLesson();
  const [example] = props.failures;
  const start = { ...(example && { [example.id]: example.category }) };
  const [choices, setChoices] = useState<Partial<Record<FailureCaseId, ErrorCategory>>>(start);
  const [ran, setRan] = useState(false);
  const sorted = Object.keys(choices).length;
  const right = props.failures.filter(({ id, category }) => choices[id] === category).length;

  function again() {
    setChoices(start);
    setRan(false);
  }

  return (
    <div className="sorting" data-ran={ran ? "" : undefined}>
      <p className="text-ink-muted text-sm">{t("lead")}</p>
      <ol className="mt-3 space-y-3">
        {props.failures.map((failure) => (
          <FailureCard
            key={failure.id}
            {...failure}
            choice={choices[failure.id]}
            onChoose={(category) => setChoices({ ...choices, [failure.id]: category })}
            isExample={failure === example}
            ran={ran}
          />
        ))}
      </ol>
      <div className="sort-actions no-print">
        {ran ? (
          <Button onClick={again}>{t("again")}</Button>
        ) : (
          <Button
            variant="primary"
            disabled={!revealed || sorted < props.failures.length}
            onClick={() => setRan(true)}
          >
            {t("run")}
          </Button>
        )}
        <p role="status" className="text-sm">
          {ran
            ? t("score", { right, total: props.failures.length })
            : revealed
              ? t("progress", { sorted, total: props.failures.length })
              : t("predictFirst")}
        </p>
      </div>
    </div>
  );
}
