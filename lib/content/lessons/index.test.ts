import { expect, it } from "vitest";
import { findLesson, LESSONS, neighbours } from ".";

it("finds each lesson by its slug, and none by another", () => {
  for (const lesson of LESSONS) expect(findLesson(lesson.slug)).toBe(lesson);
  expect(findLesson("no-such-lesson")).toBeUndefined();
});

it("leads through the whole course in both directions", () => {
  const [first] = LESSONS;
  const forwards = [];
  for (let at = first; at; at = neighbours(at.slug).next) forwards.push(at);
  expect(forwards).toEqual(LESSONS);
  const backwards = [];
  for (let at = LESSONS.at(-1); at; at = neighbours(at.slug).previous) backwards.push(at);
  expect(backwards).toEqual(LESSONS.toReversed());
});
