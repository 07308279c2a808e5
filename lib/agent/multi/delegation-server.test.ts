import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { afterEach, describe, expect, it } from "vitest";
import type { SubagentReport } from "@/lib/domain/agents/report";
import { createDelegationServer, type Delegation, type DelegationResult } from "./delegation-server";

const DONE: SubagentReport = {
  partialResults: [{ id: "S-01", via: "primary", empty: false }],
  failures: [],
  notTried: [],
  coverage: { done: 1, total: 1 },
};
const FORBIDDEN = { id: "S-02", errorCategory: "permission" as const, message: "not yours", attempts: 1 };
const TIMED_OUT = { id: "S-03", errorCategory: "transient" as const, message: "no answer", attempts: 3 };

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

/** Calls `delegate` over MCP; `end` is how the subagent ends. */
async function delegate(input: Record<string, unknown>, end: DelegationResult) {
  const asked: Delegation[] = [];
  const server = createDelegationServer(["S-01", "S-02", "S-03"], async (delegation) => {
    asked.push(delegation);
    return end;
  });
  const client = new Client({ name: "test", version: "1.0.0" });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(there), client.connect(here)]);
  close = () => client.close();
  const result = await client.callTool({ name: "delegate", arguments: input });
  return { asked, result };
}

describe("delegation as a tool", () => {
  it("gives a whole report as a success", async () => {
    const { asked, result } = await delegate({ source_ids: ["S-01"] }, { report: DONE });
    expect(asked).toEqual([{ sourceIds: ["S-01"], useMirror: false, elevated: false }]);
    expect(result).toMatchObject({ structuredContent: DONE });
    expect(result.isError).toBeUndefined();
  });

  it.each([
    [[FORBIDDEN], "permission"],
    [[FORBIDDEN, TIMED_OUT], "transient"],
  ])(
    "never passes a report with gaps off as a success, and keeps what there is",
    async (failures, category) => {
      const report = { ...DONE, failures, coverage: { done: 1, total: 1 + failures.length } };
      const { result } = await delegate({ source_ids: ["S-01", "S-02", "S-03"] }, { report });
      expect(result).toMatchObject({
        isError: true,
        structuredContent: { errorCategory: category, isRetryable: false, ...report },
      });
      expect(JSON.stringify(result.content)).toContain("partialResults");
    },
  );

  it("names what was not tried", async () => {
    const report = { ...DONE, notTried: ["S-02"], coverage: { done: 1, total: 2 } };
    const { result } = await delegate({ source_ids: ["S-01", "S-02"] }, { report });
    expect(result).toMatchObject({
      isError: true,
      structuredContent: { message: "1 of 2 sources done. Missing: S-02 (not tried)." },
    });
  });

  it("tells a crash with what the subagent had by then", async () => {
    const crashed = {
      errorCategory: "transient" as const,
      isRetryable: true as const,
      message: "it crashed",
    };
    const { result } = await delegate({ source_ids: ["S-01"] }, { crashed, report: DONE });
    expect(result).toMatchObject({ isError: true, structuredContent: { ...crashed, ...DONE } });
  });

  it.each([
    [{}, "source_ids"],
    [{ source_ids: [] }, "source_ids"],
    [{ source_ids: ["S-01"], credential: "root" }, "credential"],
    [{ source_ids: ["S-01", "S-99"] }, "source_ids"],
  ])("refuses %j and names the field, without starting a subagent", async (input, field) => {
    const { asked, result } = await delegate(input, { report: DONE });
    expect(result).toMatchObject({
      isError: true,
      structuredContent: { errorCategory: "validation", isRetryable: false, issues: [{ field }] },
    });
    expect(asked).toEqual([]);
  });
});
