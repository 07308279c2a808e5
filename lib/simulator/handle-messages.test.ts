import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Anthropic from "@anthropic-ai/sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SseDecoder } from "@/lib/streaming/sse";
import { handleMessages, MAX_BODY_BYTES } from "./handle-messages";
import { encodeSettings } from "./settings";
import { LOOKUP_TOOL } from "./testing/tools";

const base = {
  model: "simulator",
  max_tokens: 1000,
  tools: [LOOKUP_TOOL],
} satisfies Partial<Anthropic.MessageCreateParams>;
const question: Anthropic.MessageParam = { role: "user", content: "Where is my order X-12?" };

function post(body: unknown, init: RequestInit = {}): Promise<Response> {
  return handleMessages(
    new Request("http://localhost/v1/messages", {
      method: "POST",
      headers: { "x-api-key": "any", "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
      ...init,
    }),
  );
}

describe("through the Anthropic SDK", () => {
  const injected = new Anthropic({
    apiKey: "any",
    maxRetries: 0,
    fetch: (input, init) => handleMessages(new Request(input, init)),
  });

  it("streams the same message that it sends whole", async () => {
    const whole = await injected.messages.create({ ...base, messages: [question] });
    const streamed = await injected.messages.stream({ ...base, messages: [question] }).finalMessage();
    expect(whole.stop_reason).toBe("tool_use");
    expect(streamed.stop_reason).toBe("tool_use");
    const plain = (message: Anthropic.Message) =>
      message.content.map((block) =>
        block.type === "tool_use" ? block.input : block.type === "thinking" ? block.thinking : block,
      );
    expect(plain(streamed)).toEqual(plain(whole));
    expect(streamed.usage.output_tokens).toBe(whole.usage.output_tokens);
    const use = whole.content.find((block) => block.type === "tool_use");
    expect(use).toMatchObject({ name: "lookup_parcel", input: { parcel_id: "X-12" } });
  });

  it("carries on from a tool result", async () => {
    const first = await injected.messages.create({ ...base, messages: [question] });
    const use = first.content.find((block) => block.type === "tool_use");
    const reply = await injected.messages.create({
      ...base,
      messages: [
        question,
        { role: "assistant", content: first.content },
        {
          role: "user",
          content: [
            {
              type: "tool_result",
              tool_use_id: use?.id ?? "",
              content: '{"results":[{"status":"delivered","item":"lamp"}]}',
            },
          ],
        },
      ],
    });
    expect(reply.stop_reason).toBe("end_turn");
    expect(reply.content.at(-1)).toMatchObject({ type: "text", text: expect.stringContaining("lamp") });
  });

  describe("over a real HTTP server", () => {
    let server: Server;
    let client: Anthropic;
    beforeAll(async () => {
      server = createServer((incoming, outgoing) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("end", () => {
          const headers = Object.entries(incoming.headers).flatMap(([k, v]) =>
            typeof v === "string" ? [[k, v] satisfies [string, string]] : [],
          );
          const request = new Request(`http://localhost${incoming.url}`, {
            method: "POST",
            headers,
            body: Buffer.concat(chunks),
          });
          handleMessages(request).then(
            async (response) => {
              outgoing.writeHead(response.status, Object.fromEntries(response.headers));
              if (response.body) for await (const chunk of response.body) outgoing.write(chunk);
              outgoing.end();
            },
            (error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined),
          );
        });
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const address = server.address() satisfies string | AddressInfo | null;
      const port = typeof address === "object" ? address?.port : 0;
      client = new Anthropic({ apiKey: "any", baseURL: `http://127.0.0.1:${port}`, maxRetries: 0 });
    });
    afterAll(() => server.close());

    it("streams every event in the API's order", async () => {
      const stream = await client.messages.create({ ...base, stream: true, messages: [question] });
      const types: string[] = [];
      for await (const event of stream) types.push(event.type);
      const runs = types.filter((type, index) => type !== types[index - 1]);
      const block = ["content_block_start", "content_block_delta", "content_block_stop"];
      expect(runs).toEqual(["message_start", ...block, ...block, "message_delta", "message_stop"]);
    });

    it("shows refusals as the SDK's own errors", async () => {
      const refused = client.messages.create({ ...base, messages: [{ role: "assistant", content: "Hi" }] });
      await expect(refused).rejects.toBeInstanceOf(Anthropic.BadRequestError);
      await expect(refused).rejects.toMatchObject({ type: "invalid_request_error" });
    });
  });
});

describe("the protocol", () => {
  it("gives the same bytes for the same request, and other ones for another seed", async () => {
    const body = (seed: number) => ({
      ...base,
      stream: true,
      messages: [question],
      metadata: { user_id: encodeSettings({ seed }) },
    });
    const text = async (seed: number) => (await post(body(seed))).text();
    expect(await text(1)).toBe(await text(1));
    expect(await text(1)).not.toBe(await text(2));
  });

  it.each([
    ["no JSON", "{", /JSON/],
    ["no max_tokens", { model: "m", messages: [question] }, /max_tokens/],
    ["no messages", { ...base, messages: [] }, /messages/],
    ["a sampling parameter", { ...base, temperature: 0.5, messages: [question] }, /temperature/],
    [
      "an unknown block",
      { ...base, messages: [{ role: "user", content: [{ type: "sound" }] }] },
      /messages\.0\.content/,
    ],
    ["an unanswered tool use", { ...base, messages: [question, toolUse("a")] }, /tool_use ids/],
    [
      "a result for no tool use",
      { ...base, messages: [question, { role: "user", content: [toolResult("a")] }] },
      /no tool_use/,
    ],
    [
      "text before a result",
      {
        ...base,
        messages: [
          question,
          toolUse("a"),
          { role: "user", content: [{ type: "text", text: "x" }, toolResult("a")] },
        ],
      },
      /come first/,
    ],
    [
      "an unknown forced tool",
      { ...base, messages: [question], tool_choice: { type: "tool", name: "nope" } },
      /nope/,
    ],
    [
      "bad settings",
      { ...base, messages: [question], metadata: { user_id: '{"seed":1,"set":{"ratios.x":1}}' } },
      /user_id/,
    ],
  ])("refuses %s with 400", async (_what, body, message) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      type: "error",
      error: { type: "invalid_request_error", message: expect.stringMatching(message) },
      request_id: expect.stringMatching(/^req_/),
    });
    expect(response.headers.get("request-id")).toMatch(/^req_/);
  });

  it("wants a key, POST, and a body of reasonable size", async () => {
    const keyless = await post({ ...base, messages: [question] }, { headers: {} });
    expect([keyless.status, await keyless.json()]).toMatchObject([
      401,
      { error: { type: "authentication_error" } },
    ]);
    const bearer = await post({ ...base, messages: [question] }, { headers: { authorization: "Bearer x" } });
    expect(bearer.status).toBe(200);
    const get = await handleMessages(new Request("http://localhost/v1/messages"));
    expect([get.status, get.headers.get("allow")]).toEqual([405, "POST"]);
    const large = await post("x".repeat(MAX_BODY_BYTES + 1));
    expect([large.status, await large.json()]).toMatchObject([413, { error: { type: "request_too_large" } }]);
  });

  it("obeys max_tokens and stop_sequences", async () => {
    const hello = { role: "user", content: "hello" };
    const cut = await (
      await post({ ...base, max_tokens: 12, thinking: { type: "disabled" }, messages: [hello] })
    ).json();
    expect(cut).toMatchObject({ stop_reason: "max_tokens", usage: { output_tokens: 12 } });
    const call = await (
      await post({ ...base, max_tokens: 3, thinking: { type: "disabled" }, messages: [question] })
    ).json();
    expect(call).toMatchObject({ stop_reason: "max_tokens", content: [] });
    const stopped = await (await post({ ...base, stop_sequences: ["!"], messages: [hello] })).json();
    expect(stopped).toMatchObject({
      stop_reason: "stop_sequence",
      stop_sequence: "!",
      content: [{ type: "thinking" }, { text: "Hello" }],
    });
  });

  it("obeys tool_choice", async () => {
    const ask = async (tool_choice: object) =>
      (
        await post({ ...base, tool_choice, messages: [{ role: "user", content: "Orders X-1 and X-2?" }] })
      ).json();
    const uses = (message: { content: { type: string }[] }) =>
      message.content.filter((b) => b.type === "tool_use").length;
    expect(uses(await ask({ type: "auto" }))).toBe(2);
    expect(uses(await ask({ type: "auto", disable_parallel_tool_use: true }))).toBe(1);
    expect(uses(await ask({ type: "none" }))).toBe(0);
    const forced = await post({
      ...base,
      tool_choice: { type: "any" },
      messages: [{ role: "user", content: "hello" }],
    });
    expect(uses(await forced.json())).toBe(1);
  });

  it("ends the stream when the request is aborted", async () => {
    const abort = new AbortController();
    const response = await post({ ...base, stream: true, messages: [question] }, { signal: abort.signal });
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(new SseDecoder().push(new TextDecoder().decode(first?.value))[0]?.event).toBe("message_start");
    abort.abort(new Error("gone"));
    await expect(reader?.read().then(() => reader.read())).rejects.toThrow("gone");
  });
});

function toolUse(id: string) {
  return { role: "assistant", content: [{ type: "tool_use", id, name: LOOKUP_TOOL.name, input: {} }] };
}

function toolResult(tool_use_id: string) {
  return { type: "tool_result", tool_use_id, content: "ok" };
}
