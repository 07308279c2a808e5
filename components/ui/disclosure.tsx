import { ChevronRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

/** A native `<details>` with a turning chevron: works without JavaScript, found by in-page search. */
export function Disclosure({
  summary,
  children,
  className,
  ...rest
}: Omit<ComponentProps<"details">, "children"> & { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={cn("group/disclosure min-w-0", className)} {...rest}>
      <summary className="flex min-h-9 items-center gap-1.5 rounded-control font-medium text-sm hover:text-accent">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-faint transition-transform duration-150 group-open/disclosure:rotate-90"
        />
        <span className="min-w-0">{summary}</span>
      </summary>
      <div className="min-w-0 pt-1 pb-2">{children}</div>
    </details>
  );
}
