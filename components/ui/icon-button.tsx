import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

type Props = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  /** Accessible name, also the tooltip. */
  label: string;
  icon: ReactNode;
};

/** A square button that shows only an icon. At least 36 px on a side, so that a finger hits it. */
export function IconButton({ label, icon, className, type = "button", ...rest }: Props) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cn(
        "inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-muted",
        "transition-colors duration-150 hover:bg-sunken hover:text-ink disabled:opacity-50 disabled:cursor-not-allowed",
        "aria-pressed:bg-accent-soft aria-pressed:text-accent [&_svg]:size-4.5",
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
