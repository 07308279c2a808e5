"use client";

import { Play, Square } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { EventFiles } from "@/components/lab/event-files";
import { useRunShortcuts } from "@/components/lab/run-shortcuts";
import { StreamProblemView } from "@/components/lab/stream-problem-view";
import { useApiKey } from "@/components/lab/use-api-key";
import { useFeed } from "@/components/trace/use-feed";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { Disclosure } from "@/components/ui/disclosure";
import { LiveRegion } from "@/components/ui/live-region";
import { type AgentsEvent, COORDINATOR } from "@/lib/domain/agents/agents-event";
import { agentsFile } from "@/lib/domain/agents/agents-file";
import { queryFromAgentsRequest } from "@/lib/domain/agents/agents-query";
import type { AgentsRequest } from "@/lib/domain/agents/agents-request";
import { streamAgents } from "@/lib/streaming/stream-agents";
import { AgentsModels } from "./agents-models";
import { AgentsOutcome } from "./agents-outcome";
import { AgentsPicture, type AgentsSelection } from "./agents-picture";
import { AgentsSettings } from "./agents-settings";
import { SelectionPane } from "./selection-pane";
import { SourcesTable } from "./sources-table";
import { StrategyComparison, type StrategyResult } from "./strategy-comparison";
import { TimelineBar, useTimeline } from "./timeline";

/** What a run is, for the name of its file. */
function nameOf([first]: readonly AgentsEvent[]): string {
  return first?.type === "agents_started" ? `agents-${first.request.strategy}` : "agents";
}

const COORDINATOR_SELECTED: AgentsSelection = { kind: "agent", agentId: COORDINATOR };

/** The multi-agent lab. What it shows first are true runs, made on the server for these settings. */
export function AgentsLab(props: {
  initialRequest: AgentsRequest;
  initialEvents: readonly AgentsEvent[];
  initialComparison: readonly StrategyResult[];
}) {
  const t = useTranslations("agents");
  const [request, setRequest] = useState(props.initialRequest);
  const [selection, setSelection] = useState<AgentsSelection>(COORDINATOR_SELECTED);
  const apiKey = useApiKey();
  const { feed, start, stop, load } = useFeed(props.initialEvents, streamAgents);
  const timeline = useTimeline(feed.events);
  const running = feed.status === "running";
  const query = queryFromAgentsRequest(request).toString();

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const wanted = query && `?${query}`;
    if (search !== wanted) window.history.replaceState(null, "", `${pathname}${wanted}${hash}`);
  }, [query]);

  const change = (part: Partial<AgentsRequest>) => setRequest((before) => ({ ...before, ...part }));
  const run = () => {
    timeline.follow();
    void start(request, apiKey.key || undefined);
  };
  /** Shows a saved run with its settings, in the language of the page. */
  const open = (events: readonly AgentsEvent[]) => {
    load(events);
    timeline.follow();
    setSelection(COORDINATOR_SELECTED);
    const first = events[0];
    if (first?.type === "agents_started") setRequest({ ...first.request, locale: request.locale });
  };
  useRunShortcuts({ run, stop, running });
  const { state } = timeline;
  const ended = state.status.phase === "finished" ? t(`verdict.${state.status.verdict}`) : "";

  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel title={t("setUp")}>
        <div className="space-y-4 p-4">
          <AgentsSettings request={request} onChange={change} />
          <Disclosure summary={t("modelSettings")}>
            <AgentsModels request={request} onChange={change} apiKey={apiKey} />
          </Disclosure>
          <div className="flex flex-wrap items-center gap-2">
            <Button variant="primary" onClick={run} disabled={running}>
              <Play aria-hidden className="size-4" />
              {t("run")}
            </Button>
            <Button onClick={stop} disabled={!running}>
              <Square aria-hidden className="size-4" />
              {t("stop")}
            </Button>
            <CopyButton label={t("share")} text={() => window.location.href} />
            <EventFiles
              file={agentsFile}
              runs={[feed.events]}
              name={nameOf(feed.events)}
              disabled={running || feed.events.length === 0}
              capacity={1}
              onOpen={(runs) => open(runs[0] ?? [])}
            />
            <LiveRegion
              message={running ? t("running") : feed.status === "stopped" ? t("aborted") : ended}
              className="text-ink-muted text-sm"
            />
          </div>
        </div>
      </Panel>
      {feed.problem ? <StreamProblemView problem={feed.problem} onRetry={run} /> : null}
      <AgentsOutcome state={state} />
      <TimelineBar timeline={timeline} disabled={running || feed.events.length === 0} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <Panel title={t("picture")}>
          <div className="space-y-4 p-4" aria-busy={running}>
            <AgentsPicture state={state} selection={selection} onSelect={setSelection} />
            <p className="max-w-reading text-ink-muted text-xs leading-snug">{t("whoDecides")}</p>
            <SourcesTable state={state} />
          </div>
        </Panel>
        <SelectionPane state={state} selection={selection} />
      </div>
      <StrategyComparison
        request={request}
        initial={props.initialComparison}
        apiKey={apiKey.key || undefined}
      />
    </div>
  );
}
