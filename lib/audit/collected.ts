import type { ItemAudit } from "./audit";
import type { Grade } from "./grade";
import { gradeOfOutcome, type ProbeAnswer, type ProbedTool } from "./probe/probe";
import type { ServerInfo } from "./probe/session";

/** One audited result with where it came from. */
export type Entry = {
  /** File, URL or command. */
  source: string;
  /** Which result of the source. */
  label: string;
  tool?: string;
  grade: Grade;
  audit?: ItemAudit;
  /** The answer to one bad call of a probe. */
  answer?: ProbeAnswer;
};

/** A probed server. */
export type Probed = { source: string; server: ServerInfo; tools: ProbedTool[] };

/** All that one audit looked at. */
export type Collected = { entries: Entry[]; probed: Probed[] };

/** The entry of one result in a file or paste. */
export function entryOf(audit: ItemAudit, source: string, index: number): Entry {
  const tool = audit.item.context.toolName;
  return {
    source,
    label: `#${index + 1}`,
    grade: audit.grade,
    audit,
    ...(tool === undefined ? {} : { tool }),
  };
}

/** The entry of one answer of a probe. */
export function entryOfAnswer(answer: ProbeAnswer, source: string): Entry {
  return {
    source,
    label: answer.call.kind,
    // The tool that does not exist is none of the server's.
    ...(answer.call.kind === "unknown_tool" ? {} : { tool: answer.call.tool }),
    grade: gradeOfOutcome(answer.outcome),
    answer,
    ...(answer.outcome.kind === "audited" ? { audit: answer.outcome.audit } : {}),
  };
}
