import { afterEach, expect, it, vi } from "vitest";
import { GET } from "./route";

afterEach(() => vi.unstubAllEnvs());

it("says that the simulated model runs, and that Claude needs a key", async () => {
  vi.stubEnv("ANTHROPIC_API_KEY", "");
  expect(await GET().json()).toMatchObject({
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
  const text = await GET().text();
  expect(JSON.parse(text).models[1]).toEqual({
    id: "vendor/model",
    simulated: false,
    needsKey: false,
    isDefaultLive: true,
  });
  expect(text).not.toContain("canary");
});
