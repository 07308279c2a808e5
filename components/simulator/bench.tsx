"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { SelectionProvider } from "@/components/trace/selection";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { type BenchState, fromFragment, toFragment, withParameter, work } from "./bench-state";
import { ChoicePanel } from "./choice-panel";
import type { BenchExample } from "./examples";
import { ParameterEditor } from "./parameter-editor";
import { ReadingPanel } from "./reading-panel";
import { ResultEditor } from "./result-editor";

const startWith = (example: BenchExample | undefined): BenchState => ({
  text: example?.text ?? "",
  isError: example?.isError ?? true,
  failedRetries: 0,
  canCorrect: false,
  canEscalate: true,
  overrides: {},
});

/** A tool result on the bench: edit it, edit the parameters, and see evidence, belief, costs and choices follow at once. */
export function Bench({ examples }: { examples: readonly BenchExample[] }) {
  const t = useTranslations("simulator.bench");
  const initial = useMemo(() => startWith(examples[0]), [examples]);
  const [state, setState] = useState(initial);
  const result = useMemo(() => work(state), [state]);

  // The server rendered the default; a shared address says otherwise only here.
  useEffect(() => {
    const shared = fromFragment(window.location.hash);
    if (shared) setState(shared);
  }, []);

  const change = (patch: Partial<BenchState>) => {
    const next = { ...state, ...patch };
    setState(next);
    window.history.replaceState(null, "", toFragment(next));
  };
  const reset = () => {
    setState(initial);
    window.history.replaceState(null, "", window.location.pathname + window.location.search);
  };

  return (
    <SelectionProvider>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start gap-4">
          <Panel
            title={t("result")}
            level={3}
            actions={
              <>
                <CopyButton text={() => addressOf(state)} label={t("copyLink")} size="sm" variant="quiet" />
                <Button size="sm" variant="quiet" onClick={reset}>
                  {t("reset")}
                </Button>
              </>
            }
          >
            <ResultEditor examples={examples} state={state} onChange={change} />
          </Panel>
        </div>
        <div className="grid grid-cols-1 content-start gap-4">
          <Panel title={t("reading")} level={3}>
            <ReadingPanel {...result} />
          </Panel>
          <Panel title={t("choice")} level={3}>
            <ChoicePanel costs={result.costs} chosen={result.chosen} belief={result.belief} />
          </Panel>
        </div>
      </div>
      <Panel title={t("parameters")} level={3} className="mt-4">
        <ParameterEditor
          overrides={state.overrides}
          onChange={(path, value) => change({ overrides: withParameter(state.overrides, path, value) })}
          onReset={() => change({ overrides: {} })}
        />
      </Panel>
    </SelectionProvider>
  );
}

/** This page with the bench as it stands. */
function addressOf(state: BenchState): string {
  const { origin, pathname } = window.location;
  return origin + pathname + toFragment(state);
}
