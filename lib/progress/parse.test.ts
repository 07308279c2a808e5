import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { progressArbitrary } from "./arbitrary";
import { migrate, ProgressParseError, parseProgress } from "./parse";
import { EMPTY_PROGRESS } from "./schema";

function kindOf(text: string): string {
  try {
    parseProgress(text);
    return "accepted";
  } catch (error) {
    if (error instanceof ProgressParseError) return error.kind;
    throw error;
  }
}

describe("parseProgress", () => {
  it("reads back what was written", () => {
    fc.assert(
      fc.property(progressArbitrary, (state) => {
        expect(parseProgress(JSON.stringify(state))).toEqual(state);
      }),
    );
  });

  it("says what is wrong with a bad file, by kind", () => {
    expect(kindOf("{")).toBe("not_json");
    expect(kindOf("[]")).toBe("not_progress");
    expect(kindOf('{"name":"x"}')).toBe("not_progress");
    expect(kindOf('{"version":99}')).toBe("newer_version");
    expect(kindOf('{"version":1}')).toBe("invalid");
    expect(kindOf(" ".repeat(4_000_001))).toBe("too_large");
  });

  it("names the first bad field", () => {
    const bad = JSON.stringify({ ...EMPTY_PROGRESS, lessonsRead: { a: { at: "yesterday" } } });
    expect(() => parseProgress(bad)).toThrow(
      expect.objectContaining({ kind: "invalid", field: "lessonsRead.a.at" }),
    );
  });

  it("does not let a file reach Object.prototype", () => {
    const text = JSON.stringify(EMPTY_PROGRESS).replace(
      '"lessonsRead":{}',
      '"lessonsRead":{"__proto__":{"at":1}}',
    );
    expect(["invalid", "accepted"]).toContain(kindOf(text));
    expect(Object.hasOwn(Object.prototype, "at")).toBe(false);
    if (kindOf(text) === "accepted") expect(parseProgress(text).lessonsRead).toEqual({});
  });

  it("never throws anything but a typed error", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => typeof kindOf(text) === "string"));
  });
});

describe("migrate", () => {
  const steps = {
    1: (old: Record<string, unknown>) => ({ ...old, renamed: old.name }),
    2: (old: Record<string, unknown>) => ({ ...old, added: true }),
  };

  it("applies every step from the old version on", () => {
    expect(migrate({ version: 1, name: "x" }, 3, steps)).toMatchObject({
      version: 3,
      renamed: "x",
      added: true,
    });
    expect(migrate({ version: 2 }, 3, steps)).toEqual({ version: 3, added: true });
  });

  it("refuses a newer version and a gap in the steps", () => {
    expect(() => migrate({ version: 4 }, 3, steps)).toThrow(
      expect.objectContaining({ kind: "newer_version" }),
    );
    expect(() => migrate({ version: 1 }, 3, { 2: steps[2] })).toThrow(
      expect.objectContaining({ kind: "invalid" }),
    );
  });
});
