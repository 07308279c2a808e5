import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Disclosure } from "@/components/ui/disclosure";

/** The reasons of all choices, for pages without scripts and on paper. */
export function AnswersWithoutScript(props: {
  choices: readonly { id: string; text: ReactNode; reason: ReactNode }[];
}) {
  const t = useTranslations("lessons.checks");
  return (
    <Disclosure className="without-script" summary={t("answers")}>
      <dl className="space-y-2 text-base">
        {props.choices.map(({ id, text, reason }) => (
          <div key={id}>
            <dt className="font-medium">{text}</dt>
            <dd className="text-ink-muted">{reason}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
