import { cn } from "./cn";

/**
 * Says short messages to screen readers, politely; visible as well unless `hidden`. Keep it mounted and change `message`:
 * a region that appears together with its text is not announced.
 */
export function LiveRegion(props: { message: string; hidden?: boolean; className?: string }) {
  return (
    <output aria-live="polite" className={cn(props.hidden ? "sr-only" : "block text-sm", props.className)}>
      {props.message}
    </output>
  );
}
