"use client";

import { type ReactNode, useId } from "react";
import { cn } from "./cn";
import { SEGMENT, SEGMENT_INPUT, SEGMENTS } from "./segment-styles";

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
      <div className={SEGMENTS}>
        {props.options.map((option) => (
          <label key={option.value} className={cn(SEGMENT, props.size === "sm" ? "min-h-7" : "min-h-9")}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === props.value}
              disabled={option.disabled}
              onChange={() => props.onChange(option.value)}
              className={SEGMENT_INPUT}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
