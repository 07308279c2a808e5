import { describe, expect, it } from "vitest";
import { auditToolResult, meetsGrade } from "./index";
import * as jest from "./jest";
import { toFailWell } from "./matcher";
import * as vitest from "./vitest";

const good = { errorCategory: "permission", isRetryable: false, message: "The key may only read orders." };
const result = (text: string, isError = true) => ({ content: [{ type: "text", text }], isError });

describe("toFailWell", () => {
  it("passes a failure that is well made, or as well as asked for", () => {
    expect(toFailWell(result(JSON.stringify(good))).pass).toBe(true);
    expect(toFailWell(result("Operation failed"), { minGrade: "D" }).pass).toBe(true);
    expect(toFailWell(JSON.stringify(result("Operation failed"))).pass).toBe(false);
    const { message } = toFailWell(result(JSON.stringify(good)));
    expect(message()).toBe("expected the tool result to get a grade worse than A, but it got A");
  });

  it("says what is wrong, and gives the better result for a diff", () => {
    const { pass, message, expected } = toFailWell(result("Operation failed"), { toolName: "lookup_order" });
    expect(pass).toBe(false);
    expect(message()).toContain("expected grade A or better, but the tool result got D");
    expect(message()).toContain("error generic-message");
    expect(message()).toContain("at /content/0/text: Operation failed");
    expect(expected).toMatchObject({ isError: true });
  });

  it("does not take a success for a failure well made", () => {
    const { pass, message } = toFailWell({ content: [{ type: "text", text: "3 orders" }] });
    expect(pass).toBe(false);
    expect(message()).toMatch(/nothing in it tells of a failure/);
  });

  it("is the same for both runners", () => {
    expect(jest.toFailWell).toBe(toFailWell);
    expect(vitest.toFailWell).toBe(toFailWell);
  });
});

describe("auditToolResult", () => {
  it.each([undefined, null, 1, "", [], {}, { content: 1 }])("never throws: %j", (given) => {
    expect(auditToolResult(given).grade).toMatch(/^[A-F]$/);
  });

  it("takes what the caller knows, and answers in Chinese where asked", () => {
    const empty = { content: [{ type: "text", text: '{"results":[]}' }] };
    expect(auditToolResult(empty).isFailure).toBe(false);
    const audit = auditToolResult(empty, { backendFailed: true, locale: "zh" });
    expect(audit).toMatchObject({ grade: "F", isFailure: true });
    expect(audit.findings[0]?.title).toMatch(/[\u4e00-\u9fff]/);
  });

  it("compares grades", () => {
    expect([meetsGrade("A", "B"), meetsGrade("B", "B"), meetsGrade("C", "B")]).toEqual([true, true, false]);
  });
});
