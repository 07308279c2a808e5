import { fileURLToPath } from "node:url";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { describe, expect, it } from "vitest";
import { createVirtualClock, systemClock } from "@/lib/domain/clock";
import { RESPONSE_STYLES, type ResponseStyle } from "@/lib/domain/run-request";
import { createMcpEndpoint } from "@/mcp-server/http/mcp-endpoint";
import { createOrdersCore } from "@/mcp-server/orders-core";
import { createServerV2 } from "@/mcp-server/sdk-v2";
import { serve } from "@/mcp-server/testing/http-server";
import { createHttpLink } from "./http-link";
import type { Link } from "./link";
import { type ProbeEvent, type ProbeOptions, probe } from "./probe";
import { createStdioLink } from "./stdio-link-node";

const STDIO = fileURLToPath(new URL("../../../mcp-server/stdio.mjs", import.meta.url));

async function probed(link: Link, options: Partial<ProbeOptions> = {}) {
  const events: ProbeEvent[] = [];
  const signal = new AbortController().signal;
  for await (const event of probe(link, { signal, clock: systemClock, ...options })) events.push(event);
  const connected = events.find((event) => event.type === "connected");
  const finished = events.find((event) => event.type === "finished");
  if (!connected || !finished) throw new Error("the probe did not finish");
  return {
    connected,
    finished,
    answers: events.flatMap((event) => (event.type === "answer" ? [event.answer] : [])),
  };
}

const overHttp = (url: URL) => createHttpLink({ url: url.href, fetch, maxBytes: 1_000_000 });

/** The orders server by SDK 2.x, which here speaks 2026-07-28 and nothing else. */
function modernOnly(responseStyle: ResponseStyle) {
  const handler = createMcpHandler(
    () =>
      createServerV2(
        createOrdersCore({ responseStyle, transientFailures: "never", clock: createVirtualClock() }),
      ),
    { legacy: "reject" },
  );
  return serve((request) => handler.fetch(request));
}

describe("a server of SDK 2.x over HTTP that refuses every earlier revision", () => {
  it.each([
    ["structured", "A"],
    ["generic", "D"],
  ] as const)("%s gets %s", async (style, grade) => {
    await using server = await modernOnly(style);
    const { connected, finished, answers } = await probed(overHttp(server.url));
    expect(connected.server).toMatchObject({ era: "modern", protocolVersion: "2026-07-28" });
    expect(connected.tools.map((tool) => tool.name)).toContain("lookup_order");
    expect(finished.grade).toBe(grade);
    expect(answers.every(({ outcome }) => outcome.kind === "audited")).toBe(true);
    expect(new Set(answers.map(({ call }) => call.kind))).toContain("missing_field");
  });
});

describe("the site's own endpoint, which speaks both eras", () => {
  it.each(RESPONSE_STYLES)("%s: grade A if and only if it is structured", async (style) => {
    await using server = await serve(createMcpEndpoint({ clock: createVirtualClock() }));
    const { connected, finished } = await probed(overHttp(new URL(`?style=${style}`, server.url)));
    expect(connected.server.era).toBe("legacy");
    expect(finished.grade === "A").toBe(style === "structured");
  });

  it("leaves out what the user leaves out, also of the read-only tools", async () => {
    await using server = await serve(createMcpEndpoint({ clock: createVirtualClock() }));
    const { connected, answers } = await probed(overHttp(server.url), { skippedTools: ["lookup_order"] });
    expect(connected.tools.find((tool) => tool.name === "lookup_order")).toMatchObject({
      readOnly: true,
      probed: false,
    });
    expect(answers.map(({ call }) => call.tool)).not.toContain("lookup_order");
    expect(answers.map(({ call }) => call.tool)).toContain("get_customer");
  });

  it("counts an answer that is too long, and one that does not come, as what they are", async () => {
    await using server = await serve(createMcpEndpoint({ clock: createVirtualClock() }));
    const link = createHttpLink({ url: server.url.href, fetch, maxBytes: 200 });
    await expect(probed(link)).rejects.toMatchObject({ reason: "unreachable" });
  });
});

describe("a server by command", () => {
  it.each([
    ["structured", "A"],
    ["generic", "D"],
  ] as const)(
    "%s gets %s over stdio",
    async (style, grade) => {
      const link = createStdioLink({
        command: process.execPath,
        args: [STDIO, "--style", style],
        maxCharacters: 1_000_000,
      });
      const { connected, finished } = await probed(link);
      expect(connected.server.name).not.toBe("");
      expect(finished.grade).toBe(grade);
    },
    60_000,
  );

  it("says why a command could not be started, or ended", async () => {
    const missing = createStdioLink({ command: "failwell-no-such-command", args: [], maxCharacters: 1000 });
    await expect(probed(missing)).rejects.toThrow(/ENOENT/);
    const ends = createStdioLink({
      command: process.execPath,
      args: ["-e", "console.error('no configuration'); process.exit(3)"],
      maxCharacters: 1000,
    });
    await expect(probed(ends)).rejects.toThrow(/exit status 3\): no configuration/);
  });
});
