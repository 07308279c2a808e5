import { expect, it } from "vitest";
import { assertNever } from "./assert-never";

it("names the case that nobody handled", () => {
  const unknown: { kind: string } = { kind: "new" };
  // @ts-expect-error: a case that is left over must not compile.
  expect(() => assertNever(unknown)).toThrow('Unhandled case: {"kind":"new"}');
});
