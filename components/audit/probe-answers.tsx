"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { NumberCell, Table } from "@/components/ui/table";
import { GradeBadge } from "./grade-badge";
import { ResultView } from "./result-view";
import type { ShownAnswer } from "./use-probe";

/** Each bad call with its answer; one answer's full audit below. */
export function ProbeAnswers({ answers }: { answers: readonly ShownAnswer[] }) {
  const t = useTranslations("audit.probe");
  const audit = useTranslations("audit");
  const [open, setOpen] = useState<number>();
  const report = open === undefined ? undefined : answers[open]?.report;
  return (
    <div className="space-y-5">
      <Table label={audit("results")}>
        <thead>
          <tr>
            <th scope="col">{audit("grade", { grade: "" })}</th>
            <th scope="col">{t("call")}</th>
            <th scope="col">{t("outcome")}</th>
            <th scope="col" className="text-right">
              {t("latency")}
            </th>
          </tr>
        </thead>
        <tbody>
          {answers.map((answer, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: answers only ever grow at the end
            <tr key={index}>
              <td>
                <GradeBadge grade={answer.grade} label={audit("grade", { grade: answer.grade })} />
              </td>
              <th scope="row">
                <span className="block font-mono text-xs [overflow-wrap:anywhere]">
                  {answer.message.call.tool}
                </span>
                <span className="font-normal text-ink-muted text-xs">
                  {t(`kind.${answer.message.call.kind}`)}
                  {answer.message.call.field ? `: ${answer.message.call.field}` : ""}
                </span>
              </th>
              <td className="text-xs">
                <Outcome answer={answer} />
                {answer.report ? (
                  <Button
                    variant="quiet"
                    size="sm"
                    className="-ms-3"
                    aria-pressed={open === index}
                    onClick={() => setOpen(open === index ? undefined : index)}
                  >
                    {t("show")}
                  </Button>
                ) : null}
              </td>
              <NumberCell>{answer.message.latencyMs} ms</NumberCell>
            </tr>
          ))}
        </tbody>
      </Table>
      {report ? <ResultView report={report} /> : null}
    </div>
  );
}

function Outcome({ answer }: { answer: ShownAnswer }) {
  const t = useTranslations("audit.probe");
  const { outcome } = answer.message;
  if (outcome.kind === "timeout") return <p>{t("timeout", { ms: outcome.timeoutMs })}</p>;
  if (outcome.kind === "lost") return <p>{t("lost", { message: outcome.message })}</p>;
  return (
    <>
      {outcome.accepted ? <p>{t("accepted")}</p> : null}
      <p className="font-mono">{outcome.ruleIds.join(", ")}</p>
    </>
  );
}
