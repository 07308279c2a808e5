import { Check, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import type { Verdict } from "@/lib/domain/recovery";

/** How good a decision or a run was, in one or two words. */
export function VerdictBadge(props: { verdict: Verdict; className?: string }) {
  const t = useTranslations("trace.verdict");
  const right = props.verdict === "right";
  const Icon = right ? Check : X;
  return (
    <span
      className={cn(
        "inline-flex items-center gap-1 rounded-[5px] px-1.5 py-0.5 font-semibold text-xs leading-4",
        right ? "bg-success-soft text-success" : "bg-permission-soft text-permission",
        props.className,
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" strokeWidth={3} />
      {t(props.verdict)}
    </span>
  );
}
