import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ErrorState } from "@/components/ui/states";
import type { RunError } from "@/lib/domain/run-error";

/** A run that ended without an answer: what happened, in words chosen by its kind, and how to go on. */
export function RunFailed(props: { error: RunError; action?: ReactNode }) {
  const t = useTranslations("trace.runError");
  const { kind, httpStatus, requestId } = props.error;
  const facts = [
    ...(httpStatus === undefined ? [] : [t("status", { status: String(httpStatus) })]),
    ...(requestId === undefined ? [] : [t("requestId", { id: requestId })]),
  ];
  return (
    <ErrorState title={t(`${kind}.title`)} action={props.action}>
      <p>{t(`${kind}.advice`)}</p>
      <p className="text-ink-muted">{t("kept")}</p>
      {facts.length > 0 ? <p className="font-mono text-ink-muted text-xs">{facts.join(" · ")}</p> : null}
    </ErrorState>
  );
}
