"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { MEANING_TEXT } from "@/components/ui/meaning";
import type { Evidence } from "@/lib/domain/recovery";
import { useEvidenceText } from "./evidence-text";
import { hypothesisMeaning } from "./hypothesis";
import { useSelection } from "./selection";

/** What a reader can take from one result, a chip each. Pointing at or focusing a chip marks its field in the JSON. */
export function EvidenceChips(props: { toolUseId: string; evidence: readonly Evidence[] }) {
  const t = useTranslations("trace.evidence");
  const text = useEvidenceText();
  const { selection, preview, select } = useSelection();
  if (props.evidence.length === 0) return <p className="text-ink-muted text-sm">{t("none")}</p>;
  return (
    <ul aria-label={t("label")} className="flex flex-wrap gap-1.5">
      {props.evidence.map((evidence) => {
        const target = { toolUseId: props.toolUseId, evidence };
        return (
          <li
            key={`${evidence.cue} ${evidence.value} ${evidence.pointer} ${evidence.textPointer}`}
            className="min-w-0"
          >
            <button
              type="button"
              title={t("mark", { evidence: text(evidence) })}
              aria-pressed={selection?.evidence === evidence}
              onMouseEnter={() => preview(target)}
              onMouseLeave={() => preview(undefined)}
              onFocus={() => preview(target)}
              onBlur={() => preview(undefined)}
              onClick={() => select(target)}
              className={cn(
                "max-w-full truncate rounded-[5px] border border-line-strong bg-surface px-1.5 py-0.5 text-left font-mono text-xs leading-5",
                "hover:bg-mark hover:text-ink focus-visible:bg-mark focus-visible:text-ink aria-pressed:bg-mark aria-pressed:text-ink",
                evidence.speaksFor && MEANING_TEXT[hypothesisMeaning(evidence.speaksFor)],
              )}
            >
              {text(evidence)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
