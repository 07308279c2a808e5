import type { Metadata } from "next";
import type { Locale } from "@/lib/domain/run-request";
import { routing } from "@/lib/i18n/routing";

/** Where the site is served; needed for absolute addresses in metadata and the sitemap. Set `SITE_URL` in production. */
export const SITE_URL = new URL(process.env.SITE_URL ?? "http://localhost:3000");

/** `hreflang` value of each language. */
const HREFLANG: Record<Locale, string> = { en: "en", zh: "zh-Hans" };

/**
 * Metadata of one page: title (the layout adds the product's name), description, canonical address, the same page in the
 * other languages, Open Graph. `path` is without the language, e.g. `/lab`; `""` for the home page.
 */
export function pageMetadata(page: {
  locale: Locale;
  path: `/${string}` | "";
  title: string;
  description: string;
}): Metadata {
  const languages = Object.fromEntries(
    routing.locales.map((locale) => [HREFLANG[locale], `/${locale}${page.path}`]),
  );
  return {
    title: page.title,
    description: page.description,
    alternates: {
      canonical: `/${page.locale}${page.path}`,
      languages: { ...languages, "x-default": `/${routing.defaultLocale}${page.path}` },
    },
    openGraph: {
      title: page.title,
      description: page.description,
      url: `/${page.locale}${page.path}`,
      siteName: "Failwell",
      locale: page.locale === "zh" ? "zh_CN" : "en_US",
      type: "website",
    },
  };
}
