import type { Metadata } from "next";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Certificate } from "@/components/progress/certificate";
import { MessagesProvider } from "@/components/site/messages-provider";
import { routing } from "@/lib/i18n/routing";
import { pageMetadata } from "@/lib/site/metadata";
import { PROGRESS_TOTALS } from "../totals";

type Params = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const t = await getTranslations({ locale, namespace: "progress" });
  return pageMetadata({
    locale,
    path: "/progress/certificate",
    title: t("certificate.title"),
    description: t("certificate.intro"),
  });
}

export default async function Page({ params }: Params) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return null;
  setRequestLocale(locale);
  const t = await getTranslations("progress");
  return (
    <div className="page space-y-6 py-8">
      <div className="no-print space-y-2">
        <h1 className="font-bold text-title">{t("certificate.title")}</h1>
        <p className="max-w-reading text-ink-muted">{t("certificate.intro")}</p>
      </div>
      <MessagesProvider namespaces={["progress", "quiz"]}>
        <Certificate {...PROGRESS_TOTALS} />
      </MessagesProvider>
    </div>
  );
}
