import { describe, expect, it } from "vitest";
import { talk } from "./testing/talk";
import { LOOKUP_TOOL } from "./testing/tools";

const ESCALATE_TOOL = {
  name: "escalate_to_human",
  description: "Hand the conversation over to a human colleague.",
  input_schema: { type: "object" as const, properties: { reason: { type: "string" } }, required: ["reason"] },
};
const TOOLS = [LOOKUP_TOOL, ESCALATE_TOOL];
const notAllowed = {
  isError: true,
  text: JSON.stringify({ errorCategory: "permission", isRetryable: false, message: "Not allowed" }),
};

it("claims no more than that a call went through where its answer holds no record", async () => {
  const { replies } = await talk("Where is order X-9?", [LOOKUP_TOOL], () => ({ text: "[1,2]" }));
  expect(replies).toEqual(["That went through for order X-9."]);
});

describe("handing over", () => {
  it("is confirmed with the reference that the tool gave", async () => {
    const { replies } = await talk("I want to talk to a human", TOOLS, () => ({
      text: '{"reference":"T-77"}',
    }));
    expect(replies).toEqual([
      "I have passed your request on to a colleague, who will get back to you. Reference: T-77.",
    ]);
  });

  it("is not claimed when it failed, nor when there is no tool for it", async () => {
    const failed = await talk("Where is order X-9?", TOOLS, (name) =>
      name === LOOKUP_TOOL.name ? notAllowed : { isError: true, text: "Operation failed" },
    );
    expect(failed.calls).toHaveLength(2);
    const without = await talk("Where is order X-9?", [LOOKUP_TOOL], () => notAllowed);
    for (const { replies } of [failed, without]) {
      expect(replies).toHaveLength(1);
      expect(replies[0]).not.toMatch(/have passed|will get back/);
    }
  });
});
