import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { argumentNames, logToStderr } from "./call-log";

afterEach(() => vi.restoreAllMocks());

it("names arguments, never values, however many and however long", () => {
  fc.assert(
    fc.property(fc.anything(), (args) => {
      const names = argumentNames(args);
      expect(names.length).toBeLessThanOrEqual(10);
      for (const name of names) expect(name.length).toBeLessThanOrEqual(40);
    }),
  );
  expect(argumentNames({ phone: "secret" })).toEqual(["phone"]);
});

it("writes one JSON line to standard error", () => {
  const write = vi.spyOn(console, "error").mockImplementation(() => undefined);
  logToStderr({ tool: "get_customer", arguments: ["phone"], outcome: "found", durationMs: 3 });
  expect(write).toHaveBeenCalledOnce();
  const [line] = write.mock.calls[0] ?? [];
  expect(line).not.toContain("\n");
  expect(JSON.parse(String(line))).toMatchObject({ event: "mcp_call", tool: "get_customer", durationMs: 3 });
});
