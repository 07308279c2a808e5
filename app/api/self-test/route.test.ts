import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { type FakeClaude, type Fault, startFakeClaude } from "@/lib/agent/testing/fake-claude";
import type { FakeMessage } from "@/lib/agent/testing/fake-message";
import { SELF_TEST } from "@/lib/content/quiz/self-test";
import { toolErrorSchema } from "@/lib/domain/tool-error";
import { POST } from "./route";

const KEY = "sk-ant-canary-self-test-0001";
const QUESTION = SELF_TEST[0];
const BODY = {
  locale: "en",
  questionId: QUESTION?.id,
  answer: "A result with isError: true.",
  model: "claude-haiku-5-5",
};

let fake: FakeClaude | undefined;

async function claude(reply: FakeMessage | Fault): Promise<FakeClaude> {
  fake = await startFakeClaude(() => reply);
  vi.stubEnv("ANTHROPIC_BASE_URL", fake.baseURL);
  return fake;
}

function post(
  body: unknown,
  headers: Record<string, string> = { "x-anthropic-api-key": KEY },
): Promise<Response> {
  return POST(
    new Request("http://localhost/api/self-test", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
  );
}

async function errorOf(response: Response) {
  const text = await response.text();
  expect(text).not.toContain(KEY);
  return z.object({ error: toolErrorSchema }).parse(JSON.parse(text)).error;
}

const says = (text: string): FakeMessage => ({ content: [{ type: "text", text }] });

beforeEach(() => {
  for (const name of ["ANTHROPIC_API_KEY", "ANTHROPIC_BASE_URL", "ANTHROPIC_MODEL"]) vi.stubEnv(name, "");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await fake?.close();
  fake = undefined;
});

describe("POST /api/self-test", () => {
  it("asks Claude with the points and a schema, and returns what it found", async () => {
    const server = await claude(says('{"found":[2,0,2,99,-1]}'));
    const response = await post(BODY);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ found: [0, 2], model: "claude-haiku-5-5" });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(server.violations).toEqual([]);
    const sent = JSON.stringify(server.requests[0]?.body);
    expect(sent).toContain("json_schema");
    expect(sent).toContain(BODY.answer);
    expect(sent).toContain(JSON.stringify(QUESTION?.points[1]?.en).slice(1, 40));
  });

  it("needs the learner's own key, and never spends the server's", async () => {
    const server = await claude(says('{"found":[]}'));
    vi.stubEnv("ANTHROPIC_API_KEY", "sk-ant-of-the-server");
    const response = await post(BODY, {});
    expect(response.status).toBe(401);
    expect(await errorOf(response)).toMatchObject({ errorCategory: "permission", isRetryable: false });
    expect(server.requests).toEqual([]);
  });

  it("names every bad field", async () => {
    const response = await post({ ...BODY, questionId: "no-such", answer: "", extra: 1 });
    expect(response.status).toBe(400);
    const error = await errorOf(response);
    expect(error.errorCategory === "validation" && error.issues?.map((issue) => issue.field).sort()).toEqual([
      "answer",
      "extra",
      "questionId",
    ]);
    expect((await post({ ...BODY, model: "simulator" })).status).toBe(400);
  });

  it.each([
    [401, "authentication_error", 401, "permission"],
    [404, "not_found_error", 422, "validation"],
  ])("turns the API's %i into an error of our own", async (status, type, expected, category) => {
    await claude({ fault: "status", status, type, message: `bad key ${KEY}` });
    const response = await post(BODY);
    expect(response.status).toBe(expected);
    expect((await errorOf(response)).errorCategory).toBe(category);
  });

  it("says when to come back where the API does", async () => {
    await claude({
      fault: "status",
      status: 429,
      type: "rate_limit_error",
      headers: { "retry-after": "60" },
    });
    const response = await post(BODY);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(await errorOf(response)).toMatchObject({ isRetryable: true, retryAfterMs: 60_000 });
  });

  it("does not take a reply of another form for a verdict", async () => {
    await claude(says("All points are there, well done!"));
    const response = await post(BODY);
    expect(response.status).toBe(503);
    expect((await errorOf(response)).errorCategory).toBe("transient");
  });
});
