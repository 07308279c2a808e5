import { useId } from "react";
import { cn } from "./cn";

/** A labelled progress bar. Without `value` it shows that work goes on but not how much. */
export function Progress(props: {
  label: string;
  value?: number;
  max?: number;
  text?: string;
  className?: string;
}) {
  const id = useId();
  return (
    <div className={cn("space-y-1", props.className)}>
      <div className="flex justify-between gap-3 text-ink-muted text-xs">
        <label htmlFor={id}>{props.label}</label>
        {props.text ? <span className="tabular-nums">{props.text}</span> : null}
      </div>
      <progress
        id={id}
        value={props.value}
        max={props.max ?? 1}
        className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}
