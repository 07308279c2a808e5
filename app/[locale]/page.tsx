import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { CourseProgress } from "@/components/home/course-progress";
import { Doors } from "@/components/home/doors";
import { MiniCompare } from "@/components/home/mini-compare";
import { ReadTick } from "@/components/lesson/read-tick";
import { MessagesProvider } from "@/components/site/messages-provider";
import { InlineCode } from "@/components/ui/inline-code";
import { LinkButton } from "@/components/ui/link-button";
import { DEFAULT_LANES, laneRequest } from "@/lib/compare/lanes";
import { LESSONS } from "@/lib/content/lessons";
import { LESSON_SLUGS } from "@/lib/content/lessons/slugs";
import type { RunRequest } from "@/lib/domain/run-request";
import { SIMULATOR_MODEL } from "@/lib/domain/run-request";
import { Link, routing } from "@/lib/i18n/routing";
import { collectLabRun } from "@/lib/lab/run-lab";
import { pageMetadata } from "@/lib/site/metadata";

type Params = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const t = await getTranslations({ locale, namespace: "common" });
  return pageMetadata({ locale, path: "", title: t("tagline"), description: t("description") });
}

/** A seed with which the agent that has to guess retries a business rule. */
const SEED = 5;

export default async function HomePage({ params }: Params) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations("home");
  const shared: RunRequest = {
    locale,
    orderId: "A-999",
    responseStyle: "structured",
    model: SIMULATOR_MODEL,
    seed: SEED,
  };
  // The figure shows no raw JSON, so the frames stay out of the page.
  const runs = await Promise.all(
    DEFAULT_LANES.map((lane) => collectLabRun(laneRequest(shared, lane), { tap: false })),
  );
  return (
    <MessagesProvider namespaces={["home", "compare", "lab", "trace", "lessons"]}>
      <div className="page">
        <section className="grid grid-cols-1 gap-8 pt-12 pb-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-12 lg:pt-16">
          <div className="flex flex-col items-start gap-5">
            <h1 className="font-bold text-display">{t("headline")}</h1>
            <p className="text-ink-muted text-prose">{t("lead")}</p>
            <p className="flex flex-wrap gap-3">
              <LinkButton href={`/lessons/${LESSON_SLUGS[0]}`} variant="primary" size="lg">
                {t("start")}
              </LinkButton>
              <LinkButton href="/lab" size="lg">
                {t("openLab")}
              </LinkButton>
            </p>
            <p className="text-ink-faint text-sm">{t("startNote")}</p>
          </div>
          <section aria-labelledby="live" className="flex min-w-0 flex-col gap-3">
            <h2 id="live" className="font-semibold text-xl">
              {t("live.title")}
            </h2>
            <p className="text-ink-muted text-sm">{t("live.lead")}</p>
            <MiniCompare shared={shared} lanes={DEFAULT_LANES} initialRuns={runs} />
            <p className="text-ink-faint text-xs">
              {t("live.note")}{" "}
              <Link href="/simulator" prefetch={false} className="link">
                {t("live.how")}
              </Link>
            </p>
          </section>
        </section>
        <section aria-labelledby="doors" className="flex flex-col gap-5 border-line border-t py-12">
          <h2 id="doors" className="font-semibold text-2xl">
            {t("doors.title")}
          </h2>
          <Doors />
        </section>
        <section aria-labelledby="path" className="flex flex-col gap-5 border-line border-t pt-12">
          <div>
            <h2 id="path" className="font-semibold text-2xl">
              {t("path.title")}
            </h2>
            <p className="text-ink-muted">{t("path.lead")}</p>
          </div>
          <CourseProgress lessons={LESSONS.map(({ slug, title }) => ({ slug, title: title[locale] }))} />
          <ol className="grid grid-cols-1 gap-x-10 md:grid-cols-2">
            {LESSONS.map((lesson, index) => (
              <li key={lesson.slug} className="flex gap-4 border-line border-b py-4">
                <span
                  aria-hidden
                  className="w-6 shrink-0 text-right font-semibold text-ink-faint tabular-nums"
                >
                  {index + 1}
                </span>
                <div className="min-w-0">
                  <h3 className="font-semibold">
                    <Link
                      href={`/lessons/${lesson.slug}`}
                      prefetch={false}
                      className="hover:text-accent hover:underline"
                    >
                      {lesson.title[locale]}
                    </Link>
                  </h3>
                  <p className="text-ink-muted text-sm">
                    <InlineCode text={lesson.intro[locale]} />
                  </p>
                  <p className="mt-1 flex items-center gap-3 text-ink-faint text-xs">
                    {t("path.minutes", { minutes: lesson.minutes })}
                    <ReadTick slug={lesson.slug} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
          <p>
            <Link href="/lessons" className="link">
              {t("path.all")}
            </Link>
          </p>
        </section>
      </div>
    </MessagesProvider>
  );
}
