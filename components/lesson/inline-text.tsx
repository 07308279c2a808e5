import { Fragment } from "react";

/** A line of lesson data: `code` in backticks, the rest as it is. */
export function InlineText(props: { children: string }) {
  const parts = props.children.split("`");
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed string
      <code key={index} className="inline-code">
        {part}
      </code>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed string
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
