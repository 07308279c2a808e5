import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { ScrollBox } from "@/components/ui/scroll-box";

/** A Markdown table, in a box that scrolls sideways where the screen is narrow. */
export function LessonTable({ children }: ComponentProps<"table">) {
  const t = useTranslations("lessons");
  return (
    <ScrollBox label={t("table")} className="not-prose lesson-table">
      <table>{children}</table>
    </ScrollBox>
  );
}
