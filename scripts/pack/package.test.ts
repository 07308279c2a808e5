import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { type Done, runProcess } from "@/lib/audit/cli/testing/run-process";
import { RULES } from "@/lib/audit/rules";
import { ruleWords } from "@/lib/audit/words";
import { createVirtualClock } from "@/lib/domain/clock";
import { createMcpEndpoint } from "@/mcp-server/http/mcp-endpoint";
import { serve } from "@/mcp-server/testing/http-server";
import { childEnvironment } from "../setup/run-command.mjs";
import { buildPackage, ROOT } from "./build-package.mjs";
import { slimText } from "./manifest.mjs";

/** The package stays far from the web app's hundreds of megabytes. */
const MAX_UNPACKED_BYTES = 700_000;

const base = mkdtempSync(join(tmpdir(), "failwell-package-"));
/** What `npm pack` packs, built anew. */
const stage = join(base, "stage");
/** Somebody's project: empty but for the installed tarball. */
const project = join(base, "project");

function run(command: string, args: string[], cwd: string): Promise<Done> {
  const path = [join(project, "node_modules", ".bin"), process.env.PATH].join(delimiter);
  const inherited = childEnvironment({ PATH: path, NO_COLOR: "1", VITEST: "" });
  // Even an empty FORCE_COLOR forces colours.
  const env = { ...inherited, FORCE_COLOR: undefined, NODE_ENV: "development" as const };
  return runProcess(command, args, { cwd, env });
}

const failwell = (...args: string[]) => run("failwell", args, project);

/** The blocks of docs/audit.md: language, file name where it has one, text. */
const blocks = [
  ...readFileSync(join(ROOT, "docs", "audit.md"), "utf8").matchAll(/```(\w+) ?([^\n]*)\n([\s\S]*?)```/g),
].map(([, language = "", name = "", text = ""]) => ({ language, name, text }));

beforeAll(async () => {
  await buildPackage(join(stage, "dist", "package"));
  for (const file of ["README.md", "LICENSE"]) cpSync(join(ROOT, file), join(stage, file));
  await writeFile(join(stage, "package.json"), slimText(readFileSync(join(ROOT, "package.json"), "utf8")));
  const packed = await run("npm", ["pack", "--pack-destination", base], stage);
  expect(packed).toMatchObject({ status: 0 });
  mkdirSync(project);
  await writeFile(join(project, "package.json"), '{"name":"project","private":true,"type":"module"}');
  const tarball = readdirSync(base).find((name) => name.endsWith(".tgz")) ?? "";
  const installed = await run(
    "npm",
    ["install", "--offline", "--no-audit", "--no-fund", join(base, tarball)],
    project,
  );
  expect(installed).toMatchObject({ status: 0 });
  for (const { name, text } of blocks) if (name !== "") await writeFile(join(project, name), text);
}, 240_000);

afterAll(() => rmSync(base, { recursive: true, force: true }));

test("docs/audit.md names every rule with its severity and title", () => {
  const manual = readFileSync(join(ROOT, "docs", "audit.md"), "utf8");
  const rows = RULES.map(({ id, severity }) => `| \`${id}\` | ${severity} | ${ruleWords(id, "en").title} |`);
  for (const row of rows) expect(manual).toContain(row);
});

