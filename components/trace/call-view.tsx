"use client";

import { ChevronRight, CornerDownRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Badge, MeaningBadge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { JsonView } from "@/components/ui/json-view";
import type { TrueOutcome } from "@/lib/domain/outcome";
import type { ToolCallState } from "@/lib/domain/run-state";
import { BeliefBars } from "./belief-bars";
import { DecisionLine } from "./decision-line";
import { EvidenceChips } from "./evidence-chips";
import { truthMeaning } from "./hypothesis";
import { useSelection } from "./selection";
import type { CallGroup } from "./trace-model";

/** A tool call, its result and the decision that followed, with its identical repeats nested under it. */
export function CallGroupView({ group, folded = false }: { group: CallGroup; folded?: boolean }) {
  const t = useTranslations("trace");
  return (
    <li className="min-w-0">
      <CallView call={group.call} folded={folded} />
      {group.repeats.length > 0 ? (
        <ol
          aria-label={t("repeats", { count: group.repeats.length })}
          className="mt-2 ml-3 grid grid-cols-1 gap-2 border-line border-l-2 pl-3"
        >
          {group.repeats.map(({ turn, call }) => (
            <li key={call.toolUseId} className="min-w-0 animate-step-in">
              <p className="mb-1 flex items-center gap-1 text-ink-muted text-xs">
                <CornerDownRight aria-hidden className="size-3.5" />
                {t("repeat", { turn: turn.turn })}
              </p>
              <CallView call={call} folded={folded} />
            </li>
          ))}
        </ol>
      ) : null}
    </li>
  );
}

/** One call. Failures and decisions that went wrong start open, the rest folded; with `folded`, all do. */
export function CallView({ call, folded = false }: { call: ToolCallState; folded?: boolean }) {
  const { selection, select } = useSelection();
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? (!folded && startsOpen(call));
  const selected = selection?.toolUseId === call.toolUseId;
  return (
    <div className={cn("rounded-card border bg-surface", selected ? "border-accent" : "border-line")}>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => {
          setChosen(!open);
          select({ toolUseId: call.toolUseId });
        }}
        className="flex w-full min-w-0 flex-wrap items-center gap-x-2 gap-y-1 rounded-card px-3 py-2 text-left hover:bg-sunken"
      >
        <ChevronRight
          aria-hidden
          className={cn(
            "size-4 shrink-0 text-ink-faint transition-transform duration-150",
            open && "rotate-90",
          )}
        />
        <code className="min-w-0 flex-1 basis-40 break-words font-mono text-[0.8125rem]">
          <span className="font-semibold">{call.name}</span>({formatInput(call.input)})
        </code>
        <ResultBadges call={call} />
      </button>
      {open && call.phase !== "called" ? <ResultView call={call} /> : null}
      {call.phase === "decided" ? (
        <div className="border-line border-t px-3 py-2">
          <DecisionLine decision={call.decision} />
        </div>
      ) : null}
    </div>
  );
}

function ResultBadges({ call }: { call: ToolCallState }) {
  const t = useTranslations("trace");
  if (call.phase === "called") return <span className="text-ink-muted text-xs">{t("waitingForResult")}</span>;
  const truth = call.phase === "decided" ? call.decision.truth : undefined;
  return (
    <span className="flex flex-wrap items-center gap-1">
      <Badge>{call.block.is_error ? t("flagged") : t("notFlagged")}</Badge>
      {truth ? <TruthBadge truth={truth} /> : null}
    </span>
  );
}

function TruthBadge({ truth }: { truth: TrueOutcome }) {
  const t = useTranslations("trace.truth");
  return (
    <span title={t("label")} className="inline-flex">
      <MeaningBadge kind={truthMeaning(truth)}>
        {truth.kind === "failed" ? undefined : t(truth.kind)}
      </MeaningBadge>
    </span>
  );
}

function ResultView({ call }: { call: Exclude<ToolCallState, { phase: "called" }> }) {
  const t = useTranslations("trace");
  const { selection } = useSelection();
  const marked = selection?.toolUseId === call.toolUseId ? selection.evidence : undefined;
  return (
    <div className="grid grid-cols-1 gap-3 border-line border-t px-3 py-3">
      <div>
        <p className="eyebrow mb-1">{t("seenByModel")}</p>
        <JsonView
          label={`${t("seenByModel")}: ${call.name}`}
          value={call.block}
          marks={marked ? [marked] : []}
          className="max-h-72 rounded-control border border-line bg-sunken"
        />
      </div>
      {call.phase === "decided" ? (
        <>
          <div>
            <p className="eyebrow mb-1">{t("evidence.label")}</p>
            <EvidenceChips toolUseId={call.toolUseId} evidence={call.decision.evidence} />
          </div>
          <BeliefBars belief={call.decision.belief} bits={call.decision.bits} />
        </>
      ) : null}
    </div>
  );
}

function startsOpen(call: ToolCallState): boolean {
  if (call.phase === "called") return false;
  return call.block.is_error === true || (call.phase === "decided" && call.decision.verdict !== "right");
}

/** Arguments on one line, as in code. */
function formatInput(input: Record<string, unknown>): string {
  return Object.entries(input)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(", ");
}
