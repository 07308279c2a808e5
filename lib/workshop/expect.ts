import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { type CallRecord, type CheckOutcome, isRecord, type LocalText } from "./exercise";

/** A tool result as a check reads it. */
export type ResultView = {
  flagged: boolean;
  /** All text blocks, joined by line breaks. */
  text: string;
  /** The fields an agent could read: JSON objects in text blocks, over `structuredContent`. */
  fields: Record<string, unknown>;
  result: CallToolResult;
};

/** Passes when the call gave a result for which `test` holds; otherwise says what came instead. */
export function expectResult(
  record: CallRecord,
  expected: LocalText,
  test: (view: ResultView) => boolean,
): CheckOutcome {
  const { answer } = record;
  if (answer.kind === "result" && test(viewOf(answer.result))) return { pass: true };
  return { pass: false, expected, actual: textOfRecord(record) };
}

/** Passes when `test` holds for the whole record, e.g. for the backend calls that were made. */
export function expectRecord(
  record: CallRecord,
  expected: LocalText,
  test: (record: CallRecord) => boolean,
): CheckOutcome {
  return test(record) ? { pass: true } : { pass: false, expected, actual: textOfRecord(record) };
}

/** The first outcome that failed, or a pass. */
export function firstFailure(...outcomes: readonly CheckOutcome[]): CheckOutcome {
  return outcomes.find((outcome) => !outcome.pass) ?? { pass: true };
}

function viewOf(result: CallToolResult): ResultView {
  const texts = result.content.flatMap((block) => (block.type === "text" ? [block.text] : []));
  return {
    flagged: result.isError === true,
    text: texts.join("\n"),
    fields: Object.assign({}, result.structuredContent, ...texts.map(parseObject)),
    result,
  };
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    // Plain prose is a fine text block; it just has no fields.
    return {};
  }
}

/** What came back, as text: the answer, and the backend calls behind it. */
export function textOfRecord({ answer, backendCalls }: CallRecord): string {
  const calls = backendCalls.map(
    ({ method, args }) => `backend.${method}(${args.map((a) => JSON.stringify(a)).join(", ")})`,
  );
  const called = calls.length > 0 ? `\n\n${calls.join("\n")}` : "";
  switch (answer.kind) {
    case "result":
      return JSON.stringify(answer.result, null, 2) + called;
    case "protocol_error":
      return `JSON-RPC error ${answer.code}: ${answer.message}${answer.thrown?.line ? ` (handler.ts, line ${answer.thrown.line})` : ""}${called}`;
    case "timed_out":
      return `No answer within ${answer.afterMs} ms; stopped.${called}`;
  }
}
