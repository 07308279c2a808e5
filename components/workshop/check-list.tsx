"use client";

import { CircleCheck, CircleDashed, CircleX } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Callout } from "@/components/ui/callout";
import { InlineCode } from "@/components/ui/inline-code";
import { LiveRegion } from "@/components/ui/live-region";
import { ScrollBox } from "@/components/ui/scroll-box";
import { ErrorState } from "@/components/ui/states";
import type { SandboxReport } from "@/lib/workshop/run-in-sandbox";
import { useProblemWords } from "./problem-list";
import type { CheckRunState } from "./use-check-run";

/** The right pane: each check with its outcome; a failed one says what was expected and what came. */
export function CheckList(props: {
  checks: readonly { id: string; title: string }[];
  state: CheckRunState;
  solvedWords: string;
}) {
  const t = useTranslations("workshop");
  const { state } = props;
  const wordsOf = useProblemWords();
  const reports = state.phase === "idle" ? [] : state.reports;
  const passed = reports.filter(({ outcome }) => outcome.pass).length;
  const solved = state.phase === "ended" && state.end.kind === "finished" && state.end.solved;
  const summary =
    state.phase === "ended"
      ? t("passedOf", { passed, total: props.checks.length })
      : state.phase === "running"
        ? t("running")
        : "";

  return (
    <div className="space-y-3 p-4">
      <LiveRegion message={summary} className="font-medium text-sm" />
      {state.phase === "ended" && state.end.kind === "not_loaded" ? (
        <ErrorState title={t("notLoaded")}>
          <p className="[overflow-wrap:anywhere]">{wordsOf(state.end.problem)}</p>
          {state.end.problem.line === undefined ? null : (
            <p>{t("atLine", { line: state.end.problem.line })}</p>
          )}
        </ErrorState>
      ) : null}
      {state.phase === "ended" && state.end.kind === "stopped" ? (
        <ErrorState title={t("stopped")}>
          <p>{t("stoppedWhy")}</p>
        </ErrorState>
      ) : null}
      {solved ? (
        <Callout kind="success" title={t("solved")}>
          <p>
            <InlineCode text={props.solvedWords} />
          </p>
        </Callout>
      ) : null}
      <ul className="space-y-2">
        {props.checks.map((check) => (
          <CheckItem
            key={check.id}
            title={check.title}
            report={reports.find((one) => one.check.id === check.id)}
          />
        ))}
      </ul>
    </div>
  );
}

function CheckItem({ title, report }: { title: string; report: SandboxReport | undefined }) {
  const t = useTranslations("workshop");
  const wordsOf = useProblemWords();
  const locale = useLocale();
  const outcome = report?.outcome;
  const [Icon, word, colour] = !outcome
    ? ([CircleDashed, t("notRun"), "text-ink-faint"] as const)
    : outcome.pass
      ? ([CircleCheck, t("passed"), "text-success"] as const)
      : ([CircleX, t("failed"), "text-permission"] as const);
  return (
    <li className="rounded-control border border-line p-3">
      <div className="flex gap-2">
        <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} />
        <p className="min-w-0">
          <span className={`mr-2 font-semibold text-sm ${colour}`}>{word}</span>
          <InlineCode text={title} />
        </p>
      </div>
      {outcome && !outcome.pass ? (
        <dl className="mt-2 space-y-2 text-sm">
          {report?.threw ? (
            <div>
              <dt className="font-medium text-ink-muted">
                {report.threw.line === undefined ? t("threw") : t("threwAt", { line: report.threw.line })}
              </dt>
              <dd className="[overflow-wrap:anywhere]">{wordsOf(report.threw)}</dd>
            </div>
          ) : null}
          <div>
            <dt className="font-medium text-ink-muted">{t("expected")}</dt>
            <dd>
              <InlineCode text={outcome.expected[locale]} />
            </dd>
          </div>
          <div>
            <dt className="font-medium text-ink-muted">{t("actual")}</dt>
            <dd>
              <ScrollBox label={t("actual")} className="max-h-56 rounded-control bg-sunken p-2">
                <pre className="whitespace-pre-wrap font-mono text-xs">{outcome.actual}</pre>
              </ScrollBox>
            </dd>
          </div>
        </dl>
      ) : null}
    </li>
  );
}
