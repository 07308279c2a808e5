import { CLIENTS } from "../mcp-server/testing/clients";
import { expect, test } from "./fixtures";

const endpoint = (baseURL: string | undefined, query: string) => {
  if (!baseURL) throw new Error("no server");
  return new URL(`/api/mcp?${query}`, baseURL);
};

for (const [name, revision, connect] of CLIENTS) {
  test(`a client of SDK ${name} lists the tools and sees a fault clear`, async ({ baseURL }, testInfo) => {
    const run = `e2e-${testInfo.workerIndex}-${Date.now()}-${revision}`;
    await using client = await connect(endpoint(baseURL, `transientFailures=1&run=${run}`));
    expect(client.protocolVersion).toBe(revision);
    expect(await client.toolNames()).toContain("lookup_order");
    const failed = await client.call("lookup_order", { order_id: "A-TIMEOUT" });
    expect(failed.structuredContent).toMatchObject({ errorCategory: "transient", isRetryable: true });
    const found = await client.call("lookup_order", { order_id: "A-TIMEOUT" });
    expect(found.isError).toBeUndefined();
    await expect(client.call("delete_order")).rejects.toMatchObject({ code: -32602 });
  });
}

test("the style is chosen in the address", async ({ baseURL }) => {
  const [, , connect] = CLIENTS[0];
  await using client = await connect(endpoint(baseURL, "style=generic"));
  const result = await client.call("lookup_order", { order_id: "A-999" });
  expect(result).toMatchObject({ isError: true, content: [{ type: "text", text: "Operation failed" }] });
});

test("streams, sessions, bad settings and foreign pages are refused in our own format", async ({
  request,
}) => {
  const attempts = [
    [405, await request.get("/api/mcp")],
    [405, await request.delete("/api/mcp")],
    [400, await request.post("/api/mcp?style=nope", { data: {} })],
    [403, await request.post("/api/mcp", { data: {}, headers: { origin: "https://evil.example" } })],
  ] as const;
  for (const [status, response] of attempts) {
    expect(response.status()).toBe(status);
    expect(await response.json()).toMatchObject({
      error: { isRetryable: false, message: expect.any(String) },
    });
  }
});
