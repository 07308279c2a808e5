import type { ReactNode } from "react";
import { cn } from "./cn";
import { CopyButton } from "./copy-button";
import { ScrollBox } from "./scroll-box";

/**
 * Code or terminal text with a title bar and a copy button. Pass highlighted nodes as `children` (done on the server)
 * and the plain text as `code`; without children the plain text is shown.
 */
export function CodeBlock(props: {
  code: string;
  /** Accessible name of the scrolling box, e.g. the file name. */
  label: string;
  title?: ReactNode;
  children?: ReactNode;
  wrap?: boolean;
  className?: string;
}) {
  return (
    <figure
      className={cn(
        "not-prose min-w-0 overflow-hidden rounded-card border border-line bg-sunken",
        props.className,
      )}
    >
      <div className="flex min-h-10 items-center justify-between gap-2 border-line border-b pr-1 pl-4">
        <figcaption className="min-w-0 truncate font-mono text-ink-muted text-xs">
          {props.title ?? props.label}
        </figcaption>
        <CopyButton text={props.code} />
      </div>
      <ScrollBox label={props.label}>
        <pre
          className={cn(
            "p-4 font-mono text-[0.8125rem] leading-relaxed",
            props.wrap && "whitespace-pre-wrap",
          )}
        >
          {props.children ?? <code>{props.code}</code>}
        </pre>
      </ScrollBox>
    </figure>
  );
}
