import { describe, expect, test } from "vitest";
import { WIRE_EXAMPLES } from "@/lib/content/lessons/wire-examples";
import { exchangeRaw } from "./raw-exchange";

const options = { responseStyle: "structured", locale: "en" } as const;

describe("a raw exchange", () => {
  test("an unknown tool is answered with a protocol error", async () => {
    const reply = await exchangeRaw(WIRE_EXAMPLES["unknown-tool"], options);
    expect(reply).toMatchObject({ id: 7, error: { code: -32602 } });
    expect(reply).not.toHaveProperty("result");
  });

  test("a malformed request is answered with a protocol error", async () => {
    const reply = await exchangeRaw(WIRE_EXAMPLES.malformed, options);
    expect(reply).toMatchObject({ id: 7, error: { code: expect.any(Number) } });
  });

  test("a failing tool is answered with a result", async () => {
    const reply = await exchangeRaw(WIRE_EXAMPLES["failing-tool"], options);
    expect(reply).toMatchObject({ id: 7, result: { isError: true } });
    expect(reply).not.toHaveProperty("error");
  });

  test("the customer message comes in the language asked for", async () => {
    const [en, zh] = await Promise.all(
      (["en", "zh"] as const).map((locale) =>
        exchangeRaw(WIRE_EXAMPLES["failing-tool"], { responseStyle: "structured", locale }),
      ),
    );
    expect(JSON.stringify(zh)).not.toBe(JSON.stringify(en));
  });
});
