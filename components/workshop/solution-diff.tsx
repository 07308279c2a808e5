"use client";

import { diffLines } from "diff";
import { useTranslations } from "next-intl";
import { ScrollBox } from "@/components/ui/scroll-box";

/** The learner's code against one solution, line by line; added and removed lines carry a sign, not colour alone. */
export default function SolutionDiff({ code, solution }: { code: string; solution: string }) {
  const t = useTranslations("workshop");
  return (
    <ScrollBox
      label={t("solution")}
      className="max-h-[60dvh] rounded-control border border-line bg-sunken p-3"
    >
      <pre className="whitespace-pre-wrap font-mono text-xs leading-relaxed">
        {diffLines(code, solution).map((part, index) => {
          const sign = part.added ? "+" : part.removed ? "−" : " ";
          const tone = part.added ? "bg-success-soft" : part.removed ? "bg-permission-soft" : "";
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a diff is rendered once and never reordered
            <span key={index} className={`block ${tone}`}>
              {part.value.replace(/\n$/, "").replace(/^/gm, `${sign} `)}
            </span>
          );
        })}
      </pre>
    </ScrollBox>
  );
}
