import { useFormatter, useTranslations } from "next-intl";
import { BeliefBars } from "@/components/trace/belief-bars";
import { EvidenceChips } from "@/components/trace/evidence-chips";
import { useSelection } from "@/components/trace/selection";
import { JsonView } from "@/components/ui/json-view";
import type { Belief, Evidence } from "@/lib/domain/recovery";
import type { ToolResultBlock } from "@/lib/domain/run-event";

/** What was read from the result, where, and what is believed after it. */
export function ReadingPanel(props: {
  block: ToolResultBlock;
  evidence: readonly Evidence[];
  belief: Belief;
  bits: number;
  priorBits: number;
  openBits: number;
}) {
  const t = useTranslations("simulator.bench");
  const format = useFormatter();
  const { selection } = useSelection();
  const figure = (value: number) =>
    format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <JsonView
        label={t("block")}
        value={props.block}
        marks={selection?.evidence ? [selection.evidence] : []}
        className="max-h-56 rounded-control border border-line bg-sunken"
      />
      <EvidenceChips toolUseId={props.block.tool_use_id} evidence={props.evidence} />
      <BeliefBars belief={props.belief} bits={props.bits} />
      <p className="text-ink-muted text-sm" aria-live="polite">
        {t("bits", {
          bits: figure(Math.max(0, props.bits)),
          prior: figure(props.priorBits),
          open: figure(props.openBits),
        })}
      </p>
    </div>
  );
}
