import type { Metadata } from "next";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Lab } from "@/components/lab/lab";
import { MessagesProvider } from "@/components/site/messages-provider";
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
  const t = await getTranslations({ locale, namespace: "lab" });
  return pageMetadata({ locale, path: "/lab", title: t("title"), description: t("description") });
}

export default async function LabPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return null;
  setRequestLocale(locale);
  const t = await getTranslations("lab");
  const request = requestFromQuery(queryReader(await searchParams), locale);
  const events = request.model === SIMULATOR_MODEL ? await collectLabRun(request) : [];
  return (
    <div className="mx-auto w-full max-w-[100rem] px-[clamp(1rem,2vw,2rem)] pt-6">
      <h1 className="font-bold text-2xl">{t("heading")}</h1>
      <p className="mt-1 mb-5 max-w-3xl text-ink-muted">{t("intro")}</p>
      <MessagesProvider namespaces={["lab", "trace"]}>
        <Lab initialRequest={request} initialEvents={events} />
      </MessagesProvider>
    </div>
  );
}
