"use client";

import { useTranslations } from "next-intl";
import { TraceView } from "@/components/trace/trace-view";
import { CopyButton } from "@/components/ui/copy-button";
import { JsonView } from "@/components/ui/json-view";
import type { AgentsState } from "@/lib/domain/agents/agents-state";
import type { AgentsSelection } from "./agents-picture";

/** The chosen agent's own trace, or the payload of the chosen report. */
export function SelectionPane({ state, selection }: { state: AgentsState; selection: AgentsSelection }) {
  const t = useTranslations("agents");
  if (selection.kind === "message") {
    const message = state.messages[selection.index];
    if (!message) return <p className="p-4 text-ink-muted text-sm">{t("notYet")}</p>;
    return (
      <div>
        <div className="flex items-center justify-between gap-2 px-4 pt-2">
          <p className="text-ink-muted text-xs">{t("payloadOf", { agent: message.subagentId })}</p>
          <CopyButton text={() => JSON.stringify(message.report, null, 2)} />
        </div>
        <JsonView value={message.report} label={t("payload")} className="max-h-[36rem]" />
      </div>
    );
  }
  const run = state.runs[selection.agentId];
  if (!run) return <p className="p-4 text-ink-muted text-sm">{t("notYet")}</p>;
  return (
    <div className="p-4">
      <TraceView state={run} />
    </div>
  );
}
