import type { Metadata } from "next";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Compare } from "@/components/compare/compare";
import { MessagesProvider } from "@/components/site/messages-provider";
import { compareQuery } from "@/lib/compare/compare-query";
import { laneRequest, lanesFromQuery } from "@/lib/compare/lanes";
import { PRESETS, presetSettings } from "@/lib/compare/presets";
import { requestFromQuery } from "@/lib/domain/run-query";
import { SIMULATOR_MODEL } from "@/lib/domain/run-request";
import { routing } from "@/lib/i18n/routing";
import { collectLabRun } from "@/lib/lab/run-lab";
import { pageMetadata } from "@/lib/site/metadata";
import { queryReader } from "@/lib/site/query-reader";

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const t = await getTranslations({ locale, namespace: "compare" });
  return pageMetadata({ locale, path: "/compare", title: t("title"), description: t("description") });
}

export default async function ComparePage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return null;
  setRequestLocale(locale);
  const t = await getTranslations("compare");
  const query = queryReader(await searchParams);
  const asked = requestFromQuery(query, locale);
  const lanes = lanesFromQuery(query.get("lanes"));
  const [firstCase] = PRESETS;
  const shared = firstCase && compareQuery(asked, lanes) === "" ? presetSettings(firstCase, asked) : asked;
  const runs = await Promise.all(
    lanes.map((lane) => (shared.model === SIMULATOR_MODEL ? collectLabRun(laneRequest(shared, lane)) : [])),
  );
  return (
    <div className="mx-auto w-full max-w-[100rem] px-[clamp(1rem,2vw,2rem)] pt-6">
      <h1 className="font-bold text-2xl">{t("heading")}</h1>
      <p className="mt-1 mb-5 max-w-3xl text-ink-muted">{t("intro")}</p>
      <MessagesProvider namespaces={["compare", "lab", "trace"]}>
        <Compare initialShared={shared} initialLanes={lanes} initialRuns={runs} />
      </MessagesProvider>
    </div>
  );
}
