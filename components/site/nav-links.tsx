"use client";

import { useTranslations } from "next-intl";
import { Link, usePathname } from "@/lib/i18n/routing";
import { NAV_ITEMS } from "./nav-items";

/** The main navigation's links, the current section marked. */
export function NavLinks(props: { className: string; linkClass: string; onNavigate?: () => void }) {
  const t = useTranslations("ui.nav");
  const pathname = usePathname();
  return (
    <ul className={props.className}>
      {NAV_ITEMS.map(({ key, href }) => {
        const current = pathname === href || pathname.startsWith(`${href}/`);
        return (
          <li key={key}>
            <Link
              href={href}
              prefetch={false}
              aria-current={current ? (pathname === href ? "page" : "true") : undefined}
              className={props.linkClass}
              {...(props.onNavigate ? { onClick: props.onNavigate } : {})}
            >
              {t(key)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
