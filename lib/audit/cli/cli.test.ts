import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createVirtualClock } from "@/lib/domain/clock";
import { createMcpEndpoint } from "@/mcp-server/http/mcp-endpoint";
import { serve } from "@/mcp-server/testing/http-server";
import { wantsColor } from "./color";
import { type Done, runProcess } from "./testing/run-process";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const ESCAPE = "\u001b[";

const folder = mkdtempSync(join(tmpdir(), "failwell-cli-"));
const CLI = join(folder, "main.mjs");
const MODERN = join(folder, "testing", "modern-stdio.mjs");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  await build({
    absWorkingDir: ROOT,
    entryPoints: ["lib/audit/cli/main.ts", "lib/audit/cli/testing/modern-stdio.ts"],
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    tsconfig: "tsconfig.json",
    // What is CommonJS among the packages asks for Node's modules through `require`.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
  });
}, 60_000);

const file = join(folder, "result.json");
writeFileSync(file, '{"content":[{"type":"text","text":"Operation failed"}],"isError":true}');

/** This process's environment without what decides about colours. */
function environment(more: Record<string, string> = {}) {
  const { NO_COLOR: _no, FORCE_COLOR: _force, TERM: _term, ...env } = process.env;
  return { ...env, TERM: "xterm", ...more };
}

/** Runs the CLI as a process of its own, whose output is a pipe. */
function failwell(args: string[], env: Record<string, string> = {}): Promise<Done> {
  return runProcess(process.execPath, [CLI, ...args], { cwd: ROOT, env: environment(env) });
}

describe("failwell as a process", { timeout: 60_000 }, () => {
  it("sends the headers it is given, trimmed, and tells of a server that refuses without them", async () => {
    const endpoint = createMcpEndpoint({ clock: createVirtualClock() });
    const seen: (string | null)[] = [];
    await using server = await serve(async (request) => {
      seen.push(request.headers.get("x-tenant"));
      return request.headers.get("authorization") === "Bearer t-1"
        ? endpoint(request)
        : new Response("no", { status: 401 });
    });
    const url = new URL("?style=structured", server.url).href;
    const refused = await failwell(["audit", url]);
    expect(refused).toMatchObject({ status: 2, stdout: "", stderr: expect.stringContaining("HTTP 401") });
    const headers = ["--header", "Authorization: Bearer t-1", "--header", "X-Tenant:  shop:eu "];
    const answered = await failwell(["audit", url, ...headers, "--min-grade", "A", "--json"]);
    expect([answered.status, answered.stderr]).toEqual([0, ""]);
    expect(JSON.parse(answered.stdout).summary.grade).toBe("A");
    expect(new Set(seen.slice(-3))).toEqual(new Set(["shop:eu"]));
  });

  it("starts a server of SDK 2.x that speaks 2026-07-28 alone, with the environment it is given", async () => {
    const command = ["--", process.execPath, MODERN];
    const [structured, generic, unset] = await Promise.all([
      failwell(["audit", "--env", "ORDERS_STYLE=structured", "--json", ...command]),
      failwell(["audit", "--env", "ORDERS_STYLE=generic", "--min-grade", "B", ...command]),
      failwell(["audit", ...command]),
    ]);
    expect(JSON.parse(structured.stdout)).toMatchObject({
      summary: { grade: "A" },
      servers: [{ server: { protocolVersion: "2026-07-28", era: "modern" } }],
    });
    expect(structured.status).toBe(0);
    expect([generic.status, generic.stdout]).toEqual([1, expect.stringContaining("MCP 2026-07-28")]);
    expect(unset).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("the server ended (exit status 1)"),
    });
  });

  it("has colours where they are asked for, and none in a pipe, a file or JSON", async () => {
    const output = join(folder, "report.txt");
    const [piped, asked, forced, silenced, json] = await Promise.all([
      failwell(["audit", file]),
      failwell(["audit", file, "--color"], { NO_COLOR: "1" }),
      failwell(["audit", file], { FORCE_COLOR: "1" }),
      failwell(["audit", file, "--no-color"], { FORCE_COLOR: "1" }),
      failwell(["audit", file, "--json", "--color"]),
      failwell(["audit", file, "-o", output], { FORCE_COLOR: "1" }),
    ]);
    for (const { stdout } of [piped, silenced, json]) expect(stdout).not.toContain(ESCAPE);
    for (const { stdout } of [asked, forced]) expect(stdout).toContain(ESCAPE);
    expect(readFileSync(output, "utf8")).not.toContain(ESCAPE);
    expect(piped.stdout).toContain("generic-message");
  });

  const hasPty = process.platform === "linux" && spawnSync("script", ["--version"]).status === 0;
  it.skipIf(!hasPty)("has colours and progress on a terminal, and none under NO_COLOR", () => {
    const onTerminal = (args: string[], env: Record<string, string> = {}) =>
      spawnSync("script", ["-qec", [process.execPath, CLI, "audit", ...args].join(" "), "/dev/null"], {
        cwd: ROOT,
        env: environment(env),
        encoding: "utf8",
      }).stdout;
    expect(onTerminal([file])).toContain(`${ESCAPE}41m`);
    expect(onTerminal([file], { NO_COLOR: "1" })).not.toContain(ESCAPE);
    const probed = onTerminal([
      "--env",
      "ORDERS_STYLE=generic",
      "--no-color",
      "--",
      process.execPath,
      MODERN,
    ]);
    // The line of progress is written over itself and gone in the end.
    const shown = probed.split(`\r${ESCAPE}2K`);
    expect(shown.some((line) => /^\d+\/\d+ lookup_order missing_field$/.test(line))).toBe(true);
    expect(shown.at(-1)).toContain("Summary");
  });
});

describe("colours", () => {
  const terminal = (env: Record<string, string>) => ({ isTerminal: true, env });

  it.each([
    ["a terminal", {}, terminal({}), true],
    ["a pipe", {}, { isTerminal: false, env: {} }, false],
    ["a dumb terminal", {}, terminal({ TERM: "dumb" }), false],
    ["NO_COLOR", {}, terminal({ NO_COLOR: "1" }), false],
    ["an empty NO_COLOR", {}, terminal({ NO_COLOR: "" }), true],
    ["FORCE_COLOR in a pipe", {}, { isTerminal: false, env: { FORCE_COLOR: "1" } }, true],
    ["FORCE_COLOR=0", {}, terminal({ FORCE_COLOR: "0" }), false],
    ["NO_COLOR and FORCE_COLOR", {}, terminal({ NO_COLOR: "1", FORCE_COLOR: "1" }), false],
    ["a file", { output: "a.txt" }, terminal({ FORCE_COLOR: "1" }), false],
    ["--color", { color: true }, { isTerminal: false, env: { NO_COLOR: "1" } }, true],
    ["--no-color", { color: false }, terminal({ FORCE_COLOR: "1" }), false],
  ])("%s", (_name, request, settings, expected) => {
    expect(wantsColor(request, settings)).toBe(expected);
  });
});
