import { CircleCheck, CircleX } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge, MeaningBadge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { MEANING_ICONS, MEANING_TEXT } from "@/components/ui/meaning";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { FailureCaseId } from "@/lib/content/lessons/failure-cases";
import type { RunSummary } from "@/lib/content/lessons/run-summary";
import { ERROR_CATEGORIES, type ErrorCategory } from "@/lib/domain/tool-error";
import { CallLine } from "./call-line";
import { Reply } from "./reply";

/** One failure to sort, and, once run, what it really was and how the agent recovered. */
export function FailureCard(props: {
  id: FailureCaseId;
  category: ErrorCategory;
  summary: RunSummary;
  choice: ErrorCategory | undefined;
  onChoose: (category: ErrorCategory) => void;
  isExample: boolean;
  ran: boolean;
}) {
  const t = useTranslations("lessons.sort");
  const word = useTranslations("ui.meaning");
  const isRight = props.choice === props.category;
  const Mark = isRight ? CircleCheck : CircleX;
  return (
    <li className="failure-card">
      <SegmentedControl
        size="sm"
        legend={t(`cases.${props.id}`)}
        value={props.choice}
        onChange={props.onChoose}
        options={ERROR_CATEGORIES.map((value) => {
          const Icon = MEANING_ICONS[value];
          return {
            value,
            disabled: props.isExample || props.ran,
            label: (
              <>
                <Icon aria-hidden className={cn("size-3.5", MEANING_TEXT[value])} />
                {word(value)}
              </>
            ),
          };
        })}
      />
      <div className={props.isExample ? "sort-example" : "sort-outcome"} data-testid="outcome">
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {props.isExample ? <Badge>{t("example")}</Badge> : null}
          {props.ran && !props.isExample ? (
            <Mark
              aria-label={t(isRight ? "right" : "wrong")}
              className={cn("size-4", isRight ? "text-success" : "text-permission")}
            />
          ) : null}
          <MeaningBadge kind={props.category} />
        </p>
        <ul className="mt-1.5 space-y-1">
          {props.summary.calls.map((call, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the calls of one finished run
            <li key={index}>
              <CallLine call={call} />
            </li>
          ))}
        </ul>
        <Reply text={props.summary.reply} />
      </div>
    </li>
  );
}
