import { useTranslations } from "next-intl";
import { VerdictBadge } from "@/components/trace/verdict-badge";
import type { CallSummary } from "@/lib/content/lessons/run-summary";

/** One call and what the agent did next, in a line. */
export function CallLine({ call }: { call: CallSummary }) {
  const t = useTranslations("trace");
  const [argument] = Object.values(call.input);
  return (
    <span className="figure-call">
      <code>
        {call.name}({argument === undefined ? "" : shorten(JSON.stringify(argument))})
      </code>
      {call.decision ? (
        <>
          <span>→ {t(`action.${call.decision.action}`)}</span>
          <VerdictBadge verdict={call.decision.verdict} />
        </>
      ) : null}
    </span>
  );
}

const shorten = (text: string) => (text.length > 28 ? `${text.slice(0, 27)}…` : text);
