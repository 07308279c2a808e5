import { useTranslations } from "next-intl";

/** What the customer, or the user of a report, reads in the end. */
export function Reply(props: { text: string; reader?: "customer" | "user" }) {
  const t = useTranslations("lessons.run");
  return (
    <blockquote className="figure-reply">
      <span className="eyebrow">{t(props.reader === "user" ? "userReads" : "customerReads")}</span>
      <span className="block">{props.text}</span>
    </blockquote>
  );
}
