"use client";

import { Split } from "lucide-react";
import { useTranslations } from "next-intl";
import { CallView } from "@/components/trace/call-view";
import { RunFailed } from "@/components/trace/run-failed";
import { Speech } from "@/components/trace/speech";
import { Thinking } from "@/components/trace/thinking";
import { cn } from "@/components/ui/cn";
import { type Divergence, rowCount } from "@/lib/compare/divergence";
import type { Lane } from "@/lib/compare/lanes";
import type { RunState } from "@/lib/domain/run-state";
import { useBehaviourText, useLaneName } from "./words";

const GRID: Record<number, string> = {
  2: "md:grid-cols-2",
  3: "md:grid-cols-3",
  4: "md:grid-cols-2 xl:grid-cols-4",
};

/** The runs turn by turn, a row each, so that the row in which they part is seen; that row says so in words. */
export function AlignedTurns(props: {
  lanes: readonly Lane[];
  states: readonly RunState[];
  divergence: Divergence | undefined;
}) {
  const t = useTranslations("compare.turns");
  const laneName = useLaneName();
  const rows = Array.from({ length: rowCount(props.states) }, (_, index) => index);
  return (
    <ol aria-label={t("label")} className="grid grid-cols-1 gap-4">
      {rows.map((row) => (
        <li key={row} className="grid grid-cols-1 gap-2">
          <p className="flex items-center gap-2 text-ink-faint text-xs after:h-px after:flex-1 after:bg-line">
            {t("turn", { turn: row + 1 })}
          </p>
          {props.divergence?.index === row ? (
            <DivergenceNote lanes={props.lanes} divergence={props.divergence} />
          ) : null}
          <div className={cn("grid grid-cols-1 items-start gap-4", GRID[props.lanes.length])}>
            {props.lanes.map((lane, index) => {
              const state = props.states[index];
              return (
                <section
                  // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place; two may be alike
                  key={index}
                  aria-label={`${laneName(lane)}, ${t("turn", { turn: row + 1 })}`}
                  className="grid min-w-0 grid-cols-1 gap-2"
                >
                  <p className="font-semibold text-xs">{laneName(lane)}</p>
                  {state ? <TurnCell state={state} row={row} /> : null}
                </section>
              );
            })}
          </div>
        </li>
      ))}
    </ol>
  );
}

function DivergenceNote({ lanes, divergence }: { lanes: readonly Lane[]; divergence: Divergence }) {
  const t = useTranslations("compare.divergence");
  const laneName = useLaneName();
  const text = useBehaviourText();
  return (
    <div className="rounded-card border-2 border-accent bg-accent-soft px-4 py-2">
      <p className="flex items-center gap-2 font-semibold text-accent text-sm">
        <Split aria-hidden className="size-4" />
        {t("title")}
      </p>
      <ul className="text-sm">
        {divergence.behaviours.map((behaviour, index) => {
          const lane = lanes[index];
          return lane ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place; two may be alike
            <li key={index}>
              <strong className="font-semibold">{laneName(lane)}</strong> → {text(behaviour)}
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}

function TurnCell({ state, row }: { state: RunState; row: number }) {
  const t = useTranslations("compare.turns");
  const trace = useTranslations("trace");
  const turn = state.turns[row];
  if (!turn) {
    const failedHere = state.status.phase === "failed" && row === state.turns.length;
    if (failedHere && state.status.phase === "failed") return <RunFailed error={state.status.error} />;
    return state.status.phase === "running" ? null : <p className="text-ink-muted text-sm">{t("over")}</p>;
  }
  return (
    <>
      <Thinking text={turn.thinking} />
      {turn.text ? <Speech who={trace("assistant")} text={turn.text} tone="agent" /> : null}
      {turn.calls.map((call) => (
        <CallView key={call.toolUseId} call={call} />
      ))}
    </>
  );
}
