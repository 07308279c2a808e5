import { describe, expect, it } from "vitest";
import type { Check } from "@/lib/workshop/exercise";
import type { Problem } from "@/lib/workshop/problem";
import { problemsOf } from "./problems-of";

const check: Check = { id: "c", title: { en: "c", zh: "c" }, run: async () => ({ pass: true }) };
const report = (threw?: Problem) => ({ check, outcome: { pass: true } as const, ...(threw && { threw }) });
const threw = (line: number): Problem => ({ kind: "handler_threw", message: "TypeError: x", line });

describe("the problems that are marked in the editor", () => {
  it("are what handlers threw, each place once, while the checks still run and afterwards", () => {
    const reports = [report(), report(threw(2)), report(threw(2)), report(threw(7))];
    expect(problemsOf({ phase: "running", reports })).toEqual([threw(2), threw(7)]);
    const end = { kind: "finished", solved: false } as const;
    expect(problemsOf({ phase: "ended", reports, end })).toEqual([threw(2), threw(7)]);
  });

  it("are the one that kept the code from loading, and none before the first run", () => {
    const problem: Problem = { kind: "syntax", message: "Unexpected token", line: 1 };
    const end = { kind: "not_loaded", problem } as const;
    expect(problemsOf({ phase: "ended", reports: [], end })).toEqual([problem]);
    expect(problemsOf({ phase: "idle" })).toEqual([]);
  });
});
