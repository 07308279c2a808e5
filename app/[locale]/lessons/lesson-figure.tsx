import {
  BuildError,
  GenericOrStructured,
  LostFailure,
  RecoverLocally,
  RunCases,
  SortFailures,
  ThreeRequests,
} from "@/components/lesson/figures/lazy";
import type { FigureId } from "@/lib/content/lessons/figure-ids";
import { assertNever } from "@/lib/domain/assert-never";
import type { Locale } from "@/lib/domain/run-request";
import { buildError } from "@/lib/lab/figures/build-error";
import { genericOrStructured } from "@/lib/lab/figures/generic-or-structured";
import { lostFailure } from "@/lib/lab/figures/lost-failure";
import { recoverLocally } from "@/lib/lab/figures/recover-locally";
import { runCases } from "@/lib/lab/figures/run-cases";
import { sortFailures } from "@/lib/lab/figures/sort-failures";
import { threeRequests } from "@/lib/lab/figures/three-requests";

/** A lesson's live figure with the result of its default run, which is made while the page is built. */
export async function LessonFigure(props: { id: FigureId; locale: Locale }) {
  switch (props.id) {
    case "three-requests":
      return <ThreeRequests exchanges={await threeRequests(props.locale)} />;
    case "lost-failure":
      return <LostFailure {...(await lostFailure(props.locale))} locale={props.locale} />;
    case "sort-failures":
      return <SortFailures failures={await sortFailures(props.locale)} />;
    case "generic-or-structured":
      return <GenericOrStructured crowds={await genericOrStructured(props.locale)} />;
    case "build-error":
      return <BuildError errors={await buildError(props.locale)} />;
    case "recover-locally":
      return <RecoverLocally runs={await recoverLocally(props.locale)} />;
    case "empty-or-broken":
    case "five-mistakes":
    case "right-beside-wrong":
    case "expected-results":
      return <RunCases figure={props.id} cases={await runCases(props.id, props.locale)} />;
    default:
      return assertNever(props.id);
  }
}
