import { Ban, Check, CircleDashed, CircleSlash2, Copy, Loader, Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { cn } from "@/components/ui/cn";
import { MEANING_BOX, type Meaning } from "@/components/ui/meaning";
import type { SourceState } from "@/lib/domain/agents/agents-event";
import type { SourceCell } from "@/lib/domain/agents/agents-state";

const LOOKS: Record<SourceState, { meaning: Meaning; Icon: typeof Check }> = {
  waiting: { meaning: "neutral", Icon: CircleDashed },
  fetching: { meaning: "transient", Icon: Loader },
  done: { meaning: "success", Icon: Check },
  mirror: { meaning: "success", Icon: Copy },
  empty: { meaning: "empty", Icon: CircleSlash2 },
  forbidden: { meaning: "permission", Icon: Lock },
  failed: { meaning: "transient", Icon: Ban },
};

/** One source: its id, how it stands, how often it was tried and who decided on the newest try. A step changes few cells. */
export const SourceCellView = memo(function SourceCellView({ id, cell }: { id: string; cell: SourceCell }) {
  const t = useTranslations("agents");
  const { meaning, Icon } = LOOKS[cell.state];
  const retried = cell.state === "fetching" && cell.attempts > 1;
  const word = retried ? t("state.retrying", { attempts: cell.attempts }) : t(`state.${cell.state}`);
  return (
    <li
      className={cn(
        "flex min-w-0 flex-col rounded-control border px-1.5 py-1 text-2xs leading-4",
        MEANING_BOX[meaning],
      )}
    >
      <span className="flex items-center gap-1 font-medium font-mono">
        <Icon aria-hidden className="size-3 shrink-0" />
        {id}
      </span>
      <span>{word}</span>
      {cell.attempts > 1 && !retried ? <span>{t("tries", { count: cell.attempts })}</span> : null}
      {cell.decidedBy === "harness" ? <span>{t("byHarness")}</span> : null}
    </li>
  );
});
