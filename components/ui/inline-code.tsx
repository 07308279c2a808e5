/** A line of text in which `backticks` mark code. */
export function InlineCode({ text }: { text: string }) {
  return text.split("`").map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity than their place
        key={index}
        className="rounded bg-sunken px-1 py-px font-mono text-[0.875em] [overflow-wrap:anywhere]"
      >
        {part}
      </code>
    ),
  );
}
