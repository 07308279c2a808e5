import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

/** A bordered surface that groups one thing. Not for layout alone, and never a card within a card. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cn("rounded-card border border-line bg-surface p-5", className)} {...rest} />;
}

type PanelProps = Omit<ComponentProps<"section">, "title"> & {
  /** Visible heading and accessible name of the region. */
  title: string;
  /** Heading level, so that the page outline stays whole. */
  level?: 2 | 3 | 4;
  actions?: ReactNode;
};

/** A region with a heading bar and optional actions on its right: the panes of the lab, a figure, a report. */
export function Panel({ title, level = 2, actions, className, children, ...rest }: PanelProps) {
  const Heading: "h2" | "h3" | "h4" = `h${level}`;
  return (
    <section
      aria-label={title}
      className={cn("flex min-w-0 flex-col rounded-card border border-line bg-surface", className)}
      {...rest}
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-line border-b px-4 py-1">
        <Heading className="py-2 font-semibold text-sm">{title}</Heading>
        {actions ? <div className="flex flex-wrap items-center gap-1">{actions}</div> : null}
      </div>
      {children}
    </section>
  );
}
