import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { SourceFault } from "@/lib/domain/agents/fault-plan";
import { createVirtualClock } from "@/lib/domain/clock";
import { createSourcesServer, SourcesBackend } from "./sources-server";

const resultSchema = z.object({
  isError: z.optional(z.boolean()),
  content: z.array(z.object({ text: z.string() })),
});
const resultsSchema = z.object({ results: z.array(z.unknown()) });

/** A source with this fault, fetched over MCP as often as asked. */
async function source(fault: SourceFault, options: { elevated?: boolean } = {}) {
  const backend = new SourcesBackend(["S-01"], { "S-01": fault });
  const clock = createVirtualClock();
  const server = createSourcesServer({ backend, clock, elevated: options.elevated === true });
  const client = new Client({ name: "test", version: "1.0.0" });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(there), client.connect(here)]);
  const fetch = async (input: Record<string, unknown> = {}) => {
    const result = await client.callTool({ name: "fetch_source", arguments: { id: "S-01", ...input } });
    const { isError, content } = resultSchema.parse(result);
    const body: unknown = JSON.parse(content[0]?.text ?? "");
    return isError ? { failed: body } : resultsSchema.parse(body);
  };
  return { fetch, clock, backend, client };
}

const found = { results: [{ id: "S-01", title: "Source S-01" }] };
const failed = (category: string, more: object = {}) => ({
  failed: expect.objectContaining({ errorCategory: category, ...more }),
});

describe("the sources server", () => {
  it("answers a source without a fault, slowly where it is slow", async () => {
    expect(await (await source("none")).fetch()).toEqual(found);
    const slow = await source("slow");
    expect(await slow.fetch()).toEqual(found);
    expect(slow.clock.now()).toBe(8000);
  });

  it("fails once, then answers; what was tried is known to all connections", async () => {
    const { fetch, backend } = await source("fails_once");
    expect(await fetch()).toEqual(failed("transient", { isRetryable: true }));
    expect(await fetch()).toEqual(found);
    expect(backend.fetches).toBe(2);
  });

  it("times out for ever, and has no mirror to ask", async () => {
    const { fetch, clock } = await source("times_out");
    for (let n = 0; n < 4; n++) expect(await fetch()).toEqual(failed("transient"));
    expect(clock.now()).toBe(4000);
    expect(await fetch({ mirror: true })).toEqual(failed("validation", { field: "mirror" }));
  });

  it("answers from its mirror alone, or is down there too", async () => {
    const useMirror = { suggestedAction: "use_mirror" };
    const needs = await source("needs_mirror");
    expect(await needs.fetch()).toEqual(failed("transient", useMirror));
    expect(await needs.fetch({ mirror: true })).toEqual(found);
    const down = await source("mirror_down");
    expect(await down.fetch()).toEqual(failed("transient", useMirror));
    expect(await down.fetch({ mirror: true })).toEqual(failed("transient"));
  });

  it("tells an empty source from one that failed", async () => {
    expect(await (await source("empty")).fetch()).toEqual({ results: [] });
  });

  it("is refused without the right credential, where there is one", async () => {
    const refusal = failed("permission", { isRetryable: false, suggestedAction: "use_other_credential" });
    expect(await (await source("forbidden")).fetch()).toEqual(refusal);
    expect(await (await source("forbidden", { elevated: true })).fetch()).toEqual(found);
    expect(await (await source("forbidden_for_all", { elevated: true })).fetch()).toEqual(refusal);
  });

  it("names every bad argument; an unknown tool is a protocol error", async () => {
    const { fetch, client } = await source("none");
    expect(await fetch({ id: 7, mirror: "yes", more: 1 })).toEqual(
      failed("validation", { isRetryable: false }),
    );
    await expect(client.callTool({ name: "fetch", arguments: {} })).rejects.toThrow("Unknown tool");
  });
});
