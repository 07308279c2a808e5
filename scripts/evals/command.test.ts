import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parseReport } from "@/lib/evals/report";
import { strategyReportSchema } from "@/lib/evals/strategies/report";
import { parseCommand, UsageError } from "./arguments";
import { main } from "./command";

const ROOT = join(import.meta.dirname, "../..");
const SMALL = [
  "--scenarios",
  "return_window",
  "--styles",
  "structured,generic",
  "--trials",
  "4",
  "--workers",
  "1",
];
const out: string[] = [];
const err: string[] = [];

beforeEach(() => {
  out.length = 0;
  err.length = 0;
  vi.spyOn(console, "log").mockImplementation((text) => void out.push(String(text)));
  vi.spyOn(console, "error").mockImplementation((text) => void err.push(String(text)));
});
afterEach(() => vi.restoreAllMocks());

describe("npm run evals", () => {
  it("prints the report as JSON, the same each time", async () => {
    expect(await main([...SMALL, "--json"], ROOT)).toBe(0);
    expect(await main([...SMALL, "--json"], ROOT)).toBe(0);
    expect(out[0]).toBe(out[1]);
    expect(parseReport(JSON.parse(out[0] ?? ""))).toMatchObject({ done: [{ from: 0, to: 8 }] });
  }, 60_000);

  it("merges shards into exactly the whole", async () => {
    const folder = await mkdtemp(join(tmpdir(), "evals-"));
    const files = ["a", "b", "c"].map((name) => join(folder, name));
    for (const [n, file] of files.entries()) {
      expect(await main([...SMALL, "--json", "--shard", `${n + 1}/3`, "--out", file], ROOT)).toBe(0);
    }
    expect(await main(["--merge", ...files.toReversed(), "--json"], ROOT)).toBe(0);
    const merged = out.at(-1);
    await main([...SMALL, "--json"], ROOT);
    expect(merged).toBe(out.at(-1));
    expect(await main(["--merge", ...files, files[0] ?? ""], ROOT)).toBe(1);
    expect(err.at(-1)).toContain("counted twice");

    const [first = ""] = files;
    expect(await main([...SMALL, "--json", "--resume", first], ROOT)).toBe(0);
    expect(out.at(-1)).toBe(merged);
    await writeFile(first, `${(await readFile(first, "utf8")).slice(0, 50)}`);
    expect(await main([...SMALL, "--resume", first], ROOT)).toBe(1);
    expect(err.at(-1)).toContain("is not JSON");
  }, 60_000);

  it("exits with a failure when a requirement does not hold", async () => {
    expect(await main([...SMALL, "--require", "structured=0.99"], ROOT)).toBe(0);
    expect(await main([...SMALL, "--require", "generic=0.99"], ROOT)).toBe(1);
    expect(err.at(-1)).toMatch(/^generic: right recovery in /);
  }, 60_000);

  it("prints the full trace of one episode", async () => {
    expect(await main(["--episode", "return_window,structured,3"], ROOT)).toBe(0);
    const events = JSON.parse(out[0] ?? "");
    expect(events[0]).toMatchObject({ type: "run_started", request: { orderId: "A-999" } });
    expect(events.some((event: { type: string }) => event.type === "wire_frame")).toBe(true);
  });

  it.each([
    ["--trials", "0"],
    ["--trials", "many"],
    ["--styles", "rude"],
    ["--shard", "3/2"],
    ["--set", "nonsense=1"],
    ["--require", "generic=2"],
    ["--episode", "nothing"],
    ["--merge"],
    ["stray"],
    ["--unknown"],
  ])("refuses %s %s", async (...args) => {
    expect(() => parseCommand(args)).toThrow(UsageError);
    expect(await main(args, ROOT)).toBe(2);
  });
});

describe("npm run evals -- --strategies", () => {
  const STRATEGIES = ["--strategies", "local_recovery,swallow_everything", "--plans", "one_forbidden"];

  it("prints the verdicts of strategies as a table, as CSV and as JSON", async () => {
    for (const format of [[], ["--csv"], ["--json"]]) {
      expect(await main([...STRATEGIES, "--trials", "1", ...format], ROOT)).toBe(0);
    }
    const [table = "", csv = "", json = ""] = out;
    expect(table).toMatch(/one_forbidden +swallow_everything +false_complete +1 +0\.0%/);
    expect(csv.split("\r\n")).toHaveLength(3);
    expect(strategyReportSchema.parse(JSON.parse(json)).tallies).toHaveLength(2);
  }, 60_000);

  it.each([
    [["--strategies", "hope"]],
    [[...STRATEGIES, "--trials", "0"]],
    [["--strategies", "all", "--what"]],
  ])("says what is wrong with %j", async (args) => {
    expect(await main(args, ROOT)).toBe(2);
    expect(err.join("\n")).toContain("--plans a,b");
  });
});
