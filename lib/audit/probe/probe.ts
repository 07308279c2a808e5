import type { Clock } from "../../domain/clock";
import { auditItem, type ItemAudit } from "../audit";
import { emptyList } from "../failure-signals";
import { type Grade, worstGrade } from "../grade";
import { itemFromObject } from "../parse-input";
import type { AuditContext, AuditItem } from "../types";
import { type BadCall, badCalls, unknownToolCall } from "./bad-calls";
import type { Link, Reply } from "./link";
import { type ListedTool, openSession, type ServerInfo } from "./session";

export type ProbeOptions = {
  /** Tools that may be called although they are not annotated read-only. */
  chosenTools?: readonly string[];
  /** Tools that are left alone although they are annotated read-only, e.g. because a call costs money. */
  skippedTools?: readonly string[];
  callTimeoutMs?: number;
  maxCalls?: number;
  signal: AbortSignal;
  clock: Clock;
};

export const PROBE_DEFAULTS = { callTimeoutMs: 10_000, maxCalls: 200 } as const;

/** What a bad call came to. */
export type ProbeAnswer = {
  call: BadCall;
  /** Time to the answer, in ms. */
  latencyMs: number;
  outcome:
    | {
        kind: "audited";
        audit: ItemAudit /** The server took a call that its schema forbids. */;
        accepted: boolean;
      }
    | { kind: "timeout"; timeoutMs: number }
    | { kind: "lost"; message: string };
};

export type ProbedTool = { name: string; readOnly: boolean; probed: boolean };

/** What happens during a probe, in order. */
export type ProbeEvent =
  | { type: "connected"; server: ServerInfo; tools: ProbedTool[]; plannedCalls: number }
  | { type: "answer"; done: number; answer: ProbeAnswer }
  | { type: "finished"; grade: Grade; calls: number };

/**
 * Probes a server: lists its tools, sends safe bad calls to those annotated read-only or chosen, less those to be skipped,
 * and audits each answer. Stops when the connection is lost. Closes the link.
 * @throws ProbeError when the server cannot be reached; the signal's reason on abort
 */
export async function* probe(link: Link, options: ProbeOptions): AsyncGenerator<ProbeEvent, void, undefined> {
  const timeoutMs = options.callTimeoutMs ?? PROBE_DEFAULTS.callTimeoutMs;
  const chosen = new Set(options.chosenTools);
  const skipped = new Set(options.skippedTools);
  const isProbed = ({ name, readOnly }: ListedTool) => !skipped.has(name) && (readOnly || chosen.has(name));
  try {
    const session = await openSession(link, { timeoutMs, signal: options.signal });
    const probed = session.tools.filter(isProbed);
    const planned = [unknownToolCall(), ...probed.flatMap(badCalls)].slice(
      0,
      options.maxCalls ?? PROBE_DEFAULTS.maxCalls,
    );
    const tools = session.tools.map((tool) => ({
      name: tool.name,
      readOnly: tool.readOnly,
      probed: isProbed(tool),
    }));
    yield { type: "connected", server: session.server, tools, plannedCalls: planned.length };

    const grades: Grade[] = [];
    let done = 0;
    for (const call of planned) {
      const started = options.clock.now();
      const reply = await session.call(call.tool, call.args);
      const latencyMs = Math.round(options.clock.now() - started);
      const outcome = judge(
        reply,
        call,
        probed.find((tool) => tool.name === call.tool),
      );
      grades.push(gradeOfOutcome(outcome));
      done += 1;
      yield { type: "answer", done, answer: { call, latencyMs, outcome } };
      if (outcome.kind === "lost") break;
    }
    yield { type: "finished", grade: worstGrade(grades), calls: done };
  } finally {
    await link.close();
  }
}

/** A server that does not answer, or dies, is as bad as an answer can get. */
export function gradeOfOutcome(outcome: ProbeAnswer["outcome"]): Grade {
  return outcome.kind === "audited" ? outcome.audit.grade : "F";
}

function judge(reply: Reply, call: BadCall, tool: ListedTool | undefined): ProbeAnswer["outcome"] {
  if (reply.kind !== "reply") return reply;
  const context: AuditContext = {
    toolName: call.tool,
    input: call.args,
    ...(tool?.outputSchema ? { outputSchema: tool.outputSchema } : {}),
  };
  const item: AuditItem = itemFromObject(reply.frame, context) ?? {
    kind: "unknown",
    frame: reply.frame,
    base: "",
    context,
  };
  const audit = auditItem(item);
  const succeeded = !audit.view.isFailure;
  const isEmpty = audit.view.isBlank || audit.view.docs.some((doc) => emptyList(doc.value));
  // A call that cannot have run and comes back empty is a failure dressed as an empty result.
  if (succeeded && call.mustFail && isEmpty) {
    return {
      kind: "audited",
      audit: auditItem({ ...item, context: { ...context, backendFailed: true } }),
      accepted: true,
    };
  }
  return { kind: "audited", audit, accepted: succeeded && call.mustFail };
}
