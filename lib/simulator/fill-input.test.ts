import { describe, expect, it } from "vitest";
import { fillInput } from "./fill-input";
import { knownTools } from "./tool-roles";

function toolWith(properties: Record<string, { type: string }>, required: string[] = []) {
  const [tool] = knownTools([
    {
      name: "file_claim",
      description: "Files a claim.",
      input_schema: { type: "object", properties, required },
    },
  ]);
  if (!tool) throw new Error("no tool");
  return tool;
}
const KNOWN = { id: "X-1", phone: "202-555-0142", email: "ada@example.com", name: "Ada", amount: 12.5 };

describe("fillInput", () => {
  it("puts what is known where the names say it belongs", () => {
    const string = { type: "string" };
    const tool = toolWith({
      parcel_id: string,
      mobile: string,
      email_address: string,
      full_name: string,
      refund_amount: { type: "number" },
      reason: string,
    });
    expect(fillInput(tool, KNOWN, "It broke.")).toEqual({
      parcel_id: "X-1",
      mobile: "202-555-0142",
      email_address: "ada@example.com",
      full_name: "Ada",
      refund_amount: 12.5,
      reason: "It broke.",
    });
  });

  it("gives what is required and says nothing by its name a value of its type", () => {
    const types = { a: "string", b: "number", c: "integer", d: "boolean", e: "array" };
    const properties = Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { type }]));
    expect(fillInput(toolWith(properties, Object.keys(types)), { amount: 3 }, "Hi")).toEqual({
      a: "Hi",
      b: 3,
      c: 3,
      d: false,
      e: [],
    });
    expect(fillInput(toolWith(properties), { amount: 3 }, "Hi")).toEqual({});
  });

  it.each([
    ["an id", { parcel_id: { type: "string" } }],
    ["a phone number", { phone: { type: "string" } }],
    ["a number", { b: { type: "number" } }],
    ["an object", { payload: { type: "object" } }],
  ])("does not call a tool that needs %s that nobody gave", (_what, properties) => {
    expect(fillInput(toolWith(properties, Object.keys(properties)), {}, "Hi")).toBeUndefined();
  });
});
