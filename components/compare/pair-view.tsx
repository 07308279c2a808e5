"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field, Select } from "@/components/ui/field";
import { firstResult } from "@/lib/compare/explain";
import type { Lane } from "@/lib/compare/lanes";
import type { RunState } from "@/lib/domain/run-state";
import { ExplanationView } from "./explanation-view";
import { ResultDiffView } from "./result-diff-view";
import { useLaneName } from "./words";

/** Two lanes against each other: the sentence that says why they differ, and their first results field by field. */
export function PairView(props: { lanes: readonly Lane[]; states: readonly RunState[] }) {
  const t = useTranslations("compare");
  const laneName = useLaneName();
  const last = props.lanes.length - 1;
  const [chosen, setChosen] = useState({ left: 0, right: last });
  const pair = {
    left: Math.min(chosen.left, last),
    right: props.lanes.length === 2 ? 1 : Math.min(chosen.right, last),
  };
  const left = props.states[pair.left];
  const right = props.states[pair.right];
  const leftLane = props.lanes[pair.left];
  const rightLane = props.lanes[pair.right];
  if (!left || !right || !leftLane || !rightLane) return null;
  const names = { leftName: laneName(leftLane), rightName: laneName(rightLane) };
  return (
    <div className="grid grid-cols-1 gap-4 border-line border-t pt-6">
      {props.lanes.length > 2 ? (
        <div className="flex flex-wrap gap-3">
          {(["left", "right"] as const).map((side) => (
            <Field key={side} label={t(`diff.${side}`)} className="w-48">
              {(control) => (
                <Select
                  {...control}
                  value={pair[side]}
                  onChange={(event) => setChosen({ ...pair, [side]: Number(event.target.value) })}
                >
                  {props.lanes.map((lane, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place; two may be alike
                    <option key={index} value={index}>
                      {`${index + 1}. ${laneName(lane)}`}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
        </div>
      ) : null}
      <section aria-labelledby="why" className="grid grid-cols-1 gap-2">
        <h2 id="why" className="font-semibold text-lg">
          {t("why.title")}
        </h2>
        <ExplanationView {...names} left={left} right={right} />
      </section>
      <section aria-labelledby="diff" className="grid grid-cols-1 gap-2">
        <h2 id="diff" className="font-semibold text-lg">
          {t("diff.title")}
        </h2>
        <ResultDiffView {...names} left={firstResult(left)} right={firstResult(right)} />
      </section>
    </div>
  );
}
