import { FlaskConical, GraduationCap, Wrench } from "lucide-react";
import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { LESSON_SLUGS } from "@/lib/content/lessons/slugs";
import { Link } from "@/lib/i18n/routing";

const DOORS = [
  { key: "learn", Icon: GraduationCap, href: `/lessons/${LESSON_SLUGS[0]}`, second: "/quiz" },
  { key: "try", Icon: FlaskConical, href: "/lab", second: "/agents" },
  { key: "fix", Icon: Wrench, href: "/audit", second: "/workshop" },
] as const;

/** The three ways into the product: learn, try, fix one's own server. */
export function Doors() {
  const t = useTranslations("home.doors");
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
      {DOORS.map(({ key, Icon, href, second }) => (
        <li key={key} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-6">
          <Icon aria-hidden className="size-6 text-accent" strokeWidth={1.75} />
          <h3 className="font-semibold text-lg">{t(`${key}.title`)}</h3>
          <p className="flex-1 text-ink-muted">{t(`${key}.body`)}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <LinkButton href={href} prefetch={false}>
              {t(`${key}.action`)}
            </LinkButton>
            <Link href={second} prefetch={false} className="link text-sm">
              {t(`${key}.second`)}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
