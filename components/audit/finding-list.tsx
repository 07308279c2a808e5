"use client";

import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { Disclosure } from "@/components/ui/disclosure";
import type { PageReport } from "@/lib/audit/page-report";
import type { Severity } from "@/lib/audit/types";
import { Link } from "@/lib/i18n/routing";

const ICONS = { error: CircleAlert, warning: TriangleAlert, note: Info } as const;
const TONES: Record<Severity, string> = {
  error: "text-permission",
  warning: "text-transient",
  note: "text-ink-muted",
};

/** The findings, errors first as the rules list them; one can be picked out in the JSON. */
export function FindingList(props: {
  findings: PageReport["findings"];
  marked: number | undefined;
  onMark: (index: number | undefined) => void;
}) {
  const t = useTranslations("audit");
  if (props.findings.length === 0) return <p className="p-4 text-sm">{t("noFindings")}</p>;
  return (
    <ol className="divide-y divide-line">
      {props.findings.map((finding, index) => (
        <li key={`${finding.ruleId}${finding.path}${finding.textPath ?? ""}`} className="space-y-2 px-4 py-3">
          <div className="flex items-start gap-2">
            <SeverityIcon severity={finding.severity} label={t(`severity.${finding.severity}`)} />
            <div className="min-w-0 flex-1">
              <h3 className="font-semibold text-sm">{finding.title}</h3>
              <p className="font-mono text-ink-muted text-xs">{finding.ruleId}</p>
            </div>
            <button
              type="button"
              aria-pressed={props.marked === index}
              onClick={() => props.onMark(props.marked === index ? undefined : index)}
              className="min-h-8 shrink-0 rounded-control px-2 text-accent text-xs hover:bg-accent-soft aria-pressed:bg-mark aria-pressed:text-ink print:hidden"
            >
              {t("mark")}
            </button>
          </div>
          <p className="font-mono text-xs [overflow-wrap:anywhere]">
            <span className="text-ink-muted">{placeOf(finding) || t("whole")}</span>
            {finding.seen ? <span className="block">{finding.seen}</span> : null}
          </p>
          <p className="text-sm">
            <span className="font-medium">{t("fix")}: </span>
            <Code text={finding.fix} />
          </p>
          <Disclosure summary={t("why")}>
            <p className="text-sm">
              <Code text={finding.why} />{" "}
              <Link href={`/lessons/${finding.lesson}`} prefetch={false} className="link">
                {t("lesson")}
              </Link>
            </p>
          </Disclosure>
        </li>
      ))}
    </ol>
  );
}

export function SeverityIcon({ severity, label }: { severity: Severity; label: string }) {
  const Icon = ICONS[severity];
  return (
    <span className={cn("mt-0.5 shrink-0", TONES[severity])}>
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{label}</span>
    </span>
  );
}

export function placeOf({ path, textPath }: { path: string; textPath?: string }): string {
  return textPath ? `${path} → ${textPath}` : path;
}

/** Words with `code` in backticks. */
export function Code({ text }: { text: string }) {
  return text.split("`").map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text
      <code key={index} className="rounded bg-sunken px-1 font-mono text-[0.9em]">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
