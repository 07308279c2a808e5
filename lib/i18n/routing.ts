import { createNavigation } from "next-intl/navigation";
import { defineRouting } from "next-intl/routing";
import { LOCALES } from "@/lib/domain/locale";

export const routing = defineRouting({
  locales: LOCALES,
  defaultLocale: "en",
  localePrefix: "always",
  localeCookie: false,
});

/** Locale-aware navigation: `Link` and the hooks keep the language of the page. */
export const { Link, redirect, usePathname, useRouter, getPathname } = createNavigation(routing);
