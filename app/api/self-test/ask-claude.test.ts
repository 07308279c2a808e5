import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askClaude } from "@/components/quiz/ask-claude";
import { type FakeClaude, type Fault, startFakeClaude } from "@/lib/agent/testing/fake-claude";
import type { FakeMessage } from "@/lib/agent/testing/fake-message";
import { POST } from "./route";

const KEY = "sk-ant-canary-ask-claude-0001";
const REQUEST = {
  questionId: "self-two-kinds",
  answer: "A result with isError: true.",
  locale: "en",
  model: "claude-haiku-5-5",
} as const;

const network = globalThis.fetch;
let fake: FakeClaude | undefined;
let toThisSite: { url: string; body: unknown }[] = [];

/** A Messages API on a local port; the page's own requests go to the route, all others over the network. */
async function claude(reply: FakeMessage | Fault): Promise<FakeClaude> {
  fake = await startFakeClaude(() => reply);
  vi.stubEnv("ANTHROPIC_BASE_URL", fake.baseURL);
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => {
    if (input !== "/api/self-test") return network(input, init);
    toThisSite.push({ url: input, body: init?.body });
    return POST(new Request("http://localhost/api/self-test", init));
  });
  return fake;
}

beforeEach(() => {
  toThisSite = [];
  for (const name of ["ANTHROPIC_API_KEY", "ANTHROPIC_BASE_URL", "ANTHROPIC_MODEL"]) vi.stubEnv(name, "");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await fake?.close();
  fake = undefined;
});

describe("grading by Claude, from the page to the Messages API", () => {
  it("brings back the points that were found, and puts the key into a header only", async () => {
    const server = await claude({ content: [{ type: "text", text: '{"found":[0,2]}' }] });
    expect(await askClaude(REQUEST, KEY)).toEqual({ kind: "graded", found: [0, 2], model: REQUEST.model });
    expect(JSON.stringify(toThisSite)).not.toContain(KEY);
    expect(server.requests).toHaveLength(1);
    expect(JSON.stringify(server.requests[0]?.body)).not.toContain(KEY);
    expect(server.violations).toEqual([]);
  });

  it.each<[string, FakeMessage | Fault, string]>([
    ["the key is refused", { fault: "status", status: 401, type: "authentication_error" }, "errorPermission"],
    ["the API is overloaded", { fault: "status", status: 529, type: "overloaded_error" }, "errorTransient"],
    ["there is no such model", { fault: "status", status: 404, type: "not_found_error" }, "errorOther"],
    ["the reply is prose", { content: [{ type: "text", text: "Well done!" }] }, "errorTransient"],
  ])("says what to do when %s", async (_name, reply, advice) => {
    await claude(reply);
    expect(await askClaude(REQUEST, KEY)).toEqual({ kind: "failed", advice });
  });

  it("asks to try again where the site cannot be reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await askClaude(REQUEST, KEY)).toEqual({ kind: "failed", advice: "errorTransient" });
  });
});
