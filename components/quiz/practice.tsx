"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { StorageNote } from "@/components/progress/storage-note";
import { useProgress } from "@/components/progress/use-progress";
import { Button } from "@/components/ui/button";
import { Field, Select } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/states";
import { LESSON_SLUGS } from "@/lib/content/lessons/slugs";
import { startAttempt } from "@/lib/quiz/attempt";
import { drawPractice } from "@/lib/quiz/draw";
import type { QuestionView } from "@/lib/quiz/question-view";
import { PracticeRun } from "./practice-run";
import { PracticeSummary } from "./practice-summary";
import { questionsOf } from "./questions-of";
import { randomSeed, useAttempt } from "./use-attempt";

/** Practice: pick a topic, answer ten questions, see the reasons at once. The topic is in the address. */
export function Practice({ questions }: { questions: readonly QuestionView[] }) {
  const t = useTranslations("quiz");
  const { attempt, isLoading, update } = useAttempt("practice");
  const { value: progress } = useProgress();
  const [topic, setTopic] = useState("");
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => {
    const wanted = new URLSearchParams(window.location.search).get("topic") ?? "";
    if (LESSON_SLUGS.some((slug) => slug === wanted)) setTopic(wanted);
  }, []);

  function choose(next: string) {
    setTopic(next);
    const url = new URL(window.location.href);
    if (next) url.searchParams.set("topic", next);
    else url.searchParams.delete("topic");
    window.history.replaceState(null, "", url);
  }

  function start() {
    const seed = randomSeed();
    const answered = new Set(Object.keys(progress.reviews));
    const questionIds = drawPractice(questions, { ...(topic && { topic }), seed, answered });
    update((previous) =>
      startAttempt({
        mode: "practice",
        ...(topic && { topic }),
        seed,
        questionIds,
        now: Date.now(),
        ...(previous && { previous }),
      }),
    );
    setChoosing(false);
  }

  if (isLoading) return <Skeleton className="h-40 max-w-reading" />;
  const drawn = attempt ? questionsOf(attempt, questions) : [];
  if (attempt?.status === "open" && drawn.length > 0) {
    return (
      <div className="space-y-6">
        <StorageNote />
        <PracticeRun key={attempt.id} mode="practice" attempt={attempt} questions={drawn} />
      </div>
    );
  }
  if (attempt?.status === "handed_in" && !isChoosing && drawn.length > 0) {
    return <PracticeSummary attempt={attempt} questions={drawn} onAgain={() => setChoosing(true)} />;
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
      className="max-w-sm space-y-4"
    >
      <Field label={t("session.topic")}>
        {(control) => (
          <Select {...control} value={topic} onChange={(event) => choose(event.target.value)}>
            <option value="">{t("session.allTopics")}</option>
            {LESSON_SLUGS.map((slug) => (
              <option key={slug} value={slug}>
                {t(`topics.${slug}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg">
        {t("session.start")}
      </Button>
    </form>
  );
}
