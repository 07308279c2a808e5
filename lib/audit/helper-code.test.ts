import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { type CallToolResult, CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { transform } from "sucrase";
import { afterAll, describe, expect, it } from "vitest";
import { ERROR_CATEGORIES, type ErrorCategory, type ToolError } from "../domain/tool-error";
import { auditItem } from "./audit";
import { helperCode } from "./helper-code";
import { itemsFromValue } from "./parse-input";

const ERRORS: Record<ErrorCategory, ToolError> = {
  transient: {
    errorCategory: "transient",
    isRetryable: true,
    message: "The order database timed out after 5 s; a retry usually succeeds.",
    retryAfterMs: 1000,
    attempts: 2,
  },
  validation: {
    errorCategory: "validation",
    isRetryable: false,
    message: 'order_id must look like "A-17"; 收到的是 abc.',
    field: "order_id",
    issues: [{ field: "order_id", message: "must look like A-17" }],
  },
  business: {
    errorCategory: "business",
    isRetryable: false,
    message: "The refund of 800 is above the cap of 500.",
    customerMessage: "Refunds above 500 need a manager's approval.",
    suggestedAction: "escalate_to_human",
    partialResults: [{ order_id: "A-1", refunded: true, note: null }],
  },
  permission: {
    errorCategory: "permission",
    isRetryable: false,
    message: "Orders of the EU need the role eu-support.",
    suggestedAction: "escalate_to_human",
  },
};

const folder = mkdtempSync(join(tmpdir(), "failwell-helper-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function gradeOf(result: unknown): string | undefined {
  const [item] = itemsFromValue(result);
  return item && auditItem(item).grade;
}

/** What a client gets from a real server whose tool returns `result`. */
async function throughServer(result: CallToolResult): Promise<unknown> {
  const server = new McpServer({ name: "orders", version: "1" });
  server.registerTool("lookup_order", { description: "Looks an order up" }, () => result);
  const client = new Client({ name: "test", version: "1" });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(far), client.connect(near)]);
  const seen = await client.callTool({ name: "lookup_order", arguments: {} });
  await client.close();
  return seen;
}

describe("toolError() in TypeScript", () => {
  it.each(ERROR_CATEGORIES)(
    "returns a %s error that a real server sends and that gets an A",
    async (category) => {
      const { code } = transform(helperCode("typescript", [ERRORS[category]]), {
        transforms: ["typescript"],
      });
      const module: { toolError(error: ToolError): unknown } = await import(
        /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
      );
      const result = CallToolResultSchema.parse(module.toolError(ERRORS[category]));
      expect(gradeOf(await throughServer(result))).toBe("A");
    },
  );

  it("compiles for every category, and refuses what contradicts itself", () => {
    const sets = [...ERROR_CATEGORIES.map((category) => [ERRORS[category]]), Object.values(ERRORS), []];
    const files = sets.map((errors, index) => {
      const file = join(folder, `tool-error-${index}.ts`);
      const calls = errors.map((error) => `toolError(${JSON.stringify(error)});`);
      writeFileSync(file, [helperCode("typescript", errors), ...calls].join("\n"));
      return file;
    });
    const wrong = join(folder, "wrong.ts");
    writeFileSync(
      wrong,
      `import { toolError } from "./tool-error-4";
// @ts-expect-error a business error cannot be retried
toolError({ errorCategory: "business", isRetryable: true, message: "m", customerMessage: "c" });
// @ts-expect-error a business error says what the customer may be told
toolError({ errorCategory: "business", isRetryable: false, message: "m" });
// @ts-expect-error a validation error names the field
toolError({ errorCategory: "validation", isRetryable: false, message: "m" });
`,
    );
    const tsc = join(import.meta.dirname, "..", "..", "node_modules", "typescript", "bin", "tsc");
    const options = [
      "--noEmit",
      "--strict",
      "--target",
      "es2022",
      "--module",
      "esnext",
      "--moduleResolution",
      "bundler",
    ];
    const types = ["--types", "", "--ignoreConfig"];
    const done = spawnSync(process.execPath, [tsc, ...options, ...types, ...files, wrong], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(done.stdout).toBe("");
    expect(done.status).toBe(0);
  });
});

const python = spawnSync("python3", ["--version"]).status === 0;

describe.skipIf(!python)("tool_error() in Python", () => {
  function runPython(source: string) {
    const file = join(folder, "helper.py");
    writeFileSync(file, source);
    return spawnSync("python3", [file], {
      encoding: "utf8",
      env: { ...process.env, PYTHONIOENCODING: "utf-8" },
    });
  }

  it.each(ERROR_CATEGORIES)(
    "returns a %s error that gets an A, by the call that it shows",
    async (category) => {
      const code = helperCode("python", [ERRORS[category]]);
      const call = code
        .slice(code.lastIndexOf("# return "))
        .replace("# return ", "result = ")
        .replaceAll("\n# ", "\n");
      const done = runPython(`${code}\n${call}\nprint(json.dumps(result))\n`);
      expect(done.stderr).toBe("");
      const result = CallToolResultSchema.parse(JSON.parse(done.stdout));
      expect(result.structuredContent).toEqual(ERRORS[category]);
      expect(gradeOf(await throughServer(result))).toBe("A");
    },
  );

  it.each([
    ['tool_error("business", "m")', "needs a customerMessage"],
    ['tool_error("validation", "m", retryable=True)', "is not retryable"],
  ])("refuses %s", (call, words) => {
    const done = runPython(`${helperCode("python", Object.values(ERRORS))}\n${call}\n`);
    expect(done.status).toBe(1);
    expect(done.stderr).toContain(words);
  });
});
