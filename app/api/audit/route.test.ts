import { describe, expect, it } from "vitest";
import { POST } from "./route";

function post(body: BodyInit, type = "application/json"): Promise<Response> {
  const headers = { "content-type": type, host: "localhost:3000" };
  return POST(new Request("http://localhost:3000/api/audit", { method: "POST", body, headers }));
}

const json = (value: unknown) => post(JSON.stringify(value));
const failed = { content: [{ type: "text", text: "Operation failed" }], isError: true };

describe("POST /api/audit", () => {
  it("audits a result", async () => {
    const response = await json({ result: failed });
    expect(response.status).toBe(200);
    const body = await response.json();
    expect(body).toMatchObject({
      grade: "D",
      bits: expect.any(Number),
      rewritten: { frame: { isError: true } },
    });
    expect(body.findings[0]).toEqual({
      ruleId: "generic-message",
      severity: "error",
      path: "/content/0/text",
      seen: "Operation failed",
      message: expect.stringContaining("Operation failed"),
    });
    expect(body.hostViews).toHaveLength(9);
    expect(Math.abs(body.bits)).toBeLessThan(0.01);
  });

  it("audits a JSON-RPC message, a pasted text and several at once, in either language", async () => {
    const rpc = await (
      await json({
        message: { jsonrpc: "2.0", id: 1, error: { code: -32603, message: "x failed" } },
        locale: "zh",
      })
    ).json();
    expect(rpc.findings[0]).toMatchObject({
      ruleId: "failure-as-protocol-error",
      message: expect.stringContaining("协议级错误"),
    });
    const pasted = await (
      await json({ message: `{"result":${JSON.stringify(failed)}} ${JSON.stringify(failed)}` })
    ).json();
    expect(pasted).toMatchObject({ count: 2, items: [{ grade: "D" }, { grade: "D" }] });
    const known = await (await json({ result: { content: [] }, context: { backendFailed: true } })).json();
    expect(known.findings[0].ruleId).toBe("failure-as-empty");
  });

  it("names what is wrong with a request", async () => {
    const cases: [Promise<Response>, number, string?][] = [
      [post("{"), 400],
      [post(new Uint8Array([0x7b, 0xff, 0x7d])), 400],
      [post("x", "text/plain"), 415],
      [json({}), 400, "result"],
      [json({ result: 1, message: 2 }), 400, "result"],
      [json({ result: failed, extra: 1 }), 400, "extra"],
      [json({ result: failed, locale: "fr" }), 400, "locale"],
      [json({ result: " " }), 400, "result"],
      [json([]), 400],
      [post(`{"result":${"[".repeat(5000)}${"]".repeat(5000)}}`), 400, "result"],
      [post(JSON.stringify({ result: "x".repeat(1024 * 1024) })), 413],
    ];
    for (const [answer, status, field] of cases) {
      const response = await answer;
      expect(response.status).toBe(status);
      const { error } = await response.json();
      expect(error).toMatchObject({
        errorCategory: "validation",
        isRetryable: false,
        message: expect.any(String),
      });
      if (field) expect(error.field).toBe(field);
    }
  });

  it("takes hostile text for text, and refuses what is no JSON", async () => {
    for (const result of [
      `${"[".repeat(200_000)}`,
      `{"a":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
      "\ud800",
      '{"a":1e999}',
    ]) {
      const response = await json({ result });
      expect(response.status).toBe(200);
      expect((await response.json()).grade).toMatch(/^[A-F]$/);
    }
    for (const body of ['{"result":NaN}', '{"result":{"content":[}}', '{"result":1}{"result":2}', ""])
      expect((await post(body)).status).toBe(400);
  });

  it("survives prototype keys", async () => {
    const response = await post(
      '{"result":{"__proto__":{"isError":true},"constructor":1,"content":[{"type":"text","text":"ok"}]}}',
    );
    expect((await response.json()).grade).toBe("A");
  });
});
