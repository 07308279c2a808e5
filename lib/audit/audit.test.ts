import { describe, expect, it } from "vitest";
import { auditItem } from "./audit";
import { itemOf, readCases } from "./testing/read-cases-node";

const all = readCases();

describe("the rules over results from the field", () => {
  it.each(all.map((entry) => [`${entry.id}: ${entry.why ?? ""}`, entry] as const))("%s", (_id, entry) => {
    const { findings } = auditItem(itemOf(entry));
    const ids = findings.map((finding) => finding.ruleId);
    expect(ids).toEqual(expect.arrayContaining(entry.expect.must));
    expect(ids.filter((id) => entry.expect.not?.includes(id))).toEqual([]);
    if (entry.expect.clean) {
      expect(findings.filter((finding) => finding.severity !== "note")).toEqual([]);
    }
  });

  it("has about as many clean results as others, and names each once", () => {
    const clean = all.filter((entry) => entry.expect.clean).length;
    expect(clean / all.length).toBeGreaterThan(0.45);
    expect(new Set(all.map((entry) => entry.id)).size).toBe(all.length);
  });
});
