"use client";

import { BookOpen } from "lucide-react";
import { useTranslations } from "next-intl";
import { Link } from "@/lib/i18n/routing";
import type { QuestionView } from "@/lib/quiz/question-view";

/** Link to the lesson section that teaches what a question asks. */
export function LessonLink({ question }: { question: Pick<QuestionView, "lesson"> }) {
  const t = useTranslations("quiz.question");
  return (
    <Link
      href={question.lesson.href}
      prefetch={false}
      className="link inline-flex items-start gap-1.5 px-2 text-sm"
    >
      <BookOpen aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t("lesson", { section: question.lesson.title })}
    </Link>
  );
}
