import { expect, it } from "vitest";
import { auditItem } from "./audit";
import { AUDIT_EXAMPLES, exampleText } from "./examples";
import { parseInput } from "./parse-input";

it("every example is read from the text box and shows its fault; the last shows how it is done", () => {
  const grades = AUDIT_EXAMPLES.map(({ id }) => {
    const items = parseInput(exampleText(id));
    expect(items, id).toHaveLength(1);
    return items.map((item) => auditItem(item).grade).join();
  });
  expect(grades.at(-1)).toBe("A");
  expect(grades.slice(0, -1)).not.toContain("A");
});
