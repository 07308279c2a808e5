"use client";

import { BookOpen } from "lucide-react";
import { useTranslations } from "next-intl";
import { Link } from "@/lib/i18n/routing";
import type { QuestionView } from "@/lib/quiz/question-view";

/** Link to the lesson section that teaches what a question asks. */
export function LessonLink({ question }: { question: Pick<QuestionView, "lessonHref"> }) {
  const t = useTranslations("quiz.question");
  return (
    <Link
      href={question.lessonHref}
      prefetch={false}
      className="link inline-flex items-center gap-1.5 px-2 text-sm"
    >
      <BookOpen aria-hidden className="size-4" />
      {t("lesson")}
    </Link>
  );
}
