import type { ErrorCategory } from "@/lib/domain/tool-error";

/**
 * One line of the server's log. Arguments are personal data (phone numbers, names, what a customer wrote), and a bad
 * value may hold any of them, so that only the names of the arguments are kept.
 */
export interface CallLogEntry {
  tool: string;
  arguments: string[];
  outcome: "found" | "empty" | "failed" | "unknown_tool";
  errorCategory?: ErrorCategory;
  /** The fields that a validation error named. */
  fields?: string[];
  /** Milliseconds on the server's clock. */
  durationMs: number;
}

/** Where log entries go. */
export type CallLog = (entry: CallLogEntry) => void;

/** The names of a call's arguments; a client may send anything, so that both number and length are bounded. */
export function argumentNames(args: unknown): string[] {
  if (typeof args !== "object" || args === null) return [];
  return Object.keys(args)
    .slice(0, 10)
    .map((name) => name.slice(0, 40));
}

/** Writes one JSON line a call to standard error, which is also where a stdio server may write. */
export const logToStderr: CallLog = (entry) => {
  console.error(JSON.stringify({ event: "mcp_call", at: new Date().toISOString(), ...entry }));
};
