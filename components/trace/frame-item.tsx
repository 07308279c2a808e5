import { ArrowLeft, ArrowRight, ChevronRight } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { memo } from "react";
import { cn } from "@/components/ui/cn";
import { type JsonMark, JsonView } from "@/components/ui/json-view";
import type { WireFrame } from "@/lib/domain/run-state";
import { type FrameTitle, frameTitle } from "./frame-title";

/** One message of a wire: a line that says what it is, and its JSON when open. */
export const FrameItem = memo(function FrameItem(props: {
  frame: WireFrame;
  /** What this frame replies to, where that is known. */
  request: WireFrame | undefined;
  marks: readonly JsonMark[];
  open: boolean;
  onToggle: (seq: number, open: boolean) => void;
}) {
  const t = useTranslations("trace.json");
  const format = useFormatter();
  const { frame } = props;
  const sent = frame.direction === "sent";
  const Arrow = sent ? ArrowRight : ArrowLeft;
  const title = useTitle(frameTitle(frame, props.request));
  return (
    <li
      className={cn(
        "min-w-0 rounded-control border",
        props.marks.length > 0 ? "border-accent" : "border-line",
      )}
    >
      <button
        type="button"
        aria-expanded={props.open}
        onClick={() => props.onToggle(frame.seq, !props.open)}
        className="flex min-h-9 w-full items-center gap-1.5 rounded-control px-2 text-left text-xs hover:bg-sunken"
      >
        <ChevronRight
          aria-hidden
          className={cn(
            "size-3.5 shrink-0 text-ink-faint transition-transform duration-150",
            props.open && "rotate-90",
          )}
        />
        <Arrow aria-hidden className={cn("size-3.5 shrink-0", sent ? "text-accent" : "text-ink-muted")} />
        <span className="sr-only">{t(frame.direction)}</span>
        <span className="min-w-0 flex-1 truncate font-mono">{title}</span>
        <span className="shrink-0 text-ink-faint tabular-nums">
          {t("at", { ms: format.number(Math.round(frame.at)) })}
        </span>
      </button>
      {props.open ? (
        <JsonView
          label={title}
          value={frame.body}
          marks={props.marks}
          className="max-h-96 border-line border-t"
        />
      ) : null}
    </li>
  );
});

function useTitle(title: FrameTitle): string {
  const t = useTranslations("trace.json");
  switch (title.kind) {
    case "method":
      return title.detail === undefined ? title.method : `${title.method} ${title.detail}`;
    case "reply":
      return t("reply", { method: title.method });
    case "errorReply":
      return t("errorReply", { code: title.code });
    case "http":
      return title.text;
    case "events":
      return t("events", { status: title.status, count: title.count });
  }
}
