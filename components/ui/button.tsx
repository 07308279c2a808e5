import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-styles";
import { cn } from "./cn";

export type ButtonProps = ComponentProps<"button"> & { variant?: ButtonVariant; size?: ButtonSize };

/**
 * A button. One `primary` a view; `secondary` for the rest, `quiet` in toolbars, `danger` for what cannot be undone.
 * It never submits a form unless `type="submit"` is given.
 */
export function Button({ variant, size, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={cn(buttonClass(variant, size), className)} {...rest} />;
}
