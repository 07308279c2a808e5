import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compile } from "./compile";
import { type Exercise, failWith } from "./exercise";
import { expectResult } from "./expect";
import { runUntilStuck, type SandboxReport } from "./run-in-sandbox";
import { LoadError } from "./session";
import { openTestSession } from "./testing";

const TOOL = {
  name: "look",
  description: "Looks.",
  inputSchema: { type: "object" as const, properties: {} },
};
const EXERCISE = { tool: TOOL, backendMethods: ["find"] };

// The test runner names modules by their address in stack traces; engines go by `sourceURL`, as the sandbox does.
const { prepareStackTrace } = Error;
beforeAll(() => {
  Reflect.deleteProperty(Error, "prepareStackTrace");
});
afterAll(() => {
  if (prepareStackTrace) Error.prepareStackTrace = prepareStackTrace;
});

async function callOnce(source: string, find: () => unknown = () => 1) {
  const session = await openTestSession(EXERCISE, source);
  const record = await session.call({ id: "A-1" }, { find });
  await session.close();
  return record;
}

describe("what a handler throws", () => {
  it("is reported with its message and its line", async () => {
    const { answer } = await callOnce("export function handler(input) {\n  return input.missing.field;\n}");
    expect(answer).toMatchObject({
      kind: "protocol_error",
      thrown: { message: expect.stringContaining("TypeError"), line: 2, column: expect.any(Number) },
    });
  });

  it("is found at the learner's own call where the backend threw it", async () => {
    const source =
      "export async function handler(input, backend) {\n  const x = 1;\n  return await backend.find(input.id);\n}";
    const { answer } = await callOnce(source, failWith("database down", { code: "X", stack: "elsewhere" }));
    expect(answer).toMatchObject({ thrown: { message: "Error: database down", line: 3 } });
  });

  it("keeps the backend's own stack for the handler that catches it", async () => {
    const source =
      'export const handler = (_input, backend) => backend.find().catch((error) => ({ content: [{ type: "text", text: error.stack + error.code }] }));';
    const { answer } = await callOnce(source, failWith("down", { code: "-X", stack: "elsewhere" }));
    expect(answer).toMatchObject({ kind: "result", result: { content: [{ text: "elsewhere-X" }] } });
  });
});

describe("code that cannot be loaded", () => {
  const problemOf = async (source: string, timeoutMs?: number) => {
    try {
      await openTestSession(EXERCISE, source, timeoutMs);
    } catch (error) {
      if (error instanceof LoadError) return error.problem;
    }
    return undefined;
  };

  it("is told apart: no handler, an exception, an endless wait", async () => {
    expect(await problemOf("export const handle = 1;")).toMatchObject({
      kind: "no_handler",
      message: "The module exports handle.",
    });
    expect(await problemOf('\nthrow new Error("early");')).toMatchObject({
      kind: "load_threw",
      message: "Error: early",
      line: 2,
    });
    expect(
      await problemOf("await new Promise(() => undefined);\nexport const handler = 1;", 500),
    ).toMatchObject({
      kind: "load_stuck",
    });
  });

  it("is refused before it runs where it is no TypeScript or imports something", () => {
    expect(compile("const a = 1;\nexport function handler( {")).toMatchObject({
      ok: false,
      problem: { kind: "syntax", line: 2 },
    });
    expect(compile('const a = 1;\nimport fs from "node:fs";\nexport const handler = fs.stat;')).toMatchObject(
      {
        ok: false,
        problem: { kind: "import", line: 2 },
      },
    );
    expect(compile('import type { A } from "a";\nexport const handler = (a: A) => a;')).toMatchObject({
      ok: true,
    });
  });
});

describe("a run of the checks", () => {
  const check = (id: string, find: () => unknown): Exercise["checks"][number] => ({
    id,
    title: { en: id, zh: id },
    run: async (workbench) =>
      expectResult(await workbench.call({}, { find }), { en: "ok", zh: "ok" }, () => true),
  });
  const exercise: Exercise = {
    ...EXERCISE,
    slug: "x",
    checks: [
      check("fine", () => 1),
      check("fails", failWith("down")),
      check("fails-again", failWith("down")),
    ],
  };
  const runAll = async (source: string, timeoutMs?: number) => {
    const session = await openTestSession(EXERCISE, source, timeoutMs);
    const reports: SandboxReport[] = [];
    const end = await runUntilStuck(exercise, session, 1, (report) => reports.push(report));
    await session.close();
    return { reports, end };
  };

  it("says at each check what was thrown, and where", async () => {
    const { reports, end } = await runAll(
      "export async function handler(_input, backend) {\n  return { content: [{ type: 'text', text: String(await backend.find()) }] };\n}",
    );
    expect(end).toEqual({ kind: "finished", solved: false });
    expect(reports.map(({ threw }) => threw?.line)).toEqual([undefined, 2, 2]);
  });

  it("stops at the first call without an answer", async () => {
    const { reports, end } = await runAll(
      "export const handler = () => new Promise(() => undefined);",
      1_000,
    );
    expect(end).toMatchObject({ kind: "stopped", during: { id: "fine" } });
    expect(reports).toHaveLength(1);
  });

  it("takes nothing from messages that are not a result of the call", async () => {
    const { end, reports } = await runAll(
      "export const handler = () => ({ content: 'all passed', solved: true });",
    );
    expect(end).toEqual({ kind: "finished", solved: false });
    expect(reports.every(({ outcome }) => !outcome.pass)).toBe(true);
  });
});
