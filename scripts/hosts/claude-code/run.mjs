// Runs Claude Code over given replies: reads [{ "result": … } | { "error": … }] from standard input, writes what it sends
// to the Messages API as the tool's result of each, as [{ "claude-code": { shown, flagged } }]. The API is a server of ours
// on this machine that has the model call the tool once; home folder and environment are made for the run.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));
const PROGRAM = join(
  HERE,
  "node_modules",
  "@anthropic-ai",
  `claude-code-${process.platform}-${process.arch}`,
  process.platform === "win32" ? "claude.exe" : "claude",
);
const TOOL = "mcp__server__lookup_order";
const TIMEOUT_MS = 60_000;

/** A streamed message with one block. */
function* message(block, delta, stop_reason) {
  const head = { id: "msg_1", type: "message", role: "assistant", model: "m", content: [] };
  const usage = { input_tokens: 1, output_tokens: 1 };
  yield { type: "message_start", message: { ...head, stop_reason: null, stop_sequence: null, usage } };
  yield { type: "content_block_start", index: 0, content_block: block };
  yield { type: "content_block_delta", index: 0, delta };
  yield { type: "content_block_stop", index: 0 };
  yield { type: "message_delta", delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 1 } };
  yield { type: "message_stop" };
}

/** A Messages API that calls the tool, then is done. `seen` gets the block with the tool's result. */
function messagesApi(seen) {
  return createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    if (request.method !== "POST" || !/^\/v1\/messages(?:\?|$)/.test(request.url)) {
      response.writeHead(404).end("{}");
      return;
    }
    const blocks = JSON.parse(body).messages.flatMap(({ content }) =>
      Array.isArray(content) ? content : [],
    );
    const result = blocks.findLast((block) => block.type === "tool_result");
    if (result) seen.push(result);
    const events = result
      ? message({ type: "text", text: "" }, { type: "text_delta", text: "done" }, "end_turn")
      : message(
          { type: "tool_use", id: "toolu_1", name: TOOL, input: {} },
          { type: "input_json_delta", partial_json: "{}" },
          "tool_use",
        );
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const event of events) response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    response.end();
  });
}

/** The text of a `tool_result` without what the host adds for itself. */
function textOf({ content }) {
  const texts =
    typeof content === "string" ? [content] : content.map((block) => block.text ?? JSON.stringify(block));
  return texts
    .join("\n")
    .replace(/\s*<system-reminder>[\s\S]*?<\/system-reminder>/g, "")
    .trim();
}

async function run(reply) {
  const seen = [];
  const api = messagesApi(seen);
  await new Promise((resolve) => api.listen(0, "127.0.0.1", resolve));
  const home = mkdtempSync(join(tmpdir(), "failwell-host-"));
  const config = join(home, "mcp.json");
  const server = {
    command: process.execPath,
    args: [join(HERE, "..", "reply-server.mjs")],
    env: { REPLY: JSON.stringify(reply) },
  };
  writeFileSync(config, JSON.stringify({ mcpServers: { server } }));
  const args = [
    "-p",
    "Look up the order.",
    "--mcp-config",
    config,
    "--strict-mcp-config",
    "--allowedTools",
    TOOL,
  ];
  const child = spawn(PROGRAM, args, {
    cwd: home,
    timeout: TIMEOUT_MS,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH,
      HOME: home,
      ANTHROPIC_API_KEY: "none",
      ANTHROPIC_BASE_URL: `http://127.0.0.1:${api.address().port}`,
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
      // The tool stands in the prompt, as it does where there are few.
      ENABLE_TOOL_SEARCH: "false",
    },
  });
  await new Promise((resolve) => child.on("close", resolve));
  api.close();
  rmSync(home, { recursive: true, force: true });
  const [result] = seen;
  if (!result) throw new Error("Claude Code did not call the tool");
  return { "claude-code": { shown: textOf(result), flagged: result.is_error === true } };
}

let input = "";
for await (const chunk of process.stdin.setEncoding("utf8")) input += chunk;
const all = [];
for (const reply of JSON.parse(input)) all.push(await run(reply));
process.stdout.write(JSON.stringify(all));
