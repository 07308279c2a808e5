"use client";

import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useLesson } from "./lesson-shell";

/** Says that a lesson is read, or lets the learner say so. */
export function MarkRead() {
  const t = useTranslations("lessons");
  const { isRead, markRead } = useLesson();
  return (
    <div role="status" className="no-print">
      {isRead ? (
        <p className="flex items-center gap-2 text-success">
          <CircleCheck aria-hidden className="size-5" />
          {t("isRead")}
        </p>
      ) : (
        <Button onClick={markRead}>{t("markRead")}</Button>
      )}
    </div>
  );
}
