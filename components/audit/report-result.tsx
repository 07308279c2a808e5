"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Disclosure } from "@/components/ui/disclosure";
import { JsonView } from "@/components/ui/json-view";
import type { SavedResult } from "@/lib/audit/saved-report";
import type { RuleWords } from "@/lib/audit/words";
import { Code, placeOf, SeverityIcon } from "./finding-list";
import { GradeBadge } from "./grade-badge";

/** One result of a report: its findings, and the JSON before and after. The JSON is built when it is first opened. */
export function ReportResult(props: {
  result: SavedResult;
  wordsOf: (ruleId: string) => RuleWords | undefined;
}) {
  const { result } = props;
  const t = useTranslations("audit.report");
  const audit = useTranslations("audit");
  const probe = useTranslations("audit.probe");
  const [wasOpen, setWasOpen] = useState(false);
  const label = result.call ? probe(`kind.${result.call.kind}`) : result.label;
  const field = result.call?.field;
  const name = [result.tool, field === undefined ? label : `${label} (${field})`].filter(Boolean).join(" · ");
  return (
    <Disclosure
      onToggle={(event) => setWasOpen(wasOpen || event.currentTarget.open)}
      summary={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <GradeBadge grade={result.grade} label={audit("grade", { grade: result.grade })} />
          <span className="font-mono text-xs [overflow-wrap:anywhere]">{name}</span>
          <span className="font-normal text-ink-muted text-xs tabular-nums">
            {[
              result.bits === undefined ? undefined : t("bitsShort", { bits: result.bits.toFixed(1) }),
              result.latencyMs === undefined ? undefined : t("latency", { ms: Math.round(result.latencyMs) }),
              result.findings.length === 0 ? undefined : result.findings.map((f) => f.ruleId).join(", "),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </span>
      }
    >
      {wasOpen ? (
        <div className="space-y-4 pl-5">
          {result.outcome === "timeout" ? (
            <p className="text-sm">{probe("timeout", { ms: Math.round(result.latencyMs ?? 0) })}</p>
          ) : null}
          {result.problem ? (
            <p className="text-sm [overflow-wrap:anywhere]">{probe("lost", { message: result.problem })}</p>
          ) : null}
          {result.accepted ? <p className="text-sm">{probe("accepted")}</p> : null}
          {result.findings.length === 0 ? <p className="text-sm">{t("noFindings")}</p> : null}
          <ul className="space-y-3">
            {result.findings.map((finding, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a rule may object twice to one place
              <li key={index} className="flex gap-2 text-sm">
                <SeverityIcon severity={finding.severity} label={audit(`severity.${finding.severity}`)} />
                <div className="min-w-0 space-y-1">
                  <p className="font-semibold">{props.wordsOf(finding.ruleId)?.title ?? finding.ruleId}</p>
                  <p className="font-mono text-xs [overflow-wrap:anywhere]">
                    <span className="text-ink-muted">{placeOf(finding) || audit("whole")}</span>
                    {finding.seen ? <span className="block">{finding.seen}</span> : null}
                  </p>
                  <p>
                    <Code text={props.wordsOf(finding.ruleId)?.fix ?? finding.message} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <BeforeAfter result={result} />
        </div>
      ) : null}
    </Disclosure>
  );
}

function BeforeAfter({ result }: { result: SavedResult }) {
  const audit = useTranslations("audit");
  const t = useTranslations("audit.report");
  const hasAfter = Object.hasOwn(result, "after");
  if (!Object.hasOwn(result, "before")) return null;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Json title={audit("before")} value={result.before} />
      {hasAfter ? (
        <Json title={audit("after")} value={result.after} />
      ) : (
        <p className="text-sm">{t("sameAfter")}</p>
      )}
    </div>
  );
}

function Json({ title, value }: { title: string; value: unknown }) {
  return (
    <section className="min-w-0 space-y-1">
      <h3 className="font-semibold text-sm">{title}</h3>
      <JsonView value={value} label={title} className="max-h-96 rounded-card border border-line" />
    </section>
  );
}
