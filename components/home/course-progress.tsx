"use client";

import { useTranslations } from "next-intl";
import { useProgress } from "@/components/progress/use-progress";
import { LinkButton } from "@/components/ui/link-button";
import { Progress } from "@/components/ui/progress";

/** How far the learner is, and the way on. Nothing before the first lesson is read. */
export function CourseProgress({ lessons }: { lessons: readonly { slug: string; title: string }[] }) {
  const t = useTranslations("home.path");
  const { value } = useProgress();
  const done = lessons.filter((lesson) => lesson.slug in value.lessonsRead).length;
  const next = lessons.find((lesson) => !(lesson.slug in value.lessonsRead));
  if (done === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Progress
        label={t("bar")}
        value={done}
        max={lessons.length}
        text={t("progress", { done, total: lessons.length })}
        className="w-full max-w-sm"
      />
      {next ? (
        <LinkButton href={`/lessons/${next.slug}`} prefetch={false} size="sm">
          {t("continue", { title: next.title })}
        </LinkButton>
      ) : null}
    </div>
  );
}