describe("the tarball in an empty folder", () => {
  it("brings no dependency and none of the web app", () => {
    expect(readdirSync(join(project, "node_modules")).filter((name) => !name.startsWith("."))).toEqual([
      "failwell",
    ]);
    const folder = join(project, "node_modules", "failwell");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
      join(folder, name),
    );
    const bytes = files.reduce((sum, file) => sum + (statSync(file).isFile() ? statSync(file).size : 0), 0);
    expect(bytes).toBeLessThan(MAX_UNPACKED_BYTES);
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    for (const field of ["dependencies", "devDependencies", "scripts", "private"])
      expect(manifest).not.toHaveProperty(field);
  });

  it("does what docs/audit.md shows, word for word", async () => {
    const shown = blocks.filter(({ language }) => language === "console");
    expect(shown.length).toBeGreaterThan(1);
    for (const { text } of shown) {
      const [command = "", ...output] = text.split("\n");
      const done = await run("sh", ["-c", command.replace(/^\$ npx /, "")], project);
      expect([command, done.stdout]).toEqual([command, output.join("\n")]);
    }
    const sarif = JSON.parse(readFileSync(join(project, "audit.sarif"), "utf8"));
    expect(sarif).toMatchObject({ version: "2.1.0", runs: [{ tool: { driver: { name: "failwell" } } }] });
    expect(sarif.runs[0].results).toHaveLength(4);
  });

  it("answers by exit status, as JSON, and with what is wrong with the arguments", async () => {
    expect((await failwell("audit", "results.jsonl", "--min-grade", "F")).status).toBe(0);
    const json = await failwell("audit", "results.jsonl", "--json");
    expect(JSON.parse(json.stdout)).toMatchObject({ summary: { grade: "F", results: 2 } });
    for (const [args, words] of [
      [["audit"], "name a file"],
      [["audit", "results.jsonl", "--min-grade", "Z"], "--min-grade is one of"],
      [["audit", "no-such-file.json"], "no-such-file.json"],
      [["repair"], "no command"],
    ] as const) {
      const done = await failwell(...args);
      expect([done.status, done.stderr]).toEqual([2, expect.stringContaining(words)]);
    }
    expect((await failwell("--version")).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it("probes a server by address and by command", async () => {
    await using server = await serve(createMcpEndpoint({ clock: createVirtualClock() }));
    const byUrl = await failwell(
      "audit",
      new URL("?style=structured", server.url).href,
      "--json",
      "--min-grade",
      "A",
    );
    expect(byUrl.status).toBe(0);
    expect(JSON.parse(byUrl.stdout).servers[0].tools.length).toBeGreaterThan(3);
    const stdio = join(ROOT, "mcp-server", "stdio.mjs");
    const byCommand = await failwell(
      "audit",
      "--min-grade",
      "B",
      "--skip",
      "get_customer",
      "--",
      process.execPath,
      stdio,
      "--style",
      "generic",
    );
    expect(byCommand.status).toBe(1);
    expect(byCommand.stdout).toContain("left out by --skip: get_customer");
    expect(byCommand.stdout).toContain("generic-message");
  });

  it("can be required, as Jest does", async () => {
    const script =
      'const { auditToolResult } = require("failwell"); const { toFailWell } = require("failwell/jest");' +
      "console.log(auditToolResult({ content: [], isError: true }).grade, toFailWell({ content: [], isError: true }).pass)";
    await writeFile(join(project, "required.cjs"), script);
    expect(await run(process.execPath, ["required.cjs"], project)).toEqual({
      status: 0,
      stdout: "D false\n",
      stderr: "",
    });
  });

  const jest = join(ROOT, "scripts", "pack", "jest", "node_modules");
  // Installed by `npm run pack:jest`.
  it.skipIf(!existsSync(jest))("runs the Jest test of docs/audit.md, whose types hold", async () => {
    const program = join(jest, "jest", "bin", "jest.js");
    const done = await run(process.execPath, [program, "--testMatch", "**/*.jest.cjs"], project);
    expect(done.stderr).toMatch(/Tests: +1 passed, 1 total/);
    expect(done.status).toBe(0);
    const typed =
      'import { toFailWell } from "failwell/jest";\nexpect.extend({ toFailWell });\nexpect({}).toFailWell({ minGrade: "B" });\n';
    for (const name of ["typed.cts", "typed.mts"]) {
      await writeFile(join(project, name), typed);
      const tsc = join(ROOT, "node_modules", "typescript", "bin", "tsc");
      const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2023"];
      const roots = ["--typeRoots", join(jest, "@types"), "--types", "jest"];
      const types = await run(process.execPath, [tsc, ...options, ...roots, name], project);
      expect(types).toEqual({ status: 0, stdout: "", stderr: "" });
    }
  });

  it("runs the unit test of docs/audit.md, whose types hold", async () => {
    for (const name of ["vitest", "typescript", "@types"])
      symlinkSync(join(ROOT, "node_modules", name), join(project, "node_modules", name));
    const vitest = await run(
      process.execPath,
      [join(ROOT, "node_modules", "vitest", "vitest.mjs"), "run"],
      project,
    );
    expect(vitest.stdout).toMatch(/2 passed/);
    expect(vitest.status).toBe(0);
    const tsc = join(ROOT, "node_modules", "typescript", "bin", "tsc");
    const options = ["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext", "--target", "es2023"];
    const types = await run(process.execPath, [tsc, ...options, "orders.test.ts"], project);
    expect(types).toEqual({ status: 0, stdout: "", stderr: "" });
  });
});
