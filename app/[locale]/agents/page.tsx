import type { Metadata } from "next";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AgentsLab } from "@/components/agents/agents-lab";
import type { StrategyResult } from "@/components/agents/strategy-comparison";
import { MessagesProvider } from "@/components/site/messages-provider";
import { agentsRequestFromQuery } from "@/lib/domain/agents/agents-query";
import { type AgentsRequest, STRATEGIES, type Strategy } from "@/lib/domain/agents/agents-request";
import { replayAgents } from "@/lib/domain/agents/agents-state";
import { SIMULATOR_MODEL } from "@/lib/domain/run-request";
import { Link, routing } from "@/lib/i18n/routing";
import { collectMultiRun } from "@/lib/lab/run-multi";
import { pageMetadata } from "@/lib/site/metadata";
import { queryReader } from "@/lib/site/query-reader";

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const t = await getTranslations({ locale, namespace: "agents" });
  return pageMetadata({ locale, path: "/agents", title: t("title"), description: t("description") });
}

export default async function AgentsPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return null;
  setRequestLocale(locale);
  const t = await getTranslations("agents");
  const request = agentsRequestFromQuery(queryReader(await searchParams), locale);
  const simulated: AgentsRequest = { ...request, model: SIMULATOR_MODEL, subagentModel: SIMULATOR_MODEL };
  const models = [request.model, request.subagentModel ?? request.model];
  const isSimulated = models.every((model) => model === SIMULATOR_MODEL);
  const [events, ...comparison] = await Promise.all([
    isSimulated ? collectMultiRun(request) : [],
    ...STRATEGIES.map((strategy) => resultOf(strategy, simulated)),
  ]);
  return (
    <div className="page space-y-6 py-8">
      <header className="space-y-2">
        <h1 className="font-bold text-title">{t("heading")}</h1>
        <p className="max-w-reading text-ink-muted text-prose">
          {t("intro")}{" "}
          <Link href="/lessons/recover-locally" className="link">
            {t("lessonLink")}
          </Link>
        </p>
      </header>
      <MessagesProvider namespaces={["agents", "lab", "trace"]}>
        <AgentsLab initialRequest={request} initialEvents={events} initialComparison={comparison.flat()} />
      </MessagesProvider>
    </div>
  );
}

async function resultOf(strategy: Strategy, request: AgentsRequest): Promise<StrategyResult[]> {
  const { status } = replayAgents(await collectMultiRun({ ...request, strategy }));
  return status.phase === "finished" ? [{ strategy, status }] : [];
}
