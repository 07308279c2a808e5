import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Disclosure } from "@/components/ui/disclosure";

/** A side path of a lesson, folded: more for those who want it, nothing that the lesson needs. */
export function DeepDive(props: { title: string; children: ReactNode }) {
  const t = useTranslations("lessons");
  return (
    <Disclosure
      className="deep-dive"
      summary={
        <>
          <span className="eyebrow mr-2">{t("deepDive")}</span>
          {props.title}
        </>
      }
    >
      <div className="prose text-base">{props.children}</div>
    </Disclosure>
  );
}
