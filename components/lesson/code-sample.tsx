import { useTranslations } from "next-intl";
import { ScrollBox } from "@/components/ui/scroll-box";

/** A fenced block of a lesson. `html` was highlighted and escaped when the lesson was compiled (`rehype-code-html.mjs`). */
export function CodeSample({ html }: { html: string }) {
  const t = useTranslations("lessons");
  return (
    <ScrollBox label={t("code")} className="not-prose code-sample">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the lesson's own code, from our repository */}
      <pre dangerouslySetInnerHTML={{ __html: html }} />
    </ScrollBox>
  );
}
