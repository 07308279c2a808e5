import { describe, expect, it } from "vitest";
import { exampleEvidence, readExamples } from "./examples";

const prompt = `When a tool fails, read the error text:
- "The order database did not respond in time" -> transient, retry
- "The refund window has closed for this item" -> business, explain
错误「没有查看该订单的权限」→ 权限
Some "quoted text about transient and business errors" is no example.`;

describe("examples in a prompt", () => {
  const examples = readExamples(prompt);

  it("are read with their label", () => {
    expect(examples.map((example) => example.category)).toEqual(["transient", "business", "permission"]);
  });

  it("sharpen only wording that is close to them", () => {
    const cue = (text: string) => exampleEvidence(examples, text, "/content/0/text");
    expect(cue("The order database did not respond in time (5 s)")).toMatchObject({
      cue: "example_close",
      speaksFor: "transient",
    });
    expect(cue("没有查看该订单的权限。")).toMatchObject({ cue: "example_close", speaksFor: "permission" });
    expect(cue("Operation failed")).toBeUndefined();
  });

  it("mislead where only some words are shared", () => {
    expect(exampleEvidence(examples, "The order id is not in the database index", "/content")).toMatchObject({
      cue: "example_far",
      speaksFor: "transient",
    });
  });
});
