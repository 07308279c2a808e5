"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { LinkButton } from "@/components/ui/link-button";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Stat, StatList } from "@/components/ui/stat";
import type { Attempt } from "@/lib/quiz/attempt";
import { formatMinutes } from "@/lib/quiz/exam-clock";
import type { QuestionView } from "@/lib/quiz/question-view";
import { scoreAttempt } from "@/lib/quiz/score";
import { ReviewedQuestion } from "./reviewed-question";
import { TopicTable } from "./topic-table";

/** A handed-in exam: the unofficial score, results by topic with links, and every question with its reasons. */
export function ExamResult(props: {
  attempt: Attempt;
  questions: readonly QuestionView[];
  timeWasOver: boolean;
  onAgain: () => void;
}) {
  const t = useTranslations("quiz.exam");
  const { attempt, questions } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [filter, setFilter] = useState<"missed" | "all">("missed");
  const score = scoreAttempt(attempt, questions);
  const listed = filter === "all" ? questions : score.missed;
  return (
    <div className="space-y-8">
      <section className="space-y-4">
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none">
          {t("resultTitle")}
        </h2>
        {props.timeWasOver ? <Callout>{t("timeOver")}</Callout> : null}
        <StatList className="max-w-reading">
          <Stat
            label={t("score")}
            value={score.scaled}
            note={t("scoreNote")}
            tone={score.passed ? "good" : "bad"}
          />
          <Stat
            label={t(score.passed ? "passed" : "notPassed")}
            value={score.overall.right}
            note={t("ofTotal", { total: score.overall.total })}
          />
          <Stat label={t("timeUsed")} value={formatMinutes(attempt.clock.usedMs)} />
        </StatList>
        <p className="max-w-reading text-ink-muted text-sm">{t("unofficial")}</p>
        <div className="flex flex-wrap gap-2">
          {score.missed.length > 0 ? (
            <LinkButton href="/quiz/review" variant="primary">
              {t("practiseMissed")}
            </LinkButton>
          ) : null}
          <Button onClick={props.onAgain}>{t("again")}</Button>
        </div>
      </section>
      <TopicTable topics={score.topics} missed={score.missed} />
      <section className="space-y-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-semibold text-xl">{t("review")}</h2>
          <SegmentedControl
            legend={t("review")}
            hideLegend
            size="sm"
            options={[
              { value: "missed", label: t("onlyMissed") },
              { value: "all", label: t("all") },
            ]}
            value={filter}
            onChange={setFilter}
          />
        </div>
        {listed.length === 0 ? <p>{t("nothingMissed")}</p> : null}
        <ol className="max-w-reading space-y-6">
          {listed.map((question) => (
            <li key={question.id}>
              <ReviewedQuestion
                question={question}
                attempt={attempt}
                n={questions.indexOf(question) + 1}
                total={questions.length}
              />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
