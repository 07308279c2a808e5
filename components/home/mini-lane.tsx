import { ArrowDown } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useBehaviourText } from "@/components/compare/words";
import { useBits } from "@/components/trace/use-bits";
import { VerdictBadge } from "@/components/trace/verdict-badge";
import { behaviourIn } from "@/lib/compare/behaviour";
import { firstResult } from "@/lib/compare/explain";
import { lastReply } from "@/lib/compare/last-reply";
import type { ToolResultBlock } from "@/lib/domain/run-event";
import type { RunState } from "@/lib/domain/run-state";

/** One run in short: what the tool said, what the agent did turn by turn, what the customer heard, and the cost. */
export function MiniLane({ name, state }: { name: string; state: RunState }) {
  const t = useTranslations("home.live");
  const format = useFormatter();
  const bits = useBits();
  const behaviour = useBehaviourText();
  const result = firstResult(state);
  const { status } = state;
  return (
    <section aria-label={name} className="flex min-w-0 flex-col gap-3 p-4 sm:p-5">
      <h3 className="flex min-h-6 flex-wrap items-center justify-between gap-2 font-semibold">
        {name}
        {status.phase === "finished" ? <VerdictBadge verdict={status.verdict} /> : null}
      </h3>
      <div>
        <p className="mb-1 flex flex-wrap justify-between gap-x-2 text-ink-muted text-xs">
          <span>{t("toolSays")}</span>
          {result?.decision ? (
            <span className="tabular-nums">{t("bits", { bits: bits(result.decision.bits) })}</span>
          ) : null}
        </p>
        <p className="min-h-10 whitespace-pre-wrap rounded-control border border-line bg-sunken px-3 py-2 font-mono text-xs leading-relaxed [overflow-wrap:anywhere]">
          {result ? readable(result.block) : "…"}
        </p>
      </div>
      <div>
        <p className="mb-1 text-ink-muted text-xs">{t("agentDoes")}</p>
        <ol className="grid grid-cols-1 gap-0.5 text-sm">
          {state.turns.map((turn, index) => (
            <li key={turn.turn} className="flex animate-step-in items-baseline gap-2">
              <ArrowDown aria-hidden className="size-3 shrink-0 self-center text-ink-faint" />
              {behaviour(behaviourIn(state, index))}
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-auto">
        <p className="mb-1 text-ink-muted text-xs">{t("customerHears")}</p>
        <p className="rounded-card bg-accent-soft px-3 py-2 text-sm">{lastReply(state) || t("nothing")}</p>
      </div>
      {status.phase === "finished" ? (
        <p className="text-ink-muted text-xs tabular-nums">
          {t("counted", {
            calls: status.metrics.toolCalls,
            wasted: status.metrics.wastedCalls,
            tokens: format.number(status.metrics.inputTokens + status.metrics.outputTokens),
          })}
        </p>
      ) : null}
    </section>
  );
}

/** The text of a result as a person reads it: JSON one field a line, without the outer braces. */
function readable({ content }: ToolResultBlock): string {
  const text =
    typeof content === "string"
      ? content
      : content.map((item) => (typeof item.text === "string" ? item.text : "")).join("\n");
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return text;
    return Object.entries(value)
      .map(([name, member]) => `${name}: ${JSON.stringify(member)}`)
      .join("\n");
  } catch {
    return text;
  }
}
