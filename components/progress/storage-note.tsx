"use client";

import { useTranslations } from "next-intl";
import { Callout } from "@/components/ui/callout";
import { useProgress } from "./use-progress";

/** Says so when what the learner does is not being saved. Needs the messages of `progress`. */
export function StorageNote() {
  const t = useTranslations("progress.storage");
  const { persistence } = useProgress();
  if (persistence === "saved" || persistence === "loading") return null;
  return (
    <Callout kind="warning" title={t(`${persistence}Title`)}>
      <p>{t(persistence)}</p>
    </Callout>
  );
}
