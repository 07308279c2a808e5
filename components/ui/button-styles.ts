import { cn } from "./cn";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent border-transparent hover:bg-accent-strong",
  secondary: "bg-surface text-ink border-line-strong hover:bg-sunken",
  quiet: "bg-transparent text-ink-muted border-transparent hover:bg-sunken hover:text-ink",
  danger: "bg-surface text-permission border-permission-line hover:bg-permission-soft",
};

const SIZES: Record<ButtonSize, string> = {
  sm: "min-h-8 px-2.5 text-sm gap-1.5",
  md: "min-h-10 px-4 text-sm gap-2",
  lg: "min-h-12 px-5 text-base gap-2",
};

/** Classes of a button, shared by `Button` and `LinkButton`. */
export function buttonClass(variant: ButtonVariant = "secondary", size: ButtonSize = "md"): string {
  return cn(
    "inline-flex items-center justify-center rounded-control border font-medium no-underline",
    "transition-colors duration-150 select-none",
    "disabled:opacity-50 disabled:cursor-not-allowed aria-disabled:opacity-50 aria-disabled:cursor-not-allowed",
    VARIANTS[variant],
    SIZES[size],
  );
}
