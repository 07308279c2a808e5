"use client";

import { useTranslations } from "next-intl";
import type { Lane } from "@/lib/compare/lanes";
import type { RunState } from "@/lib/domain/run-state";
import { useLaneName } from "./words";

/** Says to screen readers how each lane ended, as it ends. */
export function CompareLog(props: { lanes: readonly Lane[]; states: readonly RunState[] }) {
  const t = useTranslations("trace");
  const laneName = useLaneName();
  return (
    <div role="log" aria-label={t("log.label")} className="sr-only">
      {props.lanes.map((lane, index) => {
        const status = props.states[index]?.status;
        const ended =
          status?.phase === "finished"
            ? t("log.finished", { verdict: t(`verdict.${status.verdict}`) })
            : status?.phase === "failed"
              ? t("log.ended", { title: t(`runError.${status.error.kind}.title`) })
              : "";
        // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place; two may be alike
        return <p key={index}>{ended && `${laneName(lane)}: ${ended}`}</p>;
      })}
    </div>
  );
}
