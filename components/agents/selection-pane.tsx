"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { TraceView } from "@/components/trace/trace-view";
import { Panel } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { JsonView } from "@/components/ui/json-view";
import { ScrollBox } from "@/components/ui/scroll-box";
import type { AgentsState, UpwardMessage } from "@/lib/domain/agents/agents-state";
import type { RunState, ToolCallState } from "@/lib/domain/run-state";
import type { AgentsSelection } from "./agents-picture";
import { useAgentName } from "./use-agent-name";

/** The chosen agent's own trace, or the payload of the chosen report. */
export function SelectionPane({ state, selection }: { state: AgentsState; selection: AgentsSelection }) {
  const t = useTranslations("agents");
  const nameOf = useAgentName();
  const message = selection.kind === "message" ? state.messages[selection.index] : undefined;
  const run = selection.kind === "agent" ? state.runs[selection.agentId] : undefined;
  const title =
    selection.kind === "message" ? t("payload") : t("traceOf", { agent: nameOf(selection.agentId) });
  return (
    <Panel title={title} className="xl:sticky xl:top-18">
      {message ? <Payload message={message} /> : null}
      {run ? (
        <ScrollBox label={title} className="max-h-[calc(100dvh-9rem)] p-4">
          <AgentTrace run={run} />
        </ScrollBox>
      ) : null}
      {message || run ? null : <p className="p-4 text-ink-muted text-sm">{t("notYet")}</p>}
    </Panel>
  );
}

function Payload({ message }: { message: UpwardMessage }) {
  const t = useTranslations("agents");
  const nameOf = useAgentName();
  return (
    <div>
      <div className="flex items-center justify-between gap-2 px-4 pt-2">
        <p className="text-ink-muted text-xs">{t("payloadOf", { agent: nameOf(message.subagentId) })}</p>
        <CopyButton text={() => JSON.stringify(message.report, null, 2)} />
      </div>
      <JsonView value={message.report} label={t("payload")} className="max-h-[36rem]" />
    </div>
  );
}

/** Drawn anew only when this agent's own run goes on: most steps of the picture are other agents'. */
const AgentTrace = memo(function AgentTrace({ run }: { run: RunState }) {
  const t = useTranslations("agents");
  return <TraceView state={withoutDecisions(run)} asker={t("task")} folded />;
});

/** The decisions after results are judged as those of a support agent; of a report's reader they would say nothing true. */
function withoutDecisions(run: RunState): RunState {
  const turns = run.turns.map((turn) => ({ ...turn, calls: turn.calls.map(undecided) }));
  return { ...run, turns };
}

function undecided(call: ToolCallState): ToolCallState {
  if (call.phase !== "decided") return call;
  const { decision: _decision, ...rest } = call;
  return { ...rest, phase: "answered" };
}
