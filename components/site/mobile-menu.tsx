"use client";

import { Menu } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { NavLinks } from "./nav-links";

/** The navigation on small screens: a native popover, so that Esc and a tap outside close it. */
export function MobileMenu() {
  const t = useTranslations("ui.nav");
  const popover = useRef<HTMLElement>(null);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget="mobile-menu"
        className="inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 font-medium text-sm hover:bg-sunken"
      >
        <Menu aria-hidden className="size-5" />
        <span className="max-xs:sr-only">{t("menu")}</span>
      </button>
      <nav
        ref={popover}
        id="mobile-menu"
        popover="auto"
        aria-label={t("label")}
        className="fixed inset-auto top-14 right-2 m-0 w-60 rounded-card border border-line bg-raised p-2 text-ink shadow-pop"
      >
        <NavLinks
          className="grid"
          linkClass="flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-sunken aria-[current]:text-accent"
          onNavigate={() => popover.current?.hidePopover()}
        />
      </nav>
    </div>
  );
}
