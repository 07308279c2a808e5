import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { NOT_FOUND_SEGMENT } from "@/lib/http/unknown-page";
import { routing } from "@/lib/i18n/routing";
import NotFoundPage from "../not-found";

type Params = { params: Promise<{ locale: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return [{ rest: [NOT_FOUND_SEGMENT] }];
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const t = await getTranslations({ locale, namespace: "common.notFound" });
  return { title: t("title"), robots: { index: false } };
}

/** Rendered ahead, one a language; the server answers every unknown address below a language with it, status 404. */
export default async function UnknownPage({ params }: Params) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  return <NotFoundPage />;
}
