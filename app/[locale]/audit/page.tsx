import type { Metadata } from "next";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AuditPage } from "@/components/audit/audit-page";
import { MessagesProvider } from "@/components/site/messages-provider";
import { exampleText } from "@/lib/audit/examples";
import { pageReports } from "@/lib/audit/page-report";
import { routing } from "@/lib/i18n/routing";
import { pageMetadata } from "@/lib/site/metadata";

type Params = { params: Promise<{ locale: string }> };

/** What the page shows before it is touched. */
const FIRST_EXAMPLE = exampleText("status_field");

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const t = await getTranslations({ locale, namespace: "audit" });
  return pageMetadata({ locale, path: "/audit", title: t("title"), description: t("description") });
}

export default async function AuditRoute({ params }: Params) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return null;
  setRequestLocale(locale);
  const t = await getTranslations("audit");
  return (
    <div className="mx-auto w-full max-w-[90rem] space-y-5 px-[clamp(1rem,2vw,2rem)] py-6">
      <header className="space-y-1 print:hidden">
        <h1 className="font-bold text-2xl">{t("heading")}</h1>
        <p className="max-w-3xl text-ink-muted">{t("intro")}</p>
      </header>
      <MessagesProvider namespaces={["audit"]}>
        <AuditPage initialText={FIRST_EXAMPLE} initialReports={pageReports(FIRST_EXAMPLE, {}, locale)} />
      </MessagesProvider>
    </div>
  );
}
