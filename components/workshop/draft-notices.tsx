"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Disclosure } from "@/components/ui/disclosure";
import { Skeleton } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";
import type { useDraft } from "./use-draft";

const CodeDiff = dynamic(() => import("./code-diff"), { loading: () => <Skeleton className="h-24" /> });

/** Says when the code is not being kept, and asks which version counts when another tab has a different one. */
export function DraftNotices({ draft }: { draft: ReturnType<typeof useDraft> }) {
  const t = useTranslations("workshop");
  const toast = useToast();
  const { code, other } = draft;

  function settle(choice: "mine" | "other") {
    const left = choice === "mine" ? other : code;
    draft.settle(choice);
    if (left === undefined) return;
    toast(t(choice === "mine" ? "conflictKept" : "conflictTaken"), {
      action: { label: t("undo"), run: () => draft.change(left) },
    });
  }

  return (
    <>
      {draft.isKept ? null : (
        <Callout kind="warning" title={t("notKeptTitle")}>
          <p>{t("notKept")}</p>
        </Callout>
      )}
      {other === undefined ? null : (
        <Callout kind="warning" title={t("conflictTitle")}>
          <div className="space-y-3">
            <p>{t("conflict")}</p>
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => settle("mine")}>{t("conflictKeep")}</Button>
              <Button onClick={() => settle("other")}>{t("conflictTake")}</Button>
            </div>
            <Disclosure summary={t("conflictShow")}>
              <CodeDiff label={t("conflictShow")} code={code} other={other} />
            </Disclosure>
          </div>
        </Callout>
      )}
    </>
  );
}
