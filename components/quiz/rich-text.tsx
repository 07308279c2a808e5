import { Fragment, type ReactNode } from "react";

/** Text in which `backticks` mark code. */
export function RichText({ text }: { text: string }): ReactNode {
  let offset = 0;
  return text.split("`").map((part, index) => {
    const key = offset;
    offset += part.length + 1;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <code
        key={key}
        className="rounded bg-sunken px-1 py-px font-mono text-[0.875em] [overflow-wrap:anywhere]"
      >
        {part}
      </code>
    );
  });
}
