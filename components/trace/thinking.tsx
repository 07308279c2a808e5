import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";

/** The agent's thinking, folded; nothing where there was none. */
export function Thinking({ text }: { text: string }) {
  const t = useTranslations("trace");
  if (!text) return null;
  return (
    <Disclosure summary={<span className="text-ink-muted">{t("thinking")}</span>}>
      <p className="whitespace-pre-wrap border-line border-l-2 pl-3 text-ink-muted text-sm">{text}</p>
    </Disclosure>
  );
}
