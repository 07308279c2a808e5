import { CircleAlert, CircleCheck, Info, Lightbulb, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./cn";

const KINDS = {
  note: { Icon: Info, box: "border-line-strong bg-sunken", icon: "text-ink-muted" },
  tip: { Icon: Lightbulb, box: "border-accent bg-accent-soft", icon: "text-accent" },
  warning: { Icon: TriangleAlert, box: "border-transient bg-transient-soft", icon: "text-transient" },
  danger: { Icon: CircleAlert, box: "border-permission bg-permission-soft", icon: "text-permission" },
  success: { Icon: CircleCheck, box: "border-success bg-success-soft", icon: "text-success" },
} as const;

/** A boxed remark beside the main line of thought. `title` names what it is about; keep it to a few words. */
export function Callout(props: {
  kind?: keyof typeof KINDS;
  title?: string;
  children: ReactNode;
  className?: string;
}) {
  const { Icon, box, icon } = KINDS[props.kind ?? "note"];
  return (
    <div
      role="note"
      className={cn("not-prose flex gap-3 rounded-r-card border-l-4 px-4 py-3", box, props.className)}
    >
      <Icon aria-hidden className={cn("mt-0.5 size-5 shrink-0", icon)} />
      <div className="min-w-0 space-y-1">
        {props.title ? <p className="font-semibold">{props.title}</p> : null}
        <div className="space-y-2 text-ink">{props.children}</div>
      </div>
    </div>
  );
}
