import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { Footer } from "@/components/site/footer";
import { Header } from "@/components/site/header";
import { MessagesProvider } from "@/components/site/messages-provider";
import { ToastProvider } from "@/components/ui/toast";
import { routing } from "@/lib/i18n/routing";
import { SITE_URL } from "@/lib/site/metadata";
import "../globals.css";

type Params = { params: Promise<{ locale: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return routing.locales.map((locale) => ({ locale }));
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const t = await getTranslations({ locale, namespace: "common" });
  return {
    metadataBase: SITE_URL,
    title: { template: `%s · ${t("productName")}`, default: `${t("productName")} · ${t("tagline")}` },
    description: t("description"),
  };
}

export default async function LocaleLayout(props: Params & { children: ReactNode }) {
  const { locale } = await props.params;
  if (!hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations("common");
  return (
    <html lang={locale === "zh" ? "zh-CN" : "en"} suppressHydrationWarning>
      <head>
        {/* Not async: it must run before the first paint, or the theme would flash */}
        <script src="/theme.js" />
      </head>
      <body className="flex min-h-dvh flex-col">
        <MessagesProvider>
          <ToastProvider>
            <a
              href="#content"
              className="sr-only z-50 rounded-control bg-accent px-4 py-2 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
            >
              {t("skipToContent")}
            </a>
            <Header />
            <main id="content" tabIndex={-1} className="flex-1 outline-none">
              {props.children}
            </main>
            <Footer />
          </ToastProvider>
        </MessagesProvider>
      </body>
    </html>
  );
}
