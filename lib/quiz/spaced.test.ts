import { describe, expect, it } from "vitest";
import { dueIds, nextDueAt, replayCard } from "./spaced";

const DAY = 86_400_000;
const T0 = Date.UTC(2026, 0, 1);

describe("spaced repetition", () => {
  it("asks again sooner for what was wrong than for what was right", () => {
    const wrong = replayCard([{ at: T0, right: false }]);
    const right = replayCard([
      { at: T0, right: true },
      { at: T0 + DAY, right: true },
    ]);
    expect(wrong?.due.getTime()).toBeLessThan(T0 + DAY);
    expect(right?.due.getTime()).toBeGreaterThan(T0 + 2 * DAY);
  });

  it("lengthens the interval with each right answer that came when due", () => {
    const reviews = [{ at: T0, right: true }];
    const intervals: number[] = [];
    for (let i = 0; i < 5; i++) {
      const due = replayCard(reviews)?.due.getTime() ?? 0;
      intervals.push(due - (reviews.at(-1)?.at ?? 0));
      reviews.push({ at: due, right: true });
    }
    expect(intervals).toEqual([...intervals].sort((a, b) => a - b));
    expect(intervals.at(-1)).toBeGreaterThan(10 * DAY);
  });

  it("lists what is due, most nearly forgotten first, and nothing that was never answered", () => {
    const reviews = {
      "q-old": [{ at: T0, right: true }],
      "q-new": [{ at: T0 + 29 * DAY, right: true }],
      "q-none": [],
    };
    expect(dueIds(reviews, T0 + 30 * DAY)).toEqual(["q-old", "q-new"]);
    expect(dueIds(reviews, T0)).toEqual([]);
    expect(nextDueAt({})).toBeUndefined();
    expect(nextDueAt(reviews)).toBeLessThan(T0 + DAY);
  });

  it("gives the same schedule for the same history", () => {
    const reviews = [
      { at: T0, right: true },
      { at: T0 + 3 * DAY, right: false },
      { at: T0 + 4 * DAY, right: true },
    ];
    expect(replayCard(reviews)).toEqual(replayCard([...reviews]));
    expect(replayCard([])).toBeUndefined();
  });
});
