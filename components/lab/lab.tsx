"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { PlaybackBar } from "@/components/trace/playback-bar";
import { PromptView } from "@/components/trace/prompt-view";
import { RawJson } from "@/components/trace/raw-json";
import { RunLog } from "@/components/trace/run-log";
import { RunOutcome } from "@/components/trace/run-outcome";
import { SelectionProvider } from "@/components/trace/selection";
import { TraceView } from "@/components/trace/trace-view";
import { usePlayback } from "@/components/trace/use-playback";
import { useRun } from "@/components/trace/use-run";
import { Panel } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { EmptyState } from "@/components/ui/states";
import type { RunEvent } from "@/lib/domain/run-event";
import { DEFAULT_SETTINGS, queryFromRequest } from "@/lib/domain/run-query";
import { RUN_DEFAULTS, type RunRequest } from "@/lib/domain/run-request";
import { InputsPane } from "./inputs-pane";
import { RunFiles } from "./run-files";
import { useRunShortcuts } from "./run-shortcuts";
import { StoppedView, StreamProblemView } from "./stream-problem-view";
import { useApiKey } from "./use-api-key";

const PANES = ["inputs", "trace", "json"] as const;
type Pane = (typeof PANES)[number];

/** The lab: settings, trace and raw JSON of one run. `initialEvents` is a true run made on the server for these settings. */
export function Lab(props: { initialRequest: RunRequest; initialEvents: readonly RunEvent[] }) {
  const t = useTranslations("lab");
  const [request, setRequest] = useState(props.initialRequest);
  const [ranQuery, setRanQuery] = useState(() => queryFromRequest(props.initialRequest).toString());
  const [pane, setPane] = useState<Pane>("trace");
  const apiKey = useApiKey();
  const { feed, start, stop, load } = useRun(props.initialEvents);
  const playback = usePlayback(feed.events);
  const running = feed.status === "running";
  const query = queryFromRequest(request).toString();

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (search !== (query && `?${query}`)) {
      window.history.replaceState(null, "", `${pathname}${query && `?${query}`}${hash}`);
    }
  }, [query]);

  function run() {
    setRanQuery(query);
    setPane("trace");
    playback.last();
    void start(request, apiKey.key);
  }
  function open(events: readonly RunEvent[]) {
    const first = events[0];
    load(events);
    playback.last();
    setPane("trace");
    if (first?.type !== "run_started") return;
    const settings = { ...first.request, locale: request.locale };
    setRequest(settings);
    setRanQuery(queryFromRequest(settings).toString());
  }
  useRunShortcuts({ run, stop, running });

  const { state } = playback;
  const panes = PANES.map((value) => ({ value, label: t(`panes.${value}`) }));
  return (
    <SelectionProvider>
      <RunLog events={feed.events} />
      <SegmentedControl
        legend={t("panes.label")}
        hideLegend
        className="mb-3 lg:hidden"
        options={panes}
        value={pane}
        onChange={setPane}
      />
      <SegmentedControl
        legend={t("panes.label")}
        hideLegend
        className="mb-3 max-lg:hidden xl:hidden"
        options={panes.slice(1)}
        value={pane === "json" ? "json" : "trace"}
        onChange={setPane}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[17.5rem_minmax(0,1fr)] xl:grid-cols-[17.5rem_minmax(0,1fr)_23.75rem]">
        <Panel title={t("inputs")} className={cn(SIDE, pane !== "inputs" && "max-lg:hidden")}>
          <InputsPane
            request={request}
            onChange={(change) => setRequest((before) => ({ ...before, ...change }))}
            onReset={() => setRequest({ locale: request.locale, ...DEFAULT_SETTINGS, ...RUN_DEFAULTS })}
            apiKey={apiKey}
            running={running}
            changed={query !== ranQuery}
            onRun={run}
            onStop={stop}
          />
        </Panel>
        <Panel
          title={t("panes.trace")}
          className={cn(pane === "inputs" && "max-lg:hidden", pane === "json" && "max-xl:hidden")}
          actions={<PlaybackBar playback={playback} disabled={running || feed.events.length === 0} />}
        >
          <div className="grid grid-cols-1 min-w-0 gap-4 p-4" aria-busy={running}>
            {feed.problem ? <StreamProblemView problem={feed.problem} onRetry={run} /> : null}
            {state.started ? <PromptView started={state.started} /> : null}
            {feed.events.length === 0 && !running && !feed.problem ? (
              <EmptyState title={t("empty.title")}>{t("empty.body")}</EmptyState>
            ) : (
              <TraceView state={state} />
            )}
            {feed.status === "stopped" ? <StoppedView /> : null}
            {running ? <p className="text-ink-muted text-sm">{t("running")}</p> : null}
          </div>
          <RunOutcome state={state} />
          <div className="flex flex-wrap gap-1 border-line border-t px-3 py-2">
            <RunFiles
              runs={[feed.events]}
              disabled={running || feed.events.length === 0}
              capacity={1}
              onOpen={(runs) => open(runs[0] ?? [])}
            />
          </div>
        </Panel>
        <Panel title={t("panes.json")} className={cn(SIDE, pane !== "json" && "max-xl:hidden")}>
          <RawJson state={state} className="min-h-0 flex-1" />
        </Panel>
      </div>
    </SelectionProvider>
  );
}

/** A side pane stays in view and scrolls in itself where there is room beside the trace. */
const SIDE = "lg:sticky lg:top-18 lg:max-h-[calc(100dvh-5.5rem)] lg:min-h-0";
