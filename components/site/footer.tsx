import { useTranslations } from "next-intl";
import { Link } from "@/lib/i18n/routing";
import { BrandMark } from "./brand";
import { FOOTER_GROUPS } from "./nav-items";

/** Site footer: all pages by verb, and what the figures on them are. */
export function Footer() {
  const t = useTranslations("common");
  const nav = useTranslations("ui.nav");
  return (
    <footer className="no-print mt-24 border-line border-t bg-sunken">
      <div className="page grid gap-8 py-10 text-sm md:grid-cols-[2fr_repeat(3,1fr)]">
        <div className="max-w-sm space-y-3">
          <p className="flex items-center gap-2 font-semibold">
            <BrandMark className="size-5" />
            {t("productName")}
          </p>
          <p className="text-ink-muted">{t("footer.line")}</p>
          <p className="text-ink-muted">
            {t("footer.simulated")}{" "}
            <Link href="/simulator" className="link">
              {t("footer.how")}
            </Link>
          </p>
          <p className="text-ink-faint text-xs">{t("footer.license")}</p>
        </div>
        {FOOTER_GROUPS.map((group) => (
          <nav key={group.title} aria-label={t(`footer.${group.title}`)}>
            <p className="eyebrow mb-2">{t(`footer.${group.title}`)}</p>
            <ul>
              {group.links.map((key) => (
                <li key={key}>
                  <Link
                    href={`/${key}`}
                    prefetch={false}
                    className="inline-flex min-h-8 items-center text-ink-muted hover:text-ink hover:underline"
                  >
                    {nav(key)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
