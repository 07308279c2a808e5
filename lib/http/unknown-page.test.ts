import { expect, test } from "vitest";
import { unknownPageOf } from "./unknown-page";

const PAGES = new Set(["/en", "/zh", "/en/lab", "/zh/lab", "/en/not-found", "/zh/not-found"]);
const answerTo = (path: string) => unknownPageOf(path, (one) => PAGES.has(one));

test.each(["/en", "/zh/", "/en/lab", "/zh/lab/", "/", "/lab", "/fr/lab", "/api/runs", "/english/lab"])(
  "%s is left to the framework",
  (path) => expect(answerTo(path)).toBeUndefined(),
);

test.each([
  ["/en/nope", "/en/not-found"],
  ["/zh/nope/", "/zh/not-found"],
  ["/zh/lessons/nope", "/zh/not-found"],
  ["/zh/lab/deeper", "/zh/not-found"],
  ["/en/nope.html", "/en/not-found"],
  ["/zh/not-found", "/zh/not-found"],
])("%s is answered by %s", (path, page) => expect(answerTo(path)).toBe(page));
