import { useTranslations } from "next-intl";
import { Link } from "@/lib/i18n/routing";
import { BrandMark } from "./brand";
import { LanguageSwitch } from "./language-switch";
import { MobileMenu } from "./mobile-menu";
import { NavLinks } from "./nav-links";
import { ShortcutsDialog } from "./shortcuts-dialog";
import { ThemeSwitch } from "./theme-switch";

/** Site header: brand, main navigation, language, theme, shortcuts. Stays in view. */
export function Header() {
  const t = useTranslations("ui.nav");
  return (
    <header className="no-print sticky top-0 z-40 border-line border-b bg-canvas">
      <div className="page flex min-h-14 items-center gap-4">
        <Link
          href="/"
          prefetch={false}
          aria-label={t("home")}
          className="flex items-center gap-2 font-semibold text-lg tracking-tight"
        >
          <BrandMark className="size-6" />
          Failwell
        </Link>
        <nav aria-label={t("label")} className="mr-auto max-lg:hidden">
          <NavLinks
            className="flex"
            linkClass="inline-flex min-h-9 items-center rounded-control px-2 text-sm text-ink-muted hover:text-ink aria-[current]:font-medium aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-accent aria-[current]:underline-offset-8"
          />
        </nav>
        <div className="flex items-center gap-1 max-lg:ml-auto">
          <LanguageSwitch />
          <ThemeSwitch />
          <ShortcutsDialog />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
