"use client";

import { type ReactNode, useId } from "react";
import { cn } from "./cn";

export type Segment<V extends string> = { value: V; label: ReactNode; disabled?: boolean };

/** A choice among a few, all in view: a native radio group drawn as joined segments. For more than five use `Select`. */
export function SegmentedControl<V extends string>(props: {
  legend: string;
  hideLegend?: boolean;
  options: readonly Segment<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  size?: "sm" | "md";
  className?: string;
}) {
  const name = useId();
  return (
    <fieldset className={cn("min-w-0", props.className)}>
      <legend className={props.hideLegend ? "sr-only" : "mb-1 font-medium text-sm"}>{props.legend}</legend>
      <div className="inline-flex max-w-full flex-wrap gap-0.5 rounded-control border border-line-strong bg-sunken p-0.5">
        {props.options.map((option) => (
          <label
            key={option.value}
            className={cn(
              "relative flex flex-auto cursor-pointer items-center justify-center gap-1.5 rounded-[4px] px-3 text-center text-ink-muted text-sm",
              "hover:text-ink has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-checked:shadow-card",
              "has-focus-visible:outline-2 has-focus-visible:outline-accent has-disabled:opacity-50",
              "forced-colors:has-checked:outline-2",
              props.size === "sm" ? "min-h-7" : "min-h-9",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === props.value}
              disabled={option.disabled}
              onChange={() => props.onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
