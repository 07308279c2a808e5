import { describe, expect, it } from "vitest";
import { createStdioLink } from "./stdio-link-node";

const LIMITS = { maxCharacters: 1_000 };
const ask = { jsonrpc: "2.0", id: 1, method: "tools/list" } as const;
const { signal } = new AbortController();
/** A server whose whole behaviour is `body`; it sees each line it is sent as `line`. */
const server = (body: string) =>
  createStdioLink({
    command: process.execPath,
    args: ["-e", `require("node:readline").createInterface(process.stdin).on("line", (line) => { ${body} })`],
    ...LIMITS,
  });

describe("a server over stdio", () => {
  it("has its ping answered, its other requests declined, and its logs skipped", async () => {
    const link = server(`
      const message = JSON.parse(line);
      const say = (value) => console.log(JSON.stringify({ jsonrpc: "2.0", ...value }));
      if (message.method) { console.log("starting"); say({ id: "a", method: "ping" }); }
      else if (message.id === "a") say({ id: "b", method: "roots/list" });
      else say({ id: 1, result: { declined: message.error.code } });`);
    expect(await link.request(ask, { timeoutMs: 60_000, signal })).toMatchObject({
      kind: "reply",
      frame: { result: { declined: -32601 } },
    });
    await link.close();
  });

  it("is lost when it says too much at once, and stays lost", async () => {
    const link = server(`process.stdout.write("x".repeat(2_000))`);
    const lost = { kind: "lost", message: "a message is longer than 1000 characters" };
    expect(await link.request(ask, { timeoutMs: 60_000, signal })).toEqual(lost);
    expect(await link.request(ask, { timeoutMs: 60_000, signal })).toEqual(lost);
    await link.close();
  });

  it("is lost when it ends, with the last thing it said", async () => {
    const link = server(`console.error("no database"); process.exit(3)`);
    expect(await link.request(ask, { timeoutMs: 60_000, signal })).toEqual({
      kind: "lost",
      message: "the server ended (exit status 3): no database",
    });
  });

  it("times out, and is left when the caller stops", async () => {
    const link = server("");
    expect(await link.request(ask, { timeoutMs: 0, signal })).toEqual({ kind: "timeout", timeoutMs: 0 });
    const reason = new Error("stopped");
    const stopped = AbortSignal.abort(reason);
    await expect(link.request(ask, { timeoutMs: 60_000, signal: stopped })).rejects.toBe(reason);
    await link.close();
  });
});
