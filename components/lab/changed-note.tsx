import { useTranslations } from "next-intl";

/** Says, also aloud, that what is shown was run with other settings than those chosen now. */
export function ChangedNote({ shown, className = "" }: { shown: boolean; className?: string }) {
  const t = useTranslations("lab");
  return (
    <p aria-live="polite" className={`text-ink-muted text-xs empty:hidden ${className}`}>
      {shown ? t("changed") : ""}
    </p>
  );
}
