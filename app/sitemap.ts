import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { MetadataRoute } from "next";
import { exerciseSlugs } from "@/lib/content/exercises";
import { LESSONS } from "@/lib/content/lessons";
import { routing } from "@/lib/i18n/routing";
import { pageMetadata, SITE_URL } from "@/lib/site/metadata";

const PAGES = join(process.cwd(), "app/[locale]");

/** Every page in every language, each with its other languages. Made while building, from the pages that there are. */
export default function sitemap(): MetadataRoute.Sitemap {
  const fixed = readdirSync(PAGES).flatMap((name): `/${string}`[] =>
    !name.startsWith("[") && existsSync(join(PAGES, name, "page.tsx")) ? [`/${name}`] : [],
  );
  const paths: (`/${string}` | "")[] = [
    "",
    ...fixed,
    ...LESSONS.map(({ slug }) => `/lessons/${slug}` as const),
    ...exerciseSlugs.map((slug) => `/workshop/${slug}` as const),
  ];
  return paths.flatMap((path) =>
    routing.locales.map((locale) => {
      const { alternates } = pageMetadata({ locale, path, title: "", description: "" });
      const languages = Object.entries(alternates?.languages ?? {}).map(([language, url]) => [
        language,
        new URL(String(url), SITE_URL).href,
      ]);
      return {
        url: new URL(`/${locale}${path}`, SITE_URL).href,
        alternates: { languages: Object.fromEntries(languages) },
      };
    }),
  );
}
