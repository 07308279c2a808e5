import type { ReactNode } from "react";
import { cn } from "./cn";

/** One figure with its name, inside a `StatList`. `tone` marks a figure that is good or bad; the word in `note` says why. */
export function Stat(props: {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  tone?: "good" | "bad";
  className?: string;
}) {
  return (
    <div className={cn("min-w-0", props.className)}>
      <dt className="text-ink-muted text-xs">{props.label}</dt>
      <dd
        className={cn(
          "font-semibold text-lg tabular-nums leading-tight",
          props.tone === "good" && "text-success",
          props.tone === "bad" && "text-permission",
        )}
      >
        {props.value}
        {props.note ? <span className="block font-normal text-ink-muted text-xs">{props.note}</span> : null}
      </dd>
    </div>
  );
}

/** A row of `Stat`s that wraps. */
export function StatList(props: { children: ReactNode; className?: string }) {
  return (
    <dl className={cn("grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-x-4 gap-y-3", props.className)}>
      {props.children}
    </dl>
  );
}
