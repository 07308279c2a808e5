import { useFormatter, useTranslations } from "next-intl";
import { useBits } from "@/components/trace/use-bits";
import { VerdictBadge } from "@/components/trace/verdict-badge";
import { cn } from "@/components/ui/cn";
import { NumberCell, Table } from "@/components/ui/table";
import type { Lane } from "@/lib/compare/lanes";
import { lastReply } from "@/lib/compare/last-reply";
import type { Metrics } from "@/lib/domain/recovery";
import { queryFromRequest } from "@/lib/domain/run-query";
import type { RunRequest } from "@/lib/domain/run-request";
import type { RunState, RunStatus } from "@/lib/domain/run-state";
import { Link } from "@/lib/i18n/routing";
import { useLaneName } from "./words";

const COLUMNS = ["calls", "wasted", "turns", "tokens", "waiting", "wrongClaims", "bits"] as const;

/** Verdict and cost of each lane, a row each; stays in view while the turns scroll under it. */
export function VerdictStrip(props: { lanes: readonly Lane[]; states: readonly RunState[] }) {
  const t = useTranslations("compare.strip");
  const laneName = useLaneName();
  return (
    <Table label={t("label")} hideCaption className="bg-raised shadow-card [&_td]:py-1.5 [&_th]:py-1.5">
      <thead>
        <tr>
          <th scope="col">{t("lane")}</th>
          <th scope="col">{t("verdict")}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className="whitespace-nowrap text-right">
              {t(column)}
            </th>
          ))}
          <th scope="col">{t("told")}</th>
        </tr>
      </thead>
      <tbody>
        {props.lanes.map((lane, index) => {
          const state = props.states[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place; two may be alike
            <tr key={index}>
              <th scope="row" className="whitespace-nowrap">
                <LaneLink name={laneName(lane)} request={state?.started?.request} />
              </th>
              {state ? <LaneCells state={state} /> : null}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** The lane's name, which leads to the same run in the lab, where every frame of it can be read. */
function LaneLink({ name, request }: { name: string; request: RunRequest | undefined }) {
  const t = useTranslations("compare");
  if (!request) return name;
  return (
    <Link
      href={`/lab?${queryFromRequest(request)}`}
      prefetch={false}
      className="link"
      title={`${name}: ${t("openInLab")}`}
    >
      {name}
    </Link>
  );
}

function LaneCells({ state }: { state: RunState }) {
  const t = useTranslations("compare.strip");
  const format = useFormatter();
  const bits = useBits();
  const seconds = useTranslations("trace.metrics");
  const { status } = state;
  const metrics = status.phase === "finished" || status.phase === "failed" ? status.metrics : undefined;
  const value = (column: (typeof COLUMNS)[number], m: Metrics): string => {
    switch (column) {
      case "calls":
        return format.number(m.toolCalls);
      case "wasted":
        return format.number(m.wastedCalls);
      case "turns":
        return format.number(m.turns);
      case "tokens":
        return format.number(m.inputTokens + m.outputTokens);
      case "waiting":
        return seconds("seconds", {
          seconds: format.number(m.waitingMs / 1000, { maximumFractionDigits: 1 }),
        });
      case "wrongClaims":
        return format.number(m.wrongClaims);
      case "bits":
        return bits(m.bits);
    }
  };
  const isBad = (column: (typeof COLUMNS)[number], m: Metrics) =>
    (column === "wasted" && m.wastedCalls > 0) || (column === "wrongClaims" && m.wrongClaims > 0);
  return (
    <>
      <td className="whitespace-nowrap">
        <Outcome status={status} />
      </td>
      {COLUMNS.map((column) => (
        <NumberCell
          key={column}
          className={cn(
            "whitespace-nowrap",
            metrics && isBad(column, metrics) && "font-semibold text-permission",
          )}
        >
          {metrics ? value(column, metrics) : "…"}
        </NumberCell>
      ))}
      <td className="min-w-64">
        <span className="line-clamp-2 text-xs" title={lastReply(state)}>
          {lastReply(state) || <span className="text-ink-muted">{metrics ? t("nothing") : "…"}</span>}
        </span>
      </td>
    </>
  );
}

function Outcome({ status }: { status: RunStatus }) {
  const t = useTranslations("compare.strip");
  if (status.phase === "finished") return <VerdictBadge verdict={status.verdict} />;
  return (
    <span className="text-ink-muted text-xs">{t(status.phase === "failed" ? "endedEarly" : "running")}</span>
  );
}
