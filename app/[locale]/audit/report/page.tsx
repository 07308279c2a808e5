import type { Metadata } from "next";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ReportPage } from "@/components/audit/report-page";
import { MessagesProvider } from "@/components/site/messages-provider";
import { routing } from "@/lib/i18n/routing";
import { pageMetadata } from "@/lib/site/metadata";

type Params = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const t = await getTranslations({ locale, namespace: "audit.report" });
  return pageMetadata({ locale, path: "/audit/report", title: t("heading"), description: t("description") });
}

export default async function ReportRoute({ params }: Params) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return null;
  setRequestLocale(locale);
  const t = await getTranslations("audit.report");
  return (
    <div className="mx-auto w-full max-w-[90rem] space-y-5 px-[clamp(1rem,2vw,2rem)] py-6">
      <header className="space-y-1">
        <h1 className="font-bold text-2xl">{t("heading")}</h1>
        <p className="max-w-3xl text-ink-muted print:hidden">{t("intro")}</p>
      </header>
      <MessagesProvider namespaces={["audit"]}>
        <ReportPage />
      </MessagesProvider>
    </div>
  );
}
