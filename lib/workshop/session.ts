import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { McpError } from "@modelcontextprotocol/sdk/types.js";
import { assertNever } from "@/lib/domain/assert-never";
import { type FromRunner, fromRunnerSchema, type Port, type ToRunner } from "./channel";
import {
  type Answer,
  BackendFault,
  type BackendScript,
  type CallRecord,
  type Exercise,
  type Workbench,
} from "./exercise";
import { PortTransport } from "./port-transport";
import type { Problem, ProblemKind } from "./problem";

/** Milliseconds after which a learner's code is taken to be stuck. */
export const CALL_TIMEOUT_MS = 2000;

/** Milliseconds that the sandbox itself may take to start, before any learner code runs. */
const START_TIMEOUT_MS = 15_000;

/** The learner's module could not be loaded. */
export class LoadError extends Error {
  override readonly name = "LoadError";
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** Any error as the problem that the learner is told. */
export function problemOf(error: unknown): Problem {
  if (error instanceof LoadError) return error.problem;
  return { kind: "sandbox", message: error instanceof Error ? error.message : String(error) };
}

/** A loaded exercise: calls go through a real MCP client. `transport` lets an agent connect its own client instead. */
export type Session = Workbench & { close(): Promise<void> };

type Fault = Omit<Problem, "kind">;

function faultOf({ message, line, column }: { [Key in keyof Fault]: Fault[Key] | undefined }): Fault {
  return {
    message: message ?? "",
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  };
}

type Exchange = {
  transport: PortTransport;
  setBackend(backend: BackendScript): CallRecord["backendCalls"];
  /** What the handler threw in the newest call, if it did. */
  lastThrow(): Fault | undefined;
};

/**
 * The trusted side: loads `code` into the runner behind `port` and answers its backend calls.
 * @throws LoadError when the module does not load within `timeoutMs` or exports no handler.
 */
export async function openExchange(
  port: Port,
  exercise: Pick<Exercise, "tool" | "backendMethods">,
  code: string,
  timeoutMs = CALL_TIMEOUT_MS,
): Promise<Exchange> {
  const post = (message: ToRunner) => port.post(message);
  const transport = new PortTransport((message) => post({ kind: "mcp", message }));
  let backend: BackendScript = {};
  let calls: { method: string; args: unknown[] }[] = [];
  let thrown: Fault | undefined;

  const answerBackend = async (call: Extract<FromRunner, { kind: "backend_call" }>) => {
    calls.push({ method: call.method, args: call.args });
    try {
      const method = Object.hasOwn(backend, call.method) ? backend[call.method] : undefined;
      if (!method) throw new BackendFault(`The backend has no method ${call.method}`);
      post({ kind: "backend_result", id: call.id, value: await method(...call.args) });
    } catch (error) {
      const fault = error instanceof BackendFault ? error : new BackendFault(String(error));
      post({ kind: "backend_fault", id: call.id, message: fault.message, fields: fault.fields });
    }
  };

  await new Promise<void>((resolve, reject) => {
    const giveUpAfter = (ms: number, kind: ProblemKind) =>
      setTimeout(() => reject(new LoadError({ kind, message: `No answer within ${ms} ms.` })), ms);
    let timer = giveUpAfter(START_TIMEOUT_MS, "sandbox");
    let loading = false;
    port.listen((raw) => {
      const parsed = fromRunnerSchema.safeParse(raw);
      // Learner code shares the worker with the runner and can post anything: what does not parse is not ours.
      if (!parsed.success) return;
      const message = parsed.data;
      switch (message.kind) {
        case "started":
          if (loading) return;
          loading = true;
          clearTimeout(timer);
          timer = giveUpAfter(timeoutMs, "load_stuck");
          post({ kind: "load", code, tool: exercise.tool, backendMethods: [...exercise.backendMethods] });
          return;
        case "ready":
          clearTimeout(timer);
          resolve();
          return;
        case "load_failed":
          clearTimeout(timer);
          reject(new LoadError({ ...faultOf(message), kind: message.reason }));
          return;
        case "handler_threw":
          thrown = faultOf(message);
          return;
        case "mcp":
          transport.receive(message.message);
          return;
        case "backend_call":
          void answerBackend(message);
          return;
        default:
          assertNever(message);
      }
    });
  });

  return {
    transport,
    setBackend(script) {
      backend = script;
      calls = [];
      thrown = undefined;
      return calls;
    },
    lastThrow: () => thrown,
  };
}

/** Opens a session for checks. `timeoutMs` bounds the loading and each call. @throws LoadError */
export async function openSession(
  port: Port,
  exercise: Pick<Exercise, "tool" | "backendMethods">,
  code: string,
  timeoutMs = CALL_TIMEOUT_MS,
): Promise<Session> {
  const exchange = await openExchange(port, exercise, code, timeoutMs);
  const client = new Client({ name: "workshop-checks", version: "1.0.0" });
  await client.connect(exchange.transport, { timeout: timeoutMs });

  const ask = async (input: Record<string, unknown>): Promise<Answer> => {
    try {
      const result = await client.callTool({ name: exercise.tool.name, arguments: input }, undefined, {
        timeout: timeoutMs,
      });
      return "content" in result && Array.isArray(result.content)
        ? { kind: "result", result: { ...result, content: result.content } }
        : { kind: "protocol_error", code: -32603, message: "The result has no `content` list." };
    } catch (error) {
      if (error instanceof McpError && error.code === -32001)
        return { kind: "timed_out", afterMs: timeoutMs };
      const code = error instanceof McpError ? error.code : -32603;
      const message = error instanceof Error ? error.message : String(error);
      const thrown = exchange.lastThrow();
      return { kind: "protocol_error", code, message, ...(thrown && { thrown }) };
    }
  };

  return {
    async call(input, backend) {
      const backendCalls = exchange.setBackend(backend);
      return { answer: await ask(input), backendCalls };
    },
    async close() {
      await client.close();
      port.close();
    },
  };
}
