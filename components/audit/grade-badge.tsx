import { cn } from "@/components/ui/cn";
import type { Grade } from "@/lib/audit/grade";

const TONES: Record<Grade, string> = {
  A: "border-success-line bg-success-soft text-success",
  B: "border-success-line bg-success-soft text-success",
  C: "border-neutral-line bg-neutral-soft text-neutral",
  D: "border-permission-line bg-permission-soft text-permission",
  F: "border-permission-line bg-permission-soft text-permission",
};

/** A grade as a letter in a box. `label` is read out, e.g. "Grade B". */
export function GradeBadge({
  grade,
  label,
  size = "sm",
}: {
  grade: Grade;
  label: string;
  size?: "sm" | "lg";
}) {
  return (
    <span
      className={cn(
        "inline-flex shrink-0 items-center justify-center rounded-control border font-bold tabular-nums",
        size === "lg" ? "size-12 text-2xl" : "size-6 text-xs",
        TONES[grade],
      )}
    >
      <span aria-hidden>{grade}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
