import { describe, expect, it } from "vitest";
import { auditItem } from "./audit";
import cases from "./cases.json";
import { itemsFromValue, textItem } from "./parse-input";
import type { AuditContext, AuditItem } from "./types";

type Case = {
  id: string;
  input: unknown;
  context?: AuditContext;
  expect: { must: string[]; clean?: boolean };
};

function itemOf({ input, context = {} }: Case): AuditItem {
  if (typeof input === "string") return textItem(input, context);
  return itemsFromValue(input, context)[0] ?? { kind: "unknown", frame: input, base: "", context };
}

const all: Case[] = cases.cases;

describe("the rules over results from the field", () => {
  it.each(all.map((entry) => [entry.id, entry] as const))("%s", (_id, entry) => {
    const { findings } = auditItem(itemOf(entry));
    const ids = findings.map((finding) => finding.ruleId);
    expect(ids).toEqual(expect.arrayContaining(entry.expect.must));
    if (entry.expect.clean) {
      expect(findings.filter((finding) => finding.severity !== "note")).toEqual([]);
    }
  });
});
