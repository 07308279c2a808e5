"use client";

import { RefreshCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useLanes } from "@/components/compare/use-lanes";
import { useLaneName } from "@/components/compare/words";
import { Button } from "@/components/ui/button";
import { compareQuery } from "@/lib/compare/compare-query";
import { type Lane, laneRequest } from "@/lib/compare/lanes";
import type { RunEvent } from "@/lib/domain/run-event";
import { RUN_DEFAULTS, type RunRequest } from "@/lib/domain/run-request";
import { replayRun } from "@/lib/domain/run-state";
import { Link } from "@/lib/i18n/routing";
import { MiniLane } from "./mini-lane";

/** Compare in small: two true runs made on the server, run again at once with the next seed. */
export function MiniCompare(props: {
  shared: RunRequest;
  lanes: readonly Lane[];
  initialRuns: readonly (readonly RunEvent[])[];
}) {
  const t = useTranslations("home.live");
  const laneName = useLaneName();
  const [shared, setShared] = useState(props.shared);
  const { feeds, running, start } = useLanes(props.initialRuns);
  const states = useMemo(() => feeds.map((feed) => replayRun(feed.events)), [feeds]);
  const seed = shared.seed ?? RUN_DEFAULTS.seed;

  function again() {
    const next = { ...shared, seed: seed + 1 };
    setShared(next);
    void start(props.lanes.map((lane) => laneRequest(next, lane)));
  }

  return (
    <div
      className="overflow-hidden rounded-card border border-line bg-surface shadow-card"
      aria-busy={running}
    >
      <div className="grid grid-cols-1 divide-line max-md:divide-y md:grid-cols-2 md:divide-x">
        {props.lanes.map((lane, index) => {
          const state = states[index];
          const name = t("lane", { style: laneName(lane) });
          return state ? <MiniLane key={name} name={name} state={state} /> : null;
        })}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-sunken px-4 py-3 text-sm">
        <Button size="sm" onClick={again} disabled={running}>
          <RefreshCw aria-hidden className="size-4" />
          {running ? t("running") : t("again")}
        </Button>
        <span role="status" className="text-ink-muted tabular-nums">
          {feeds.some((feed) => feed.problem) ? t("failed") : t("seed", { seed })}
        </span>
        <Link
          href={`/compare?${compareQuery(shared, props.lanes)}`}
          prefetch={false}
          className="link ml-auto"
        >
          {t("details")}
        </Link>
      </div>
    </div>
  );
}
