"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import type { RunState, TurnState } from "@/lib/domain/run-state";
import { CallGroupView } from "./call-view";
import { RunFailed } from "./run-failed";
import { Speech } from "./speech";
import { Thinking } from "./thinking";
import { isSameRow, type TraceTurn, traceTurns } from "./trace-model";

/**
 * A run as an ordered list of turns: what the customer said, what the agent thought, called and answered, and the decision
 * after each result. Renders any prefix of a run; works without JavaScript for what starts open.
 */
export function TraceView(props: {
  state: RunState;
  /** Who the first message is from, where it is no customer. */
  asker?: string;
  /** Whether failures start folded like everything else. */
  folded?: boolean;
}) {
  const t = useTranslations("trace");
  const { state, folded = false } = props;
  const rows = traceTurns(state.turns);
  const live = state.status.phase === "running";
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      {state.started ? (
        <Speech who={props.asker ?? t("customer")} text={state.started.prompt || "…"} tone="customer" />
      ) : null}
      <ol aria-label={t("label")} className="grid grid-cols-1 min-w-0 gap-4">
        {rows.map((row, index) => (
          <TurnView
            key={`${row.turn.agentId} ${row.turn.turn}`}
            row={row}
            folded={folded}
            writing={live && index === rows.length - 1 && row.turn.stopReason === undefined}
          />
        ))}
      </ol>
      {state.status.phase === "failed" ? <RunFailed error={state.status.error} /> : null}
    </div>
  );
}

type TurnProps = { row: TraceTurn; writing: boolean; folded: boolean };

/** Drawn again only when its own turn or calls change: of a long run a step draws one row. */
const TurnView = memo(DrawnTurn, (before, after) => {
  return (
    before.writing === after.writing && before.folded === after.folded && isSameRow(before.row, after.row)
  );
});

function DrawnTurn({ row, writing, folded }: TurnProps) {
  const t = useTranslations("trace");
  const { turn, groups } = row;
  return (
    <li className="grid grid-cols-1 min-w-0 animate-step-in gap-2">
      <p className="flex items-center gap-2 text-ink-faint text-xs after:h-px after:flex-1 after:bg-line">
        {t("turn", { turn: turn.turn })}
      </p>
      <Thinking text={turn.thinking} />
      {turn.text ? <Speech who={t("assistant")} text={turn.text} tone="agent" /> : null}
      {groups.length > 0 ? (
        <ol aria-label={t("calls")} className="grid grid-cols-1 min-w-0 gap-2">
          {groups.map((group) => (
            <CallGroupView key={group.call.toolUseId} group={group} folded={folded} />
          ))}
        </ol>
      ) : null}
      {writing && !turn.text && groups.length === 0 ? (
        <p className="text-ink-muted text-sm">{t("writing")}</p>
      ) : null}
      <StopNote turn={turn} />
    </li>
  );
}

const NOTED_STOPS = ["max_tokens", "refusal", "pause_turn"] as const;

function StopNote({ turn }: { turn: TurnState }) {
  const t = useTranslations("trace.stopReason");
  const noted = NOTED_STOPS.find((reason) => reason === turn.stopReason);
  return noted ? <p className="text-ink-muted text-sm">{t(noted)}</p> : null;
}
