import type { Metadata } from "next";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { routing } from "@/lib/i18n/routing";
import { pageMetadata } from "@/lib/site/metadata";

type Params = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const t = await getTranslations({ locale, namespace: "common" });
  return pageMetadata({ locale, path: "", title: t("tagline"), description: t("description") });
}

export default async function HomePage({ params }: Params) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return null;
  setRequestLocale(locale);
  const t = await getTranslations("common");
  return (
    <div className="page space-y-6 py-20">
      <h1 className="max-w-4xl font-bold text-display">{t("tagline")}</h1>
      <p className="max-w-reading text-ink-muted text-prose">{t("description")}</p>
      <LinkButton href="/lab" variant="primary" size="lg">
        {t("notFound.lab")}
      </LinkButton>
    </div>
  );
}
