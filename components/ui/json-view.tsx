import { Fragment } from "react";
import { cn } from "./cn";
import { isWithin, type JsonLine, jsonLines } from "./json-lines";
import { locateInJson } from "./json-locate";
import { ScrollBox } from "./scroll-box";

/** A place to mark: a JSON pointer and, where the text there is itself JSON, a pointer inside that document. */
export type JsonMark = { pointer: string; textPointer?: string | undefined };

/**
 * JSON with line numbers. `marks` highlights values by JSON pointer, down to one field inside a string that holds JSON.
 * Every line carries `data-pointer`, so that a page can scroll to it (`scrollToMark`). Renders on the server too.
 */
export function JsonView(props: {
  value: unknown;
  marks?: readonly JsonMark[];
  /** Accessible name of the scrolling box. */
  label: string;
  className?: string;
}) {
  const marks = props.marks ?? [];
  return (
    <ScrollBox label={props.label} {...(props.className ? { className: props.className } : {})}>
      <pre className="py-2 font-mono text-xs leading-5 [counter-reset:line]">
        <code>
          {jsonLines(props.value).map((line, index) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity than their number
              key={index}
              line={line}
              marks={marks}
            />
          ))}
        </code>
      </pre>
    </ScrollBox>
  );
}

function Line({ line, marks }: { line: JsonLine; marks: readonly JsonMark[] }) {
  const inner = marks.find((mark) => mark.textPointer !== undefined && mark.pointer === line.pointer);
  const marked = marks.some((mark) => mark.textPointer === undefined && isWithin(line.pointer, mark.pointer));
  return (
    <span
      data-pointer={line.pointer}
      data-marked={marked || inner ? "" : undefined}
      className={cn("json-line", marked && "bg-mark")}
    >
      {"  ".repeat(line.indent)}
      {line.key === undefined ? null : (
        <>
          <span className="text-code-key">{JSON.stringify(line.key)}</span>
          {": "}
        </>
      )}
      <Value line={line} textPointer={inner?.textPointer} />
      {line.comma ? "," : ""}
    </span>
  );
}

function Value({ line, textPointer }: { line: JsonLine; textPointer: string | undefined }) {
  if (line.part.kind === "bracket") return line.part.text;
  const { value } = line.part;
  if (typeof value === "number") return <span className="text-code-number">{value}</span>;
  if (typeof value !== "string") return <span className="text-code-keyword">{String(value)}</span>;
  const range = textPointer === undefined ? undefined : locateInJson(value, textPointer);
  if (!range) {
    return (
      <span className="text-code-string">
        "<Breakable text={escaped(value)} />"
      </span>
    );
  }
  return (
    <span className="text-code-string">
      "<Breakable text={escaped(value.slice(0, range.start))} />
      <mark className="bg-mark text-code-string">{escaped(value.slice(range.start, range.end))}</mark>
      <Breakable text={escaped(value.slice(range.end))} />"
    </span>
  );
}

/** Text that may break after a comma as well: JSON inside a string has few spaces. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=,)(?=\\")/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity than their place
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {piece}
    </Fragment>
  ));
}

function escaped(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
