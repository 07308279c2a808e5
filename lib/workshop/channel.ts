import * as z from "zod/mini";

/** The messages between the page (trusted) and the worker in which a learner's code runs (not trusted). */

/** Page → worker. */
export const toRunnerSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("load"),
    /** JavaScript, an ES module that exports `handler`. */
    code: z.string(),
    tool: z.looseObject({ name: z.string() }),
    backendMethods: z.array(z.string()),
  }),
  z.object({ kind: z.literal("mcp"), message: z.unknown() }),
  z.object({ kind: z.literal("backend_result"), id: z.int(), value: z.unknown() }),
  z.object({
    kind: z.literal("backend_fault"),
    id: z.int(),
    message: z.string(),
    fields: z.record(z.string(), z.unknown()),
  }),
]);
export type ToRunner = z.infer<typeof toRunnerSchema>;

const faultSchema = {
  message: z.string(),
  /** 1-based position in the learner's code, where the engine gave one. */
  line: z.optional(z.int()),
  column: z.optional(z.int()),
};

/** Worker → page. Parsed on arrival: learner code can post anything. */
export const fromRunnerSchema = z.discriminatedUnion("kind", [
  /** The worker runs; the learner's code is not loaded yet. */
  z.object({ kind: z.literal("started") }),
  z.object({ kind: z.literal("ready") }),
  z.object({
    kind: z.literal("load_failed"),
    reason: z.enum(["no_handler", "load_threw"]),
    ...faultSchema,
  }),
  z.object({ kind: z.literal("handler_threw"), ...faultSchema }),
  z.object({ kind: z.literal("mcp"), message: z.unknown() }),
  z.object({
    kind: z.literal("backend_call"),
    id: z.int(),
    method: z.string(),
    args: z.array(z.unknown()),
  }),
]);
export type FromRunner = z.infer<typeof fromRunnerSchema>;

/** One end of a message channel: a MessagePort, or a worker's own scope. */
export type Port = {
  post(message: unknown): void;
  listen(onMessage: (message: unknown) => void): void;
  close(): void;
};

/** A MessagePort as a Port. */
export function messagePort(port: MessagePort): Port {
  return {
    post: (message) => port.postMessage(message),
    listen: (onMessage) => {
      port.onmessage = (event) => onMessage(event.data);
    },
    close: () => port.close(),
  };
}
