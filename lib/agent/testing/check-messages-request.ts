import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import * as z from "zod/mini";

const block = z.looseObject({ type: z.string() });
const bodySchema = z.looseObject({
  model: z.string(),
  max_tokens: z.int(),
  stream: z.optional(z.boolean()),
  system: z.optional(z.string()),
  messages: z.array(
    z.object({ role: z.enum(["user", "assistant"]), content: z.union([z.string(), z.array(block)]) }),
  ),
  tools: z.optional(z.array(z.looseObject({ name: z.string() }))),
  metadata: z.optional(z.object({ user_id: z.string() })),
});
export type MessagesBody = z.infer<typeof bodySchema>;

export type ReceivedRequest = { path: string; headers: IncomingHttpHeaders; body: MessagesBody };

/** Refused by the Messages API since version 2026-10-21. */
const SAMPLING_PARAMETERS = ["temperature", "top_p", "top_k"];

/** What the Messages API would hold against a request. */
export function checkRequest(
  req: IncomingMessage,
  text: string,
): { request: ReceivedRequest; problems: string[] } {
  const body = bodySchema.parse(JSON.parse(text));
  const { headers } = req;
  const problems: string[] = [];
  const check = (ok: boolean, problem: string) => {
    if (!ok) problems.push(problem);
  };
  check(req.method === "POST" && req.url === "/v1/messages", `wrong target: ${req.method} ${req.url}`);
  check(headers["content-type"] === "application/json", "content-type is not application/json");
  check(Boolean(headers["anthropic-version"]), "anthropic-version is missing");
  check(Boolean(headers.authorization ?? headers["x-api-key"]), "no key");
  for (const name of SAMPLING_PARAMETERS) check(!(name in body), `${name} is not supported`);
  problems.push(...checkMessages(body.messages));
  return { request: { path: req.url ?? "", headers, body }, problems };
}

function checkMessages(messages: MessagesBody["messages"]): string[] {
  const problems: string[] = [];
  if (messages[0]?.role !== "user") problems.push("the first message is not the user's");
  let open: unknown[] = [];
  for (const [index, message] of messages.entries()) {
    const at = `messages.${index}`;
    const content =
      typeof message.content === "string" ? [{ type: "text", text: message.content }] : message.content;
    if (content.length === 0) problems.push(`${at}: empty content`);
    if (content.some((b) => b.type === "text" && b.text === "")) problems.push(`${at}: empty text block`);
    const results = content.filter((b) => b.type === "tool_result");
    if (
      content.findIndex((b) => b.type !== "tool_result") < results.length &&
      results.length < content.length
    ) {
      problems.push(`${at}: tool_result blocks must come first`);
    }
    const answered = results.map((b) => b.tool_use_id);
    if (JSON.stringify(answered) !== JSON.stringify(open)) {
      problems.push(
        `${at}: tool results ${JSON.stringify(answered)} do not answer ${JSON.stringify(open)} in order`,
      );
    }
    if (results.some((b) => b.is_error !== undefined && typeof b.is_error !== "boolean")) {
      problems.push(`${at}: is_error is no boolean`);
    }
    open = content.filter((b) => b.type === "tool_use").map((b) => b.id);
  }
  return problems;
}
