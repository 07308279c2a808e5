import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { toolErrorSchema } from "@/lib/domain/tool-error";
import { CLIENTS } from "./testing/clients";

const ROOT = join(import.meta.dirname, "..");
const LAUNCHER = join(ROOT, "mcp-server", "stdio.mjs");

const start = (...args: string[]) => ({ command: process.execPath, args: [LAUNCHER, ...args] });

describe.each(CLIENTS)("a client of SDK %s over stdio", (_name, revision, connect) => {
  it("agrees on the revision and gets the style that was asked for", async () => {
    await using client = await connect(start("--style", "structured"));
    expect(client.protocolVersion).toBe(revision);
    expect(await client.toolNames()).toHaveLength(5);
    const result = await client.call("lookup_order", { order_id: "A-999" });
    expect(toolErrorSchema.parse(result.structuredContent)).toMatchObject({ errorCategory: "business" });
    await expect(client.call("nope")).rejects.toMatchObject({ code: -32602 });
  }, 30_000);
});

it("is registered in .mcp.json as a command that starts", async () => {
  const schema = z.object({
    mcpServers: z.record(z.string(), z.object({ command: z.string(), args: z.array(z.string()) })),
  });
  const { mcpServers } = z.parse(schema, JSON.parse(readFileSync(join(ROOT, ".mcp.json"), "utf8")));
  const [server] = Object.values(mcpServers);
  if (!server) throw new Error("no server is registered");
  await using client = await CLIENTS[0][2](server);
  const failed = await client.call("lookup_order", { order_id: "A-403" });
  expect(failed.structuredContent).toMatchObject({ errorCategory: "permission" });
}, 30_000);

/** Runs the server to its end with this on standard input. */
function run(args: string[], input: string) {
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = spawn(process.execPath, [LAUNCHER, ...args]);
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk) => {
      stdout += chunk;
      // The last answer is there: the end of the input ends the server.
      if (stdout.includes('"id":2')) child.stdin.end();
    });
    child.stderr.on("data", (chunk) => {
      stderr += chunk;
    });
    child.on("close", (code) => resolve({ code, stdout, stderr }));
    if (input === "") child.stdin.end();
    else child.stdin.write(input);
  });
}

it("writes messages to standard output, one JSON line a call to standard error, and ends with its input", async () => {
  const initialize = {
    protocolVersion: "2024-11-05",
    capabilities: {},
    clientInfo: { name: "plain", version: "0" },
  };
  const lines = [
    { jsonrpc: "2.0", id: 1, method: "initialize", params: initialize },
    { jsonrpc: "2.0", method: "notifications/initialized" },
    {
      jsonrpc: "2.0",
      id: 2,
      method: "tools/call",
      params: { name: "get_customer", arguments: { name: "Li Na" } },
    },
  ];
  const { code, stdout, stderr } = await run([], lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  expect(code).toBe(0);
  const messages = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(messages.map((message) => message.id)).toEqual([1, 2]);
  expect(messages[0].result.protocolVersion).toBe("2024-11-05");
  expect(JSON.parse(stderr.trim())).toMatchObject({
    tool: "get_customer",
    arguments: ["name"],
    outcome: "found",
  });
  expect(stderr).not.toContain("Li Na");
}, 30_000);

it.each([
  ["an unknown style", ["--style", "nope"], "style must be one of"],
  ["a bad number", ["--transient-failures", "-1"], "transient-failures"],
  ["an unknown option", ["--nope"], "nope"],
])(
  "refuses %s with a sentence and the usage",
  async (_what, args, words) => {
    const { code, stdout, stderr } = await run(args, "");
    expect(code).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain(words);
    expect(stderr).toContain("Usage:");
  },
  30_000,
);
