import { describe, expect, test } from "vitest";
import { collectLabRun } from "@/lib/lab/run-lab";
import { journeyOf } from "./journey";
import { summariseRun } from "./run-summary";

const request = { locale: "en", orderId: "A-TIMEOUT", model: "simulator" } as const;

describe("a failure's journey", () => {
  test("shows the reply to the first tool call, not to the handshake or a retry", async () => {
    const events = await collectLabRun({ ...request, responseStyle: "structured" });
    const { wire, summary } = journeyOf(events);
    expect(wire).toMatchObject({ jsonrpc: "2.0", result: { isError: true } });
    expect(summary.calls.length).toBeGreaterThan(1);
    expect(summary.calls[0]?.block?.is_error).toBe(true);
  });

  test("ends without a block where the server threw", async () => {
    const { wire, summary } = journeyOf(await collectLabRun({ ...request, responseStyle: "thrown" }));
    expect(wire).toHaveProperty("error");
    expect(summary.calls[0]).not.toHaveProperty("block");
    expect(summary.error?.kind).toBe("protocol_error");
  });

  test("a run that has not ended cannot be summed up", async () => {
    const events = await collectLabRun({ ...request, responseStyle: "structured" });
    expect(() => summariseRun(events.slice(0, -1))).toThrow("has not ended");
  });
});
