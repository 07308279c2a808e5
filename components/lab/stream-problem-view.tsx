import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { ErrorState } from "@/components/ui/states";
import type { StreamProblem } from "@/lib/streaming/stream-run";

/** A run that could not be followed: what happened, what is kept, and the way on. */
export function StreamProblemView(props: { problem: StreamProblem; onRetry: () => void }) {
  const t = useTranslations("lab.problem");
  const { problem } = props;
  return (
    <ErrorState
      title={t(problem.kind)}
      action={
        <Button size="sm" onClick={props.onRetry}>
          {t("runAgain")}
        </Button>
      }
    >
      <p>{useAdvice(problem)}</p>
    </ErrorState>
  );
}

function useAdvice(problem: StreamProblem): string {
  const t = useTranslations("lab.problem");
  if (problem.kind === "unreachable") return t("unreachableAdvice");
  if (problem.kind === "broken_stream") return t("broken_streamAdvice");
  if (problem.status === 401) return t("needsKey");
  if (problem.status === 429) return t("rateLimited");
  return problem.error
    ? t("refusedAdvice", { message: problem.error.message })
    : t("refusedUnknown", { status: String(problem.status) });
}

/** A run that the learner stopped. */
export function StoppedView() {
  const t = useTranslations("trace.runError.aborted");
  return (
    <Callout title={t("title")}>
      <p className="text-sm">{t("advice")}</p>
    </Callout>
  );
}
