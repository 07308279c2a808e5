import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Disclosure } from "@/components/ui/disclosure";
import { InlineCode } from "@/components/ui/inline-code";
import type { ExerciseWords } from "@/lib/workshop/exercise-words";

/** The left pane: what happens today, what to do, a hint on request. */
export function Instructions({ words, children }: { words: ExerciseWords; children?: ReactNode }) {
  const t = useTranslations("workshop");
  return (
    <div className="space-y-4 p-4 leading-relaxed">
      {words.situation.map((paragraph) => (
        <p key={paragraph}>
          <InlineCode text={paragraph} />
        </p>
      ))}
      <h3 className="font-semibold">{t("task")}</h3>
      <ol className="list-decimal space-y-2 pl-5">
        {words.task.map((step) => (
          <li key={step}>
            <InlineCode text={step} />
          </li>
        ))}
      </ol>
      <Disclosure summary={t("hint")}>
        <p>
          <InlineCode text={words.hint} />
        </p>
      </Disclosure>
      {children}
    </div>
  );
}
