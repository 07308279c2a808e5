"use client";

import { useTranslations } from "next-intl";
import { useProgress } from "@/components/progress/use-progress";
import { MeaningBadge } from "@/components/ui/badge";
import type { LessonSlug } from "@/lib/content/lessons/slugs";

/** Shown where this browser has read a lesson. */
export function ReadTick(props: { slug: LessonSlug }) {
  const t = useTranslations("lessons");
  const read = useProgress().value.lessonsRead[props.slug];
  return read ? <MeaningBadge kind="success">{t("read")}</MeaningBadge> : null;
}
