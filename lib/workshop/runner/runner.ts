import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { assertNever } from "@/lib/domain/assert-never";
import { type FromRunner, type Port, type ToRunner, toRunnerSchema } from "../channel";
import { PortTransport } from "../port-transport";
import { cameFrom, positionIn } from "./stack-position";

type Handler = (input: unknown, backend: unknown) => unknown;

/**
 * The untrusted side: loads the learner's module and serves its `handler` as the one tool of a real MCP server.
 * Runs in a worker in the browser and in the test process in tests.
 */
export function startRunner(
  port: Port,
  importModule: (code: string) => Promise<Record<string, unknown>>,
): void {
  const post = (message: FromRunner) => port.post(message);
  const backend = createBackendStub(post);
  const transport = new PortTransport((message) => post({ kind: "mcp", message }));

  const load = async (request: Extract<ToRunner, { kind: "load" }>) => {
    try {
      const module = await importModule(`${request.code}\n//# sourceURL=handler.ts`);
      const handler = module.handler;
      if (!isHandler(handler)) {
        const message = `The module exports ${Object.keys(module).join(", ") || "nothing"}.`;
        return post({ kind: "load_failed", reason: "no_handler", message });
      }
      await serve(request.tool, handler, backend.methods(request.backendMethods));
      post({ kind: "ready" });
    } catch (error) {
      post({ kind: "load_failed", reason: "load_threw", ...positionIn(error) });
    }
  };

  const serve = async (tool: { name: string }, handler: Handler, methods: unknown) => {
    const server = new Server({ name: "workshop", version: "1.0.0" }, { capabilities: { tools: {} } });
    server.setRequestHandler(ListToolsRequestSchema, () => ({
      tools: [{ inputSchema: { type: "object" as const }, ...tool }],
    }));
    server.setRequestHandler(CallToolRequestSchema, async (request): Promise<CallToolResult> => {
      try {
        const result = await handler(request.params.arguments ?? {}, methods);
        // Whether this is a CallToolResult is for the client to find out, as with any server.
        return JSON.parse(JSON.stringify(result ?? null));
      } catch (error) {
        post({ kind: "handler_threw", ...positionIn(error) });
        throw error instanceof Error ? error : new Error(`The handler threw ${String(error)}`);
      }
    });
    await server.connect(transport);
  };

  port.listen((raw) => {
    const message = toRunnerSchema.parse(raw);
    switch (message.kind) {
      case "load":
        void load(message);
        return;
      case "mcp":
        transport.receive(message.message);
        return;
      case "backend_result":
        backend.settle(message.id, (pending) => pending.resolve(message.value));
        return;
      case "backend_fault":
        backend.settle(message.id, (pending) =>
          pending.reject(
            cameFrom(Object.assign(new Error(message.message), message.fields), pending.callStack),
          ),
        );
        return;
      default:
        assertNever(message);
    }
  });
  post({ kind: "started" });
}

type Pending = {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  /** The stack at the learner's call, where the engine gives one. */
  callStack: string | undefined;
};

/** The learner's `backend` object: each method is a call to the trusted side. */
function createBackendStub(post: (message: FromRunner) => void) {
  const pending = new Map<number, Pending>();
  let nextId = 0;
  return {
    methods: (names: readonly string[]) =>
      Object.fromEntries(
        names.map((method) => [
          method,
          (...args: unknown[]) =>
            new Promise((resolve, reject) => {
              const id = nextId++;
              pending.set(id, { resolve, reject, callStack: new Error().stack });
              post({ kind: "backend_call", id, method, args });
            }),
        ]),
      ),
    settle(id: number, finish: (pending: Pending) => void) {
      const entry = pending.get(id);
      pending.delete(id);
      if (entry) finish(entry);
    },
  };
}

function isHandler(value: unknown): value is Handler {
  return typeof value === "function";
}
