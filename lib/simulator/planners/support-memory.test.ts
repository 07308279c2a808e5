import { describe, expect, it } from "vitest";
import { talk } from "../testing/talk";
import { LOOKUP_TOOL } from "../testing/tools";

const shipped = () => ({ text: '{"results":[{"status":"shipped"}]}' });
const people = {
  name: "search_people",
  description: "Find a person by phone number.",
  input_schema: { type: "object" as const, properties: { phone: { type: "string" } }, required: ["phone"] },
};

describe("a customer who answers a question", () => {
  it("may give a number that does not look like one", async () => {
    const { calls } = await talk(["Where is my parcel?", "abc"], [LOOKUP_TOOL], shipped);
    expect(calls).toEqual(["lookup_parcel abc"]);
  });

  it("may agree to an exception for the order of before", async () => {
    const exception = {
      name: "request_exception",
      description: "Files an exception.",
      input_schema: {
        type: "object" as const,
        properties: { parcel_id: { type: "string" }, reason: { type: "string" } },
        required: ["parcel_id", "reason"],
      },
    };
    const { calls } = await talk(
      ["Where is order X-9?", "Yes, please do that."],
      [LOOKUP_TOOL, exception],
      (name) =>
        name === "lookup_parcel"
          ? {
              isError: true,
              text: JSON.stringify({
                errorCategory: "business",
                isRetryable: false,
                message: "Too late",
                customerMessage: "The window has passed. We can file an exception.",
                suggestedAction: "offer_exception_or_escalate",
              }),
            }
          : { text: '{"exception_id":"E-1"}' },
    );
    expect(calls[0]).toBe("lookup_parcel X-9");
    expect(calls[1]).toMatch(/^request_exception X-9/);
  });

  it("may point back to an order that no tool was asked about", async () => {
    const { calls } = await talk(
      ["Where is order X-9?", "Where is it?"],
      [{ ...LOOKUP_TOOL, name: "read_parcel" }],
      shipped,
    );
    expect(calls).toEqual(["read_parcel X-9", "read_parcel X-9"]);
  });
});

describe("a person's record", () => {
  const ask = async (text: string) =>
    (await talk("My phone is 202-555-0142, where is my order?", [people], () => ({ text }))).replies.at(-1) ??
    "";

  it("leads to the orders that it names", async () => {
    expect(await ask('[{"name":"Ada","orders":[{"order_id":"X-5"},{"order_id":"X-6"}]}]')).toMatch(
      /X-5.*X-6/,
    );
  });

  it("without orders is told as that", async () => {
    expect(await ask('[{"name":"Ada"}]')).toContain("Ada");
  });

  it("of several people is not told, only that there are several", async () => {
    const reply = await ask('[{"name":"Ada"},{"name":"Bob"}]');
    expect(reply).toMatch(/2 customers/);
    expect(reply).not.toMatch(/Ada|Bob/);
  });
});
