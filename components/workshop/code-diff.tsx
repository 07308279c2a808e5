"use client";

import { diffLines } from "diff";
import { ScrollBox } from "@/components/ui/scroll-box";

/** Two versions of the code, line by line. What is only in one carries a sign and its element, not colour alone. */
export default function CodeDiff(props: { label: string; code: string; other: string }) {
  return (
    <ScrollBox label={props.label} className="max-h-[60dvh] rounded-control border border-line bg-sunken p-3">
      <pre className="whitespace-pre-wrap font-mono text-xs leading-relaxed">
        {diffLines(props.code, props.other).map((part, index) => {
          const [Element, sign, tone] = part.added
            ? (["ins", "+", "bg-success-soft"] as const)
            : part.removed
              ? (["del", "−", "bg-permission-soft"] as const)
              : (["span", " ", ""] as const);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a diff is rendered once and never reordered
            <Element key={index} className={`block no-underline ${tone}`}>
              {part.value.replace(/\n$/, "").replace(/^/gm, `${sign} `)}
            </Element>
          );
        })}
      </pre>
    </ScrollBox>
  );
}
