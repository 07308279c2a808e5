"use client";

import { useLocale } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { Collected } from "@/lib/audit/collected";
import type { Grade } from "@/lib/audit/grade";
import type { PageReport } from "@/lib/audit/page-report";
import type { ProbeMessage } from "@/lib/audit/probe/messages";
import { readSse } from "@/lib/streaming/sse";

export type ProbeTarget = { url: string; authorization: string };
export type AnswerMessage = Extract<ProbeMessage, { type: "answer" }>;
/** One answer as shown: the message, its grade, and the report that the page made of it. */
export type ShownAnswer = { message: AnswerMessage; grade: Grade; report?: PageReport };

export const PROBLEM_REASONS = [
  "unreachable",
  "not_mcp",
  "refused",
  "aborted",
  "timeout",
  "network",
] as const;
type ProblemReason = (typeof PROBLEM_REASONS)[number];

type State = {
  busy: boolean;
  connected: Extract<ProbeMessage, { type: "connected" }> | undefined;
  /** Tools whose box differs from what their annotation says: chosen though they may write, or left out. */
  changed: ReadonlySet<string>;
  planned: number;
  answers: ShownAnswer[];
  collected: Collected | undefined;
  finished: { grade: string; calls: number } | undefined;
  problem: { reason: ProblemReason; detail: string } | undefined;
};

const INITIAL: State = {
  busy: false,
  connected: undefined,
  changed: new Set(),
  planned: 0,
  answers: [],
  collected: undefined,
  finished: undefined,
  problem: undefined,
};

/** A probe as the page sees it. Every answer is audited here, by the same rules as on the server. */
export function useProbe() {
  const locale = useLocale();
  const [state, setState] = useState<State>(INITIAL);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const patch = (change: Partial<State>) => setState((before) => ({ ...before, ...change }));

  async function start(target: ProbeTarget, listOnly: boolean) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const changed = listOnly ? new Set<string>() : state.changed;
    const known = listOnly ? [] : (state.connected?.tools ?? []);
    const namesOf = (readOnly: boolean) =>
      known.filter((tool) => tool.readOnly === readOnly && changed.has(tool.name)).map((tool) => tool.name);
    setState({ ...INITIAL, busy: true, changed, connected: listOnly ? undefined : state.connected });
    try {
      const body = {
        url: target.url,
        ...(target.authorization ? { headers: { authorization: target.authorization } } : {}),
        tools: namesOf(false),
        skip: namesOf(true),
        listOnly,
      };
      const response = await fetch("/api/audit/probe", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: controller.signal,
      });
      if (!response.ok || !response.body) {
        patch({ problem: { reason: "refused", detail: await refusal(response) } });
        return;
      }
      const audit = await import("@/lib/audit/browser");
      const collected: Collected = { entries: [], probed: [] };
      for await (const event of readSse(response.body)) {
        const message: ProbeMessage = JSON.parse(event.data);
        if (message.type === "connected") {
          collected.probed.push({ source: target.url, server: message.server, tools: message.tools });
          patch({ connected: message, planned: listOnly ? 0 : message.plannedCalls });
        } else if (message.type === "answer") {
          const { outcome, call, latencyMs } = message;
          const item = outcome.kind === "audited" ? outcome.item : undefined;
          const report = item ? audit.pageReport(item, locale) : undefined;
          const judged =
            outcome.kind === "audited"
              ? { kind: outcome.kind, accepted: outcome.accepted, audit: audit.auditItem(outcome.item) }
              : outcome;
          const entry = audit.entryOfAnswer({ call, latencyMs, outcome: judged }, target.url);
          collected.entries.push(entry);
          const shown: ShownAnswer = { message, grade: entry.grade, ...(report ? { report } : {}) };
          setState((before) => ({ ...before, answers: [...before.answers, shown] }));
        } else if (message.type === "finished") {
          patch({ finished: { grade: message.grade, calls: message.calls }, collected });
        } else {
          const reason = PROBLEM_REASONS.find((known) => known === message.reason) ?? "refused";
          patch({ problem: { reason, detail: message.detail } });
        }
      }
    } catch (error) {
      if (!controller.signal.aborted) {
        patch({ problem: { reason: "network", detail: error instanceof Error ? error.message : "" } });
      }
    } finally {
      if (running.current === controller) patch({ busy: false });
    }
  }

  return {
    state,
    list: (target: ProbeTarget) => void start(target, true),
    run: (target: ProbeTarget) => void start(target, false),
    stop: () => {
      running.current?.abort();
      patch({ busy: false });
    },
    toggle: (tool: string) =>
      setState((before) => {
        const changed = new Set(before.changed);
        if (!changed.delete(tool)) changed.add(tool);
        return { ...before, changed };
      }),
  };
}

/** The words of a refusal, from the site's own error format. */
async function refusal(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const error = typeof body === "object" && body !== null && "error" in body ? body.error : undefined;
  const message =
    typeof error === "object" && error !== null && "message" in error ? error.message : undefined;
  return typeof message === "string" ? message : `HTTP ${response.status}`;
}
