import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { TrueOutcome } from "@/lib/domain/outcome";
import type { Locale } from "@/lib/domain/run-request";
import type { Problem } from "./problem";

/** Words in each language. */
export type LocalText = Record<Locale, string>;

/** The one MCP tool of an exercise, as `tools/list` announces it. */
export type ToolSpec = {
  name: string;
  description: string;
  inputSchema: { type: "object"; properties: Record<string, object>; required?: string[] };
};

/** The backend as a check scripts it, by method name. Runs on the trusted side; throw a BackendFault to fail. */
export type BackendScript = Record<string, (...args: unknown[]) => unknown>;

/** A backend exception as the learner's code will catch it: an `Error` with these extra fields. */
export class BackendFault extends Error {
  constructor(
    message: string,
    readonly fields: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** What came back over MCP for one `tools/call`. */
export type Answer =
  | { kind: "result"; result: CallToolResult }
  /** The handler threw, or returned something that is not a tool result. `thrown`: what, and where in the learner's code. */
  | { kind: "protocol_error"; code: number; message: string; thrown?: Omit<Problem, "kind"> }
  | { kind: "timed_out"; afterMs: number };

/** One call of the learner's tool: the answer, and which backend calls it made. */
export type CallRecord = {
  answer: Answer;
  backendCalls: readonly { method: string; args: readonly unknown[] }[];
};

/** Lets a check call the learner's tool through a real MCP client. */
export type Workbench = { call(input: Record<string, unknown>, backend: BackendScript): Promise<CallRecord> };

/** Fresh values for every run, so that a handler cannot be written against a check's inputs. */
export type Random = {
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
};

/** What a check found. `actual` is what came over the wire, as text. */
export type CheckOutcome = { pass: true } | { pass: false; expected: LocalText; actual: string };

/** A named behaviour that the learner's tool must show. */
export type Check = {
  id: string;
  title: LocalText;
  run(workbench: Workbench, random: Random): Promise<CheckOutcome>;
};

/** The part of an exercise that runs; its texts are files in the same folder. */
export type Exercise = {
  slug: string;
  tool: ToolSpec;
  /** The backend methods the handler can call. */
  backendMethods: readonly string[];
  checks: readonly [Check, ...Check[]];
  /** Absent where a one-question agent would not use the tool. What the simulated agent is asked in "See it", the backend it meets, and what that came to in truth. */
  demo?: { prompt: LocalText; backend: BackendScript; truth: TrueOutcome };
};

/** A backend method that always fails this way. */
export function failWith(message: string, fields: Record<string, unknown> = {}): () => never {
  return () => {
    throw new BackendFault(message, fields);
  };
}

/** True for a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
