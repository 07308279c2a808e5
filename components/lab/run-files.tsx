"use client";

import type { RunEvent } from "@/lib/domain/run-event";
import { runFile } from "@/lib/domain/run-file";
import { EventFiles } from "./event-files";

type Runs = readonly (readonly RunEvent[])[];

/** Saves and opens runs of the lab. */
export function RunFiles(props: {
  runs: Runs;
  disabled: boolean;
  onOpen: (runs: Runs) => void;
  /** How many runs the page can show. */
  capacity: number;
}) {
  const first = props.runs[0]?.[0];
  const name =
    first?.type === "run_started" ? `${first.request.orderId}-${first.request.responseStyle}` : "run";
  return <EventFiles file={runFile} name={name} {...props} />;
}
