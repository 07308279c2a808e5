import { type Locale, NEVER_RECOVERS, type RunRequest, SIMULATOR_MODEL } from "@/lib/domain/run-request";
import type { RunSummary } from "./run-summary";

/** Figures that show whole runs side by side, case by case. */
export const RUN_CASE_FIGURES = [
  "empty-or-broken",
  "five-mistakes",
  "right-beside-wrong",
  "expected-results",
] as const;
export type RunCaseFigure = (typeof RUN_CASE_FIGURES)[number];

/** What stands above a run. */
export type RunColumn = "hidden" | "told" | "mistake" | "design" | "wrong" | "right" | "expected";

/** Cases with a name of their own; others are called by their order id. */
export type CaseName =
  | "not-there"
  | "could-not-look"
  | NonNullable<RunRequest["pitfall"]>
  | "flag"
  | "metadata"
  | "business"
  | "empty";

type Settings = Pick<RunRequest, "orderId" | "responseStyle"> & Partial<RunRequest>;
type CaseSpec = { id: CaseName | { orderId: string }; columns: readonly (readonly [RunColumn, Settings])[] };

/** One case with its runs. */
export type RunCase = {
  id: CaseName | { orderId: string };
  columns: readonly { column: RunColumn; summary: RunSummary }[];
};

const never = { transientFailures: NEVER_RECOVERS } as const;

/** A mistake on one order, and the right design on the same order. */
function besideDesign(pitfall: NonNullable<RunRequest["pitfall"]>, order: Settings): CaseSpec {
  return {
    id: pitfall,
    columns: [
      ["mistake", { ...order, pitfall }],
      ["design", order],
    ],
  };
}

function pair(id: CaseName, wrong: Settings, right: Settings): CaseSpec {
  return {
    id,
    columns: [
      ["wrong", wrong],
      ["right", right],
    ],
  };
}

const structured = (orderId: string, more: Partial<RunRequest> = {}): Settings => ({
  orderId,
  responseStyle: "structured",
  ...more,
});

/** The runs behind each figure. */
export const RUN_CASES: Record<RunCaseFigure, readonly CaseSpec[]> = {
  "empty-or-broken": [
    {
      id: "not-there",
      columns: [
        ["hidden", { orderId: "A-404", responseStyle: "empty_result" }],
        ["told", structured("A-404")],
      ],
    },
    {
      id: "could-not-look",
      columns: [
        ["hidden", { orderId: "A-TIMEOUT", responseStyle: "empty_result", ...never }],
        ["told", structured("A-TIMEOUT", never)],
      ],
    },
  ],
  "five-mistakes": [
    besideDesign("server_retries_everything", structured("A-999")),
    besideDesign("analyze_error_tool", structured("A-999")),
    besideDesign("few_shot_parsing", structured("A-403")),
    besideDesign("log_and_return_empty", structured("A-TIMEOUT", never)),
    besideDesign("throw_and_let_framework_catch", structured("A-999")),
  ],
  "right-beside-wrong": [
    pair("flag", { orderId: "A-999", responseStyle: "status_field" }, structured("A-999")),
    pair("metadata", { orderId: "A-TIMEOUT", responseStyle: "generic" }, structured("A-TIMEOUT")),
    pair("business", { orderId: "A-999", responseStyle: "generic" }, structured("A-999")),
    pair(
      "empty",
      { orderId: "A-TIMEOUT", responseStyle: "empty_result", ...never },
      structured("A-TIMEOUT", never),
    ),
  ],
  "expected-results": ["A-1", "A-TIMEOUT", "abc", "A-404", "A-999"].map((orderId) => ({
    id: { orderId },
    columns: [["expected", structured(orderId)]],
  })),
};

/** The request behind one run. */
export function caseRequest(settings: Settings, locale: Locale): RunRequest {
  return { locale, model: SIMULATOR_MODEL, ...settings };
}

/** A case's id as one string. */
export const caseKey = (id: RunCase["id"]): string => (typeof id === "string" ? id : id.orderId);
