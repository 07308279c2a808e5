"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import type { RunEvent } from "@/lib/domain/run-event";

/** One spoken line for each finished step, for screen readers; streamed text is never announced. */
export const RunLog = memo(function RunLog({ events }: { events: readonly RunEvent[] }) {
  const t = useTranslations("trace");
  const names = new Map<string, string>();
  let turn = 0;
  const lines: { seq: number; text: string }[] = [];
  const say = (event: RunEvent, text: string) => lines.push({ seq: event.seq, text });
  for (const event of events) {
    switch (event.type) {
      case "run_started":
        say(event, t("log.started", { order: event.request.orderId, style: event.request.responseStyle }));
        break;
      case "turn_started":
        turn = event.turn;
        break;
      case "tool_call":
        names.set(event.toolUseId, event.name);
        say(event, t("log.call", { turn, name: event.name }));
        break;
      case "tool_result": {
        const name = names.get(event.toolUseId) ?? "";
        say(event, event.block.is_error ? t("log.failed", { name }) : t("log.succeeded", { name }));
        break;
      }
      case "decision":
        say(
          event,
          t("log.decided", { action: t(`action.${event.action}`), verdict: t(`verdict.${event.verdict}`) }),
        );
        break;
      case "run_finished":
        say(event, t("log.finished", { verdict: t(`verdict.${event.verdict}`) }));
        break;
      case "run_failed":
        say(event, t("log.ended", { title: t(`runError.${event.error.kind}.title`) }));
        break;
      default:
        break;
    }
  }
  return (
    <div role="log" aria-label={t("log.label")} className="sr-only">
      {lines.map((line) => (
        <p key={line.seq}>{line.text}</p>
      ))}
    </div>
  );
});
