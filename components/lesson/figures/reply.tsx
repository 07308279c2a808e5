import { useTranslations } from "next-intl";

/** What the customer reads in the end. */
export function Reply(props: { text: string }) {
  const t = useTranslations("lessons.run");
  return (
    <blockquote className="figure-reply">
      <span className="eyebrow">{t("customerReads")}</span>
      <span className="block">{props.text}</span>
    </blockquote>
  );
}
