"use client";

import { CircleCheck, CircleX } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { cn } from "@/components/ui/cn";
import { InlineCode } from "@/components/ui/inline-code";
import { type OptionView, RIGHT_OPTION } from "@/lib/quiz/question-view";

type Props = {
  legend: string;
  options: readonly OptionView[];
  /** Indices into `options`, in the order on screen. */
  order: readonly number[];
  /** Index into `options`. */
  selected: number | undefined;
  onSelect?: (option: number) => void;
  /** Shows which option is right and the reason of each. */
  revealed: boolean;
};

/** The options of a question: a native radio group, numbered as the keys that choose them. */
export function OptionList({ legend, options, order, selected, onSelect, revealed }: Props) {
  const name = useId();
  return (
    <fieldset className="min-w-0" disabled={revealed}>
      <legend className="mb-3 font-medium text-lg leading-snug">
        <InlineCode text={legend} />
      </legend>
      <div className="space-y-2">
        {order.map((option, place) => {
          const view = options[option];
          if (!view) return null;
          const chosen = selected === option;
          return (
            <div
              key={option}
              className={cn(
                "rounded-card border bg-surface",
                !revealed && "hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft",
                !revealed && "border-line has-focus-visible:outline-2 has-focus-visible:outline-accent",
                revealed && option === RIGHT_OPTION && "border-success-line bg-success-soft",
                revealed && option !== RIGHT_OPTION && chosen && "border-permission-line bg-permission-soft",
                revealed && option !== RIGHT_OPTION && !chosen && "border-line",
              )}
            >
              <label className={cn("flex min-w-0 items-start gap-3 p-3", !revealed && "cursor-pointer")}>
                <input
                  type="radio"
                  name={name}
                  checked={chosen}
                  onChange={() => onSelect?.(option)}
                  className="mt-1 size-4 shrink-0"
                />
                <span aria-hidden className="mt-px font-mono text-ink-faint text-sm tabular-nums">
                  {place + 1}
                </span>
                <OptionContent option={view} />
              </label>
              {revealed ? <Reason option={view} isRight={option === RIGHT_OPTION} isChosen={chosen} /> : null}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

function OptionContent({ option }: { option: OptionView }) {
  if (option.content.kind === "text") {
    return (
      <span className="min-w-0 flex-1">
        <InlineCode text={option.content.text} />
      </span>
    );
  }
  return (
    <code className="block min-w-0 flex-1 whitespace-pre-wrap font-mono text-xs leading-5 [overflow-wrap:anywhere]">
      {JSON.stringify(option.content.result, null, 2)}
    </code>
  );
}

function Reason(props: { option: OptionView; isRight: boolean; isChosen: boolean }) {
  const t = useTranslations("quiz.question");
  const Icon = props.isRight ? CircleCheck : CircleX;
  const word = [props.isRight ? t("right") : t("wrong"), props.isChosen && t("yours")]
    .filter(Boolean)
    .join(" · ");
  return (
    <div className="flex gap-3 border-line border-t px-3 py-2.5 text-sm">
      <Icon
        aria-hidden
        className={cn("mt-0.5 size-4 shrink-0", props.isRight ? "text-success" : "text-permission")}
      />
      <p className="min-w-0">
        <strong className={props.isRight ? "text-success" : "text-permission"}>{word}</strong>
        <span className="sr-only">: </span>
        <span className="block">
          <InlineCode text={props.option.reason} />
        </span>
      </p>
    </div>
  );
}
