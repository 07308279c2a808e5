"use client";

import { useEffect, useRef, useState } from "react";
import type { RunEvent } from "@/lib/domain/run-event";
import type { RunRequest } from "@/lib/domain/run-request";
import { liveRun } from "./live-run";

/** How the newest live run of a figure stands. */
export type LiveState<T> =
  | { status: "idle" }
  | { status: "running" }
  | { status: "failed" }
  | { status: "done"; value: T };

/** Runs on the server for a figure, one at a time; `read` takes out of the events what the figure shows. */
export function useLiveRun<T>(read: (events: RunEvent[]) => T | Promise<T>) {
  const [state, setState] = useState<LiveState<T>>({ status: "idle" });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  function reset() {
    controller.current?.abort();
    setState({ status: "idle" });
  }

  async function run(request: RunRequest) {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setState({ status: "running" });
    try {
      const value = await read(await liveRun(request, own.signal));
      if (!own.signal.aborted) setState({ status: "done", value });
    } catch {
      // A newer run, or leaving the page, has aborted this one; all else the figure says, and offers another try.
      if (!own.signal.aborted) setState({ status: "failed" });
    }
  }

  return { state, run, reset };
}
