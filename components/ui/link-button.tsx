import type { ComponentProps } from "react";
import { Link } from "@/lib/i18n/routing";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-styles";
import { cn } from "./cn";

type Props = ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize };

/** A link to another page that looks like a button. `href` without the language: it is kept. */
export function LinkButton({ variant, size, className, ...rest }: Props) {
  return <Link className={cn(buttonClass(variant, size), className)} {...rest} />;
}
