import { useTranslations } from "next-intl";
import { MeaningBadge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";

export default function NotFoundPage() {
  const t = useTranslations("common.notFound");
  return (
    <div className="page flex flex-col items-start gap-4 py-24">
      <MeaningBadge kind="empty">404</MeaningBadge>
      <h1 className="font-semibold text-title">{t("title")}</h1>
      <p className="max-w-reading text-ink-muted">{t("body")}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/" variant="primary">
          {t("home")}
        </LinkButton>
        <LinkButton href="/lab">{t("lab")}</LinkButton>
      </div>
    </div>
  );
}
