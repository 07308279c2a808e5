"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { RunFiles } from "@/components/lab/run-files";
import { useRunShortcuts } from "@/components/lab/run-shortcuts";
import { ShareButton } from "@/components/lab/share-button";
import { StoppedView, StreamProblemView } from "@/components/lab/stream-problem-view";
import { useApiKey } from "@/components/lab/use-api-key";
import { PromptView } from "@/components/trace/prompt-view";
import { EmptyState } from "@/components/ui/states";
import { compareQuery } from "@/lib/compare/compare-query";
import { firstDivergence } from "@/lib/compare/divergence";
import { type Lane, laneOfRequest, laneRequest, MAX_LANES } from "@/lib/compare/lanes";
import { currentPreset, type Preset, presetSettings } from "@/lib/compare/presets";
import type { RunEvent } from "@/lib/domain/run-event";
import type { RunRequest } from "@/lib/domain/run-request";
import { replayRun } from "@/lib/domain/run-state";
import { AlignedTurns } from "./aligned-turns";
import { CompareInputs } from "./compare-inputs";
import { CompareLog } from "./compare-log";
import { PairView } from "./pair-view";
import { PresetBar } from "./preset-bar";
import { useLanes } from "./use-lanes";
import { VerdictStrip } from "./verdict-strip";

type Runs = readonly (readonly RunEvent[])[];

/** The compare page: the same run in two to four lanes. `initialRuns` are true runs made on the server, one a lane. */
export function Compare(props: {
  initialShared: RunRequest;
  initialLanes: readonly Lane[];
  initialRuns: Runs;
}) {
  const t = useTranslations("compare");
  const lab = useTranslations("lab");
  const [shared, setShared] = useState(props.initialShared);
  const [lanes, setLanes] = useState(props.initialLanes);
  const [shownLanes, setShownLanes] = useState(props.initialLanes);
  const [ranQuery, setRanQuery] = useState(() => compareQuery(props.initialShared, props.initialLanes));
  const apiKey = useApiKey();
  const { feeds, running, start, stop, load } = useLanes(props.initialRuns);
  const states = useMemo(() => feeds.map((feed) => replayRun(feed.events)), [feeds]);
  const divergence = useMemo(() => firstDivergence(states), [states]);
  const query = compareQuery(shared, lanes);

  useEffect(() => {
    const { pathname, search } = window.location;
    if (search !== (query && `?${query}`)) {
      window.history.replaceState(null, "", `${pathname}${query && `?${query}`}`);
    }
  }, [query]);

  function run(settings = shared, runLanes = lanes) {
    setShownLanes(runLanes);
    setRanQuery(compareQuery(settings, runLanes));
    void start(
      runLanes.map((lane) => laneRequest(settings, lane)),
      apiKey.key,
    );
  }
  function choose(preset: Preset) {
    const settings = presetSettings(preset, shared);
    setShared(settings);
    setLanes(preset.lanes);
    run(settings, preset.lanes);
  }
  function open(runs: Runs) {
    const requests = runs.flatMap(([first]) => (first?.type === "run_started" ? [first.request] : []));
    const [settings] = requests;
    if (!settings) return;
    const opened = requests.map(laneOfRequest);
    const { pitfall: _pitfall, ...rest } = settings;
    setShared({ ...rest, locale: shared.locale });
    setLanes(opened);
    setShownLanes(opened);
    setRanQuery(compareQuery({ ...rest, locale: shared.locale }, opened));
    load(runs);
  }
  useRunShortcuts({ run: () => run(), stop, running });

  const problem = feeds.find((feed) => feed.problem)?.problem;
  const started = states.find((state) => state.started)?.started;
  const nothing = feeds.every((feed) => feed.events.length === 0);
  return (
    <div className="grid grid-cols-1 gap-5">
      <CompareLog lanes={shownLanes} states={states} />
      <PresetBar current={currentPreset(shared, lanes)?.id} onChoose={choose} />
      <CompareInputs
        shared={shared}
        onShared={(change) => setShared((before) => ({ ...before, ...change }))}
        lanes={lanes}
        onLanes={setLanes}
        apiKey={apiKey}
        running={running}
        changed={query !== ranQuery}
        onRun={() => run()}
        onStop={stop}
      />
      {problem ? <StreamProblemView problem={problem} onRetry={() => run()} /> : null}
      {feeds.some((feed) => feed.status === "stopped") ? <StoppedView /> : null}
      {nothing && !running && !problem ? (
        <EmptyState title={lab("empty.title")}>{lab("empty.body")}</EmptyState>
      ) : (
        <>
          <div className="md:sticky md:top-16 md:z-30">
            <VerdictStrip lanes={shownLanes} states={states} />
          </div>
          {started ? <PromptView started={started} /> : null}
          <AlignedTurns lanes={shownLanes} states={states} divergence={divergence} />
          {!running && !divergence ? <p className="text-ink-muted">{t("divergence.none")}</p> : null}
          <PairView lanes={shownLanes} states={states} />
        </>
      )}
      <div className="flex flex-wrap gap-1">
        <ShareButton />
        <RunFiles
          runs={feeds.map((feed) => feed.events)}
          disabled={running || feeds.some((feed) => feed.events.length === 0)}
          capacity={MAX_LANES}
          onOpen={open}
        />
      </div>
    </div>
  );
}
