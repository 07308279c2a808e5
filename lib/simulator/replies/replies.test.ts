import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fill, repliesIn } from ".";

const templatesOf = (node: unknown): string[] =>
  typeof node === "string" ? [node] : Object.values(node ?? {}).flatMap(templatesOf);
const placesOf = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/** Ids, names and numbers as tools and customers write them. */
const latin = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9](?:[A-Za-z0-9-]{0,12}[A-Za-z0-9])?$/),
  fc.constantFrom("A-TIMEOUT", "ada@example.com", "Zoë", "7"),
);
const UNSPACED = /\p{Script=Han}[\p{Script=Latin}\d]|[\p{Script=Latin}\d]\p{Script=Han}/u;

describe("fill", () => {
  const zh = repliesIn("zh");

  it.each(templatesOf(zh).filter((template) => placesOf(template).length > 0))(
    "puts a space where Latin text meets Chinese: %s",
    (template) => {
      // One place beside another takes whole sentences.
      const apart = template.replaceAll("}{", "}。{");
      fc.assert(
        fc.property(latin, (value) => {
          const filled = fill(apart, Object.fromEntries(placesOf(apart).map((name) => [name, value])));
          expect(filled).not.toMatch(UNSPACED);
          expect(filled).not.toContain("  ");
        }),
        { numRuns: 30 },
      );
    },
  );

  it("says so of an order as the subject of a sentence too", () => {
    const subject = fill(zh.subject.order, { id: "A-TIMEOUT" });
    expect(fill(zh.escalated, { subject })).toContain("订单 A-TIMEOUT 转交");
  });

  it("leaves Chinese values, English templates and everything else as it is", () => {
    expect(fill(zh.noEscalation, { subject: "您的请求" })).not.toContain(" ");
    expect(fill("order{id}now", { id: "A-1" })).toBe("orderA-1now");
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(fill("“{a}”", { a: value })).toBe(`“${value}”`);
      }),
    );
  });

  it("never reads a value for places of its own", () => {
    expect(fill("{a}{b}", { a: "{b}", b: "x" })).toBe("{b}x");
  });
});
