"use client";

import { Bot } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { TraceView } from "@/components/trace/trace-view";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/card";
import { LiveRegion } from "@/components/ui/live-region";
import { ErrorState } from "@/components/ui/states";
import type { ExerciseSlug } from "@/lib/content/exercises";
import { useProblemWords } from "./problem-list";
import { type Lane, useSeeIt } from "./use-see-it";

/** One click runs the simulated agent against the learner's own server, beside the starter's behaviour. */
export default function SeeIt(props: { slug: ExerciseSlug; starter: string; code: string }) {
  const t = useTranslations("workshop");
  const locale = useLocale();
  const { state, run } = useSeeIt(props.slug, props.starter, locale);
  return (
    <section aria-labelledby="see-it" className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="see-it" className="font-semibold text-lg">
          {t("seeIt")}
        </h2>
        <Button onClick={() => void run(props.code)} disabled={state.phase === "running"}>
          <Bot aria-hidden className="size-4" />
          {t("seeItRun")}
        </Button>
        <LiveRegion
          message={
            state.phase === "running" ? t("seeItRunning") : state.phase === "ended" ? t("seeItEnded") : ""
          }
          className="text-ink-muted text-sm"
        />
      </div>
      <p className="max-w-reading text-ink-muted text-sm">{t("seeItWhy")}</p>
      {state.phase === "idle" ? null : (
        <div className="grid gap-4 lg:grid-cols-2">
          <LanePanel title={t("starterLane")} lane={state.starter} />
          <LanePanel title={t("ownLane")} lane={state.own} />
        </div>
      )}
    </section>
  );
}

function LanePanel({ title, lane }: { title: string; lane: Lane }) {
  const t = useTranslations("workshop");
  const wordsOf = useProblemWords();
  return (
    <Panel title={title} level={3}>
      <div className="p-4">
        {lane.problem ? (
          <ErrorState title={t("notLoaded")}>
            <p>{wordsOf(lane.problem)}</p>
          </ErrorState>
        ) : (
          <TraceView state={lane.run} />
        )}
      </div>
    </Panel>
  );
}
