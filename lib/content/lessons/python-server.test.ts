import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { describe, expect, it } from "vitest";

const SERVER = join(import.meta.dirname, "..", "..", "..", "examples", "orders_server.py");
const PYTHON = process.env.PYTHON ?? "python3";
const hasMcp = spawnSync(PYTHON, ["-c", "import mcp.server.lowlevel, anyio"]).status === 0;

describe("the Python server", () => {
  it("parses", () => {
    const { status, error } = spawnSync(PYTHON, ["-m", "py_compile", SERVER]);
    if (!error) expect(status).toBe(0);
  });

  it.skipIf(!hasMcp)("answers the orders of lesson 10 as the lesson says", async () => {
    const client = new Client({ name: "lesson-10", version: "1.0.0" });
    await client.connect(new StdioClientTransport({ command: PYTHON, args: [SERVER], stderr: "ignore" }));
    const ask = async (orderId: string) =>
      await client.callTool({ name: "lookup_order", arguments: { order_id: orderId } });
    try {
      expect(await ask("A-1")).toMatchObject({ isError: false });
      for (const _ of [1, 2]) {
        expect(await ask("A-TIMEOUT")).toMatchObject({
          isError: true,
          structuredContent: { errorCategory: "transient", isRetryable: true },
        });
      }
      expect(await ask("A-TIMEOUT")).toMatchObject({ isError: false });
      expect(await ask("abc")).toMatchObject({
        isError: true,
        structuredContent: { errorCategory: "validation", field: "order_id" },
      });
      expect(await ask("A-404")).toMatchObject({ isError: false, structuredContent: { results: [] } });
      expect(await ask("A-999")).toMatchObject({
        isError: true,
        structuredContent: { errorCategory: "business", customerMessage: expect.any(String) },
      });
      await expect(client.callTool({ name: "no_such_tool", arguments: {} })).rejects.toMatchObject({
        code: -32602,
      });
    } finally {
      await client.close();
    }
  });
});
