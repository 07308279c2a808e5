"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { DownloadButton } from "@/components/ui/download-button";
import type { JsonMark } from "@/components/ui/json-view";
import { scrollToMark } from "@/components/ui/scroll-to-mark";
import { Tabs } from "@/components/ui/tabs";
import type { RunState } from "@/lib/domain/run-state";
import { framesOfCall, member } from "./frame-index";
import { FrameItem } from "./frame-item";
import { requestsOf } from "./frame-title";
import { useSelection } from "./selection";

const CHANNELS = ["mcp", "messages"] as const;
const NO_MARKS: readonly JsonMark[] = [];
type Channel = (typeof CHANNELS)[number];

/**
 * Everything that crossed the two wires of a run, as it was. A selected call opens and marks its frames; a selected piece of
 * evidence marks the one field it came from, in the request that carried the result to the model.
 */
export function RawJson({ state, className }: { state: RunState; className?: string }) {
  const t = useTranslations("trace.json");
  const { selection } = useSelection();
  const [channel, setChannel] = useState<Channel>("mcp");
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map());
  const list = useRef<HTMLDivElement>(null);

  const marks = useMemo(() => {
    const bySeq = new Map<number, JsonMark[]>();
    if (!selection) return bySeq;
    const places = framesOfCall(state, selection.toolUseId);
    const { evidence } = selection;
    if (evidence) {
      for (const { seq, pointer } of places.messages) {
        bySeq.set(seq, [{ pointer: pointer + evidence.pointer, textPointer: evidence.textPointer }]);
      }
    } else {
      for (const { seq, pointer } of [...places.mcp, ...places.messages]) bySeq.set(seq, [{ pointer }]);
    }
    return bySeq;
  }, [state, selection]);

  useEffect(() => {
    if (selection?.evidence) setChannel("messages");
  }, [selection]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll after the marks of this channel are drawn
  useEffect(() => {
    if (selection) scrollToMark(list.current);
  }, [selection, channel]);

  const frames = useMemo(
    () => state.frames.filter((frame) => frame.channel === channel),
    [state.frames, channel],
  );
  const requests = useMemo(() => requestsOf(frames), [frames]);
  const toggle = useCallback(
    (seq: number, open: boolean) => setToggled((before) => new Map(before).set(seq, open)),
    [],
  );
  const text = () => JSON.stringify(frames, null, 2);
  const content = (
    <div ref={list} className="scroller h-full max-h-[inherit]">
      <p className="px-3 pt-3 text-ink-muted text-xs">{t(channel === "mcp" ? "mcpHint" : "messagesHint")}</p>
      {frames.length === 0 ? <p className="px-3 py-6 text-ink-muted text-sm">{t("empty")}</p> : null}
      <ol className="grid grid-cols-1 gap-1 p-2">
        {frames.map((frame, index) => (
          <FrameItem
            key={frame.seq}
            frame={frame}
            request={requests[index]}
            marks={marks.get(frame.seq) ?? NO_MARKS}
            open={toggled.get(frame.seq) ?? (marks.has(frame.seq) || isFailure(frame.body))}
            onToggle={toggle}
          />
        ))}
      </ol>
    </div>
  );
  return (
    <Tabs
      label={t("label")}
      value={channel}
      onChange={setChannel}
      {...(className ? { className } : {})}
      tabs={CHANNELS.map((id) => ({ id, label: t(id), content: id === channel ? content : null }))}
      actions={
        <span className="flex">
          <CopyButton text={text} label={t("copyAll")} iconOnly />
          <DownloadButton
            fileName={`failwell-${channel}.json`}
            text={text}
            label={t("downloadAll")}
            iconOnly
          />
        </span>
      }
    />
  );
}

/** A JSON-RPC reply that reports a failure: shown open, since it is what the page is about. */
function isFailure(body: unknown): boolean {
  return member(body, "error") !== undefined || member(member(body, "result"), "isError") === true;
}
