import type { Metadata } from "next";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Evals } from "@/components/evals/evals";
import { StrategiesSection } from "@/components/evals/strategies-section";
import { MessagesProvider } from "@/components/site/messages-provider";
import { DEFAULT_SPEC } from "@/lib/evals/spec";
import { DEFAULT_STRATEGY_SPEC } from "@/lib/evals/strategies/spec";
import { Link, routing } from "@/lib/i18n/routing";
import { measureHere } from "@/lib/lab/evals/measure-here";
import { measureStrategies } from "@/lib/lab/evals/run-strategies";
import { pageMetadata } from "@/lib/site/metadata";

type Params = { params: Promise<{ locale: string }> };

/** Trials of each cell in the report that is measured when the site is built. */
const SHOWN_TRIALS = 30;
const SHOWN_STRATEGY_TRIALS = 2;

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const t = await getTranslations({ locale, namespace: "evals" });
  return pageMetadata({ locale, path: "/evals", title: t("title"), description: t("description") });
}

export default async function EvalsPage({ params }: Params) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return null;
  setRequestLocale(locale);
  const t = await getTranslations("evals");
  const report = await measureHere({ ...DEFAULT_SPEC, locale, trials: SHOWN_TRIALS });
  const strategies = await measureStrategies({
    ...DEFAULT_STRATEGY_SPEC,
    locale,
    trials: SHOWN_STRATEGY_TRIALS,
  });
  return (
    <div className="page space-y-6 py-8">
      <header className="space-y-2">
        <h1 className="font-bold text-title">{t("heading")}</h1>
        <p className="max-w-reading text-ink-muted text-prose">
          {t("intro")}{" "}
          <Link href="/simulator" className="link">
            {t("howItDecides")}
          </Link>
        </p>
      </header>
      <MessagesProvider namespaces={["evals", "lab", "trace", "agents"]}>
        <Evals initial={report} />
        <StrategiesSection initial={strategies} />
      </MessagesProvider>
    </div>
  );
}
