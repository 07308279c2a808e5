import { afterEach, expect, it, vi } from "vitest";
import { DRAINING_HEADER } from "@/lib/http/drain";
import { GET } from "./route";

const request = (headers: HeadersInit = {}) => new Request("http://failwell.test/api/health", { headers });

afterEach(() => vi.unstubAllEnvs());

it("says that the simulated model runs, and that Claude needs a key", async () => {
  vi.stubEnv("ANTHROPIC_API_KEY", "");
  expect(await GET(request()).json()).toMatchObject({
    status: "ok",
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    models: expect.arrayContaining([
      { id: "simulator", simulated: true, needsKey: false },
      expect.objectContaining({ id: "claude-sonnet-5-5", needsKey: true }),
    ]),
  });
});

it("names the configured model first and never the key", async () => {
  vi.stubEnv("ANTHROPIC_API_KEY", "sk-ant-canary-1");
  vi.stubEnv("ANTHROPIC_MODEL", "vendor/model");
  const text = await GET(request()).text();
  expect(JSON.parse(text).models[1]).toEqual({
    id: "vendor/model",
    simulated: false,
    needsKey: false,
    isDefaultLive: true,
  });
  expect(text).not.toContain("canary");
});

it("is not ready while the server drains", async () => {
  const response = GET(request({ [DRAINING_HEADER]: "leaving" }));
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: "draining" });
});
