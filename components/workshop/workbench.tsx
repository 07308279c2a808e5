"use client";

import { Play, RotateCcw } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Dialog } from "@/components/ui/dialog";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Skeleton } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";
import type { ExerciseSlug } from "@/lib/content/exercises";
import { CheckList } from "./check-list";
import { ConfirmDialog } from "./confirm-dialog";
import { DraftNotices } from "./draft-notices";
import { ProblemList, useProblemWords } from "./problem-list";
import { problemsOf } from "./problems-of";
import { useCheckRun } from "./use-check-run";
import { useDraft } from "./use-draft";

const CodeEditor = dynamic(() => import("./code-editor"), {
  ssr: false,
  loading: () => <Skeleton className="m-4 h-64" />,
});
const SeeIt = dynamic(() => import("./see-it"), { ssr: false, loading: () => <Skeleton className="h-24" /> });
const CodeDiff = dynamic(() => import("./code-diff"), { loading: () => <Skeleton className="h-64" /> });

type Pane = "read" | "code" | "checks";

/** Instructions, editor and checks: three panes side by side, one at a time on narrow screens. */
export function Workbench(props: {
  slug: ExerciseSlug;
  starter: string;
  solution: string;
  checks: readonly { id: string; title: string }[];
  solvedWords: string;
  instructions: ReactNode;
  /** Whether the simulated agent can be run against this tool. */
  hasDemo: boolean;
}) {
  const t = useTranslations("workshop");
  const toast = useToast();
  const draft = useDraft(props.slug, props.starter);
  const { state, run, clear } = useCheckRun(props.slug);
  const [pane, setPane] = useState<Pane>("read");
  const [dialog, setDialog] = useState<"reset" | "solution">();

  const [goTo, setGoTo] = useState<{ line: number }>();
  const wordsOf = useProblemWords();
  const problems = useMemo(() => problemsOf(state), [state]);
  const marks = useMemo(
    () =>
      problems.flatMap((problem) =>
        problem.line === undefined
          ? []
          : [{ message: wordsOf(problem), line: problem.line, column: problem.column ?? 1 }],
      ),
    [problems, wordsOf],
  );

  const runChecks = () => {
    setPane("checks");
    void run(draft.code);
  };
  const reset = () => {
    const before = draft.code;
    draft.reset();
    clear();
    toast(t("resetDone"), { action: { label: t("undo"), run: () => draft.change(before) } });
  };
  const shownOn = (own: Pane) => cn("lg:flex", pane !== own && "max-lg:hidden");

  return (
    <>
      <DraftNotices draft={draft} />
      {/* In view while reading on a narrow screen: the editor is one tap away. */}
      <div className="flex items-center justify-between gap-2 max-lg:sticky max-lg:top-14 max-lg:z-10 max-lg:-mx-4 max-lg:bg-canvas max-lg:px-4 max-lg:py-2">
        <SegmentedControl
          className="lg:hidden"
          legend={t("pane")}
          hideLegend
          size="sm"
          value={pane}
          onChange={setPane}
          options={[
            { value: "read", label: t("read") },
            { value: "code", label: t("code") },
            { value: "checks", label: t("checks") },
          ]}
        />
        <Button
          variant="primary"
          aria-label={t("runChecks")}
          onClick={runChecks}
          disabled={state.phase === "running"}
        >
          <Play aria-hidden className="size-4" />
          <span className="sm:hidden">{t("run")}</span>
          <span className="max-sm:hidden">{t("runChecks")}</span>
        </Button>
      </div>
      <div className="grid gap-4 lg:min-h-[34rem] lg:grid-cols-[20rem_minmax(0,1fr)_22rem]">
        <Panel title={t("instructions")} className={shownOn("read")}>
          {props.instructions}
        </Panel>
        <Panel
          title="handler.ts"
          className={cn("min-h-96", shownOn("code"))}
          actions={
            <>
              <Button size="sm" onClick={() => setDialog("solution")}>
                {t("showSolution")}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                onClick={() => setDialog("reset")}
                disabled={!draft.isChanged}
              >
                <RotateCcw aria-hidden className="size-4" />
                {t("reset")}
              </Button>
            </>
          }
        >
          <CodeEditor
            label={t("editorLabel")}
            value={draft.code}
            problems={marks}
            goTo={goTo}
            onChange={draft.change}
            onRun={runChecks}
          />
          <ProblemList problems={problems} onShow={(line) => setGoTo({ line })} />
          <p className="border-line border-t px-4 py-2 text-ink-muted text-xs">{t("keys")}</p>
        </Panel>
        <Panel title={t("checks")} className={shownOn("checks")}>
          <CheckList checks={props.checks} state={state} solvedWords={props.solvedWords} />
        </Panel>
      </div>
      {props.hasDemo ? <SeeIt slug={props.slug} starter={props.starter} code={draft.code} /> : null}
      <ConfirmDialog
        open={dialog === "reset"}
        title={t("resetTitle")}
        body={t("resetBody")}
        confirm={t("reset")}
        cancel={t("cancel")}
        onConfirm={reset}
        onClose={() => setDialog(undefined)}
      />
      <Dialog
        open={dialog === "solution"}
        onClose={() => setDialog(undefined)}
        title={t("solution")}
        className="w-[min(56rem,calc(100vw-2rem))]"
      >
        <p className="mb-3 text-ink-muted text-sm">{t("solutionNote")}</p>
        <CodeDiff label={t("solution")} code={draft.code} other={props.solution} />
      </Dialog>
    </>
  );
}
