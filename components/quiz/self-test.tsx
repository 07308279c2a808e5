"use client";

import { useApiKey } from "@/components/lab/use-api-key";
import { StorageNote } from "@/components/progress/storage-note";
import { useProgress } from "@/components/progress/use-progress";
import type { LessonSlug } from "@/lib/content/lessons/slugs";
import type { Locale } from "@/lib/domain/run-request";
import { SelfTestItem } from "./self-test-item";

/** One open question in one language. */
export type SelfTestView = { id: string; topic: LessonSlug; text: string; points: readonly string[] };

/** The self-test checklist: open questions, answered in writing and compared with a model answer point by point. */
export function SelfTest(props: { questions: readonly SelfTestView[]; locale: Locale }) {
  const { value: progress, persistence } = useProgress();
  const apiKey = useApiKey();
  const isReady = persistence !== "loading";
  return (
    <div className="space-y-6">
      <StorageNote />
      <ol className="max-w-reading space-y-10">
        {props.questions.map((question, index) => (
          <li key={question.id}>
            <SelfTestItem
              // How many points are shown depends on what is stored, which arrives after hydration.
              key={isReady ? "ready" : "loading"}
              isReady={isReady}
              question={question}
              n={index + 1}
              locale={props.locale}
              stored={progress.selfTest[question.id]}
              apiKey={apiKey}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
