"use client";

import { useLocale, useTranslations } from "next-intl";
import { Link, routing, usePathname } from "@/lib/i18n/routing";

const NAMES = { en: { short: "EN", full: "English" }, zh: { short: "中文", full: "简体中文" } } as const;
const HTML_LANG = { en: "en", zh: "zh-CN" } as const;

/** Links to this page in each language. The query and the fragment go along, since they hold the page's settings. */
export function LanguageSwitch() {
  const t = useTranslations("ui");
  const locale = useLocale();
  const pathname = usePathname();
  return (
    <ul aria-label={t("language")} className="flex items-center text-sm">
      {routing.locales.map((other) => (
        <li key={other}>
          <Link
            href={pathname}
            locale={other}
            lang={HTML_LANG[other]}
            hrefLang={HTML_LANG[other]}
            prefetch={false}
            title={NAMES[other].full}
            aria-current={other === locale ? "true" : undefined}
            className="inline-flex min-h-9 items-center rounded-control px-1.5 text-ink-muted hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
              event.preventDefault();
              window.location.assign(
                event.currentTarget.href + window.location.search + window.location.hash,
              );
            }}
          >
            {NAMES[other].short}
          </Link>
        </li>
      ))}
    </ul>
  );
}
