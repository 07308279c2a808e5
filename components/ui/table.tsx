import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";
import { ScrollBox } from "./scroll-box";

/**
 * A data table that scrolls sideways in its own box on small screens. `label` names it for everyone; set
 * `hideCaption` where a heading right above says the same. Rows and cells are plain `<tr>`, `<th scope>` and `<td>`.
 */
export function Table(props: {
  /** Plain text of the caption: the accessible name of the scrolling box. */
  label: string;
  caption?: ReactNode;
  hideCaption?: boolean;
  children: ReactNode;
  className?: string;
}) {
  return (
    <ScrollBox
      label={props.label}
      className={cn("not-prose rounded-card border border-line", props.className)}
    >
      <table className="w-full border-collapse text-left text-sm [&_td]:border-line [&_td]:border-t [&_td]:px-2 [&_td]:py-2 [&_td]:align-top sm:[&_td]:px-3 [&_th]:px-2 [&_th]:py-2 sm:[&_th]:px-3 [&_tbody_th]:border-line [&_tbody_th]:align-top [&_tbody_th]:border-t [&_tbody_th]:font-medium [&_thead]:bg-sunken [&_thead_th]:font-semibold [&_thead_th]:text-ink-muted [&_thead_th]:text-xs">
        <caption className={props.hideCaption ? "sr-only" : "px-3 py-2 text-left text-ink-muted text-sm"}>
          {props.caption ?? props.label}
        </caption>
        {props.children}
      </table>
    </ScrollBox>
  );
}

/** A right-aligned cell for figures, with digits of one width. */
export function NumberCell({ className, ...rest }: ComponentProps<"td">) {
  return <td className={cn("text-right tabular-nums", className)} {...rest} />;
}
