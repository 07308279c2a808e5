import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { Bench } from "@/components/simulator/bench";
import { ClientSamples } from "@/components/simulator/client-samples";
import { MessagesProvider } from "@/components/site/messages-provider";
import { Callout } from "@/components/ui/callout";
import { Link, routing } from "@/lib/i18n/routing";
import { pageMetadata } from "@/lib/site/metadata";
import { benchExamples } from "./examples";

type Params = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const t = await getTranslations({ locale, namespace: "simulator" });
  return pageMetadata({ locale, path: "/simulator", title: t("title"), description: t("description") });
}

const STEPS = ["evidence", "belief", "choice", "reply"] as const;
const LIMITS = ["words", "independent", "persistent", "tokens"] as const;
const PAPER = "https://doi.org/10.1093/biomet/25.3-4.285";

/** How the simulated model decides, with a bench to try it on. */
export default async function SimulatorPage({ params }: Params) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations("simulator");
  return (
    <div className="page grid grid-cols-1 gap-10 py-8">
      <div className="prose">
        <h1 className="font-semibold text-title">{t("title")}</h1>
        <p>{t("intro")}</p>
        <Callout kind="warning" title={t("not.title")}>
          <p>
            {t.rich("not.text", {
              lab: (chunks) => (
                <Link className="link" href="/lab" prefetch={false}>
                  {chunks}
                </Link>
              ),
            })}
          </p>
        </Callout>
      </div>
      <section className="grid grid-cols-1 gap-4" aria-labelledby="steps">
        <h2 id="steps" className="font-semibold text-2xl">
          {t("steps.title")}
        </h2>
        <ol className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {STEPS.map((step, index) => (
            <li key={step} className="rounded-card border border-line bg-surface p-4">
              <h3 className="font-semibold">
                {index + 1}. {t(`steps.${step}.title`)}
              </h3>
              <p className="mt-1 text-ink-muted text-sm">
                {t.rich(`steps.${step}.text`, {
                  paper: (chunks) => (
                    <a className="link" href={PAPER} rel="noreferrer">
                      {chunks}
                    </a>
                  ),
                })}
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="bench">
        <h2 id="bench" className="font-semibold text-2xl">
          {t("bench.title")}
        </h2>
        <p className="mt-1 mb-4 max-w-3xl text-ink-muted">{t("bench.lead")}</p>
        <MessagesProvider namespaces={["simulator", "trace"]}>
          <Bench examples={await benchExamples(locale)} />
        </MessagesProvider>
      </section>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
        <Part title={t("noise.title")}>
          <p>{t("noise.text")}</p>
        </Part>
        <Part title={t("sees.title")}>
          <p>{t("sees.text")}</p>
        </Part>
        <Part title={t("limits.title")}>
          <ul>
            {LIMITS.map((item) => (
              <li key={item}>{t(`limits.items.${item}`)}</li>
            ))}
          </ul>
        </Part>
        <Part title={t("use.title")}>
          <p>{t("use.text")}</p>
          <p>
            {t.rich("use.seed", {
              example: '{"seed":7,"set":{"ratios.word":4}}',
              code: (chunks) => <code>{chunks}</code>,
            })}
          </p>
        </Part>
      </div>
      <ClientSamples locale={locale} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-semibold text-2xl">{title}</h2>
      <div className="prose">{children}</div>
    </section>
  );
}
