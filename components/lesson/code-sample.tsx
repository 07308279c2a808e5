import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { ScrollBox } from "@/components/ui/scroll-box";

/** A fenced block of a lesson, highlighted when the lesson was compiled. */
export function CodeSample({ children }: ComponentProps<"pre">) {
  const t = useTranslations("lessons");
  return (
    <ScrollBox label={t("code")} className="not-prose code-sample">
      <pre>{children}</pre>
    </ScrollBox>
  );
}
