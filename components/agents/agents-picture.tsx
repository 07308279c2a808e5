"use client";

import { ArrowUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import type { AgentsState, SourceCell, SubagentLane, UpwardMessage } from "@/lib/domain/agents/agents-state";
import { SourceCellView } from "./source-cell";
import { useAgentName } from "./use-agent-name";

/** What is looked at: one agent's trace, or one report on its way up. */
export type AgentsSelection = { kind: "agent"; agentId: string } | { kind: "message"; index: number };

/** Coordinator on top, a lane for each subagent below, its sources as cells, its report as an arrow up. */
export function AgentsPicture(props: {
  state: AgentsState;
  selection?: AgentsSelection | undefined;
  onSelect: (selection: AgentsSelection) => void;
}) {
  const t = useTranslations("agents");
  const { state } = props;
  const waiting = (state.started?.sourceIds ?? []).filter((id) => !state.sources[id]?.subagentId);
  const select = (selection: AgentsSelection) => props.onSelect(selection);
  return (
    <div className="grid grid-cols-1 gap-3">
      <LaneButton
        label={t("coordinator")}
        selected={props.selection?.kind === "agent" && props.selection.agentId === "coordinator"}
        onClick={() => select({ kind: "agent", agentId: "coordinator" })}
      >
        <Badge>{t("received", { count: state.messages.length })}</Badge>
      </LaneButton>
      <ol
        aria-label={t("lanes")}
        className={cn("grid grid-cols-1 gap-3", state.lanes.length > MANY_LANES && "sm:grid-cols-2")}
      >
        {state.lanes.map((lane) => {
          const index = state.messages.findIndex(({ subagentId }) => subagentId === lane.subagentId);
          return (
            <Lane
              key={lane.subagentId}
              lane={lane}
              state={state}
              message={state.messages[index]}
              messageSelected={props.selection?.kind === "message" && props.selection.index === index}
              laneSelected={props.selection?.kind === "agent" && props.selection.agentId === lane.subagentId}
              onAgent={() => select({ kind: "agent", agentId: lane.subagentId })}
              onMessage={() => select({ kind: "message", index })}
            />
          );
        })}
      </ol>
      {waiting.length > 0 ? (
        <div>
          <h3 className="mb-1 text-ink-muted text-xs">{t("notGivenOut")}</h3>
          <ul className={CELLS}>
            {waiting.map((id) => (
              <SourceCellView key={id} id={id} cell={state.sources[id] ?? WAITING} />
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

/** Lanes beyond which two stand side by side where there is room. */
const MANY_LANES = 6;
const WAITING: SourceCell = { state: "waiting", attempts: 0 };
const CELLS = "grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-1";

function Lane(props: {
  lane: SubagentLane;
  state: AgentsState;
  message: UpwardMessage | undefined;
  messageSelected: boolean;
  laneSelected: boolean;
  onAgent: () => void;
  onMessage: () => void;
}) {
  const t = useTranslations("agents");
  const nameOf = useAgentName();
  const { lane, state, message } = props;
  const own = lane.sourceIds.filter((id) => state.sources[id]?.subagentId === lane.subagentId);
  const passedOn = lane.sourceIds.length - own.length;
  return (
    <li className="grid grid-cols-1 content-start gap-1.5 border-line border-l-2 pl-3">
      <div className="flex flex-wrap items-center gap-2">
        <LaneButton label={nameOf(lane.subagentId)} selected={props.laneSelected} onClick={props.onAgent}>
          {lane.useMirror ? <Badge>{t("viaMirror")}</Badge> : null}
          {lane.elevated ? <Badge>{t("elevated")}</Badge> : null}
        </LaneButton>
        {message ? (
          <button
            type="button"
            aria-pressed={props.messageSelected}
            onClick={props.onMessage}
            className="inline-flex min-h-8 items-center gap-1 rounded-full border border-accent bg-accent-soft px-3 text-accent text-xs aria-pressed:bg-accent aria-pressed:text-on-accent"
          >
            <ArrowUp aria-hidden className="size-3.5" />
            {t("reportCoverage", message.report.coverage)}
          </button>
        ) : null}
        {lane.phase.kind === "crashed" ? (
          <span className="text-permission text-xs">
            {t("crashed", { message: lane.phase.error.error.message })}
          </span>
        ) : null}
        {lane.phase.kind === "running" ? <span className="text-ink-muted text-xs">{t("atWork")}</span> : null}
      </div>
      <ul className={CELLS}>
        {own.map((id) => (
          <SourceCellView key={id} id={id} cell={state.sources[id] ?? WAITING} />
        ))}
      </ul>
      {passedOn > 0 ? <p className="text-ink-muted text-xs">{t("passedOn", { count: passedOn })}</p> : null}
    </li>
  );
}

function LaneButton(props: {
  label: string;
  selected: boolean;
  onClick: () => void;
  children?: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={props.selected}
      onClick={props.onClick}
      className={cn(
        "flex min-h-8 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 font-medium text-sm",
        "hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-soft",
      )}
    >
      {props.label}
      {props.children}
    </button>
  );
}
