import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./cn";

/** Where there is nothing yet: says what will be here and offers the way to get it. */
export function EmptyState(props: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={cn(
        "flex flex-col items-center gap-2 rounded-card border border-line-strong border-dashed px-6 py-10 text-center",
        props.className,
      )}
    >
      <p className="font-semibold">{props.title}</p>
      {props.children ? <div className="max-w-prose text-ink-muted text-sm">{props.children}</div> : null}
      {props.action ? <div className="mt-2 flex flex-wrap justify-center gap-2">{props.action}</div> : null}
    </div>
  );
}

/** Where something failed: says what happened, what was kept, and how to go on. Announced when it appears. */
export function ErrorState(props: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <div
      role="alert"
      className={cn(
        "flex gap-3 rounded-card border border-permission-line bg-permission-soft p-4",
        props.className,
      )}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-permission" />
      <div className="min-w-0 space-y-2">
        <p className="font-semibold">{props.title}</p>
        {props.children ? <div className="space-y-1 text-sm">{props.children}</div> : null}
        {props.action ? <div className="flex flex-wrap gap-2 pt-1">{props.action}</div> : null}
      </div>
    </div>
  );
}

/** A grey stand-in while content loads. Size it with `className`. */
export function Skeleton(props: { className?: string }) {
  return <div aria-hidden className={cn("animate-pulse rounded-control bg-line", props.className)} />;
}
