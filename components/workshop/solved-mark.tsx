"use client";

import { useTranslations } from "next-intl";
import { useProgress } from "@/components/progress/use-progress";
import { MeaningBadge } from "@/components/ui/badge";

/** Says that the learner has solved an exercise, once their progress is known. */
export function SolvedMark({ slug }: { slug: string }) {
  const t = useTranslations("workshop");
  const { value } = useProgress();
  return Object.hasOwn(value.exercisesSolved, slug) ? (
    <MeaningBadge kind="success">{t("solvedMark")}</MeaningBadge>
  ) : null;
}
