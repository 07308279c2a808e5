"use client";

import { CircleX } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { Problem } from "@/lib/workshop/problem";

/** The words for a problem, in the page's language. */
export function useProblemWords(): (problem: Problem) => string {
  const t = useTranslations("workshop.problems");
  return useCallback(({ kind, message }) => t(kind, { message }), [t]);
}

/** The marked lines of the editor again as text, below it: to be read and reached without a mouse. */
export function ProblemList(props: { problems: readonly Problem[]; onShow: (line: number) => void }) {
  const t = useTranslations("workshop");
  const wordsOf = useProblemWords();
  if (props.problems.length === 0) return null;
  return (
    <ul aria-label={t("problemsLabel")} className="space-y-1 border-line border-t px-4 py-2 text-sm">
      {props.problems.map((problem) => {
        const { line, message } = problem;
        return (
          <li key={`${line}:${message}`} className="flex gap-2">
            <CircleX aria-hidden className="mt-0.5 size-4 shrink-0 text-permission" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {line === undefined ? null : (
                <>
                  <button type="button" className="link" onClick={() => props.onShow(line)}>
                    {t("line", { line })}
                  </button>{" "}
                </>
              )}
              {wordsOf(problem)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
