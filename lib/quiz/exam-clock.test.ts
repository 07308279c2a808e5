import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { close, startAttempt } from "./attempt";
import { formatMinutes, noteUsed, resume, timeLeftMs, timeLimitMs } from "./exam-clock";

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const exam = () =>
  startAttempt({
    mode: "exam",
    seed: 1,
    questionIds: Array.from({ length: 20 }, (_, i) => `q-${i}`),
    now: NOW,
  });

describe("the exam clock", () => {
  it("gives 40 minutes for 20 questions, the pace of the real exam", () => {
    expect(timeLimitMs(exam())).toBe(40 * 60_000);
  });

  it("takes no notice of the computer's clock while the page is open", () => {
    const forward = noteUsed(exam(), 1000, NOW + 5 * HOUR);
    const back = noteUsed(exam(), 1000, NOW - 5 * HOUR);
    expect(timeLeftMs(forward)).toBe(timeLimitMs(exam()) - 1000);
    expect(timeLeftMs(back)).toBe(timeLeftMs(forward));
  });

  it("goes on while no page is open", () => {
    expect(resume(noteUsed(exam(), 1000, NOW + 1000), NOW + 61_000).clock.usedMs).toBe(61_000);
  });

  it("counts a clock that was set back as no time", () => {
    expect(resume(exam(), NOW - HOUR).clock.usedMs).toBe(0);
    const later = resume(resume(exam(), NOW - HOUR), NOW - HOUR + 2000);
    expect(later.clock.usedMs).toBe(2000);
  });

  it("never runs backwards, never beyond the limit, and stops when the attempt is closed", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.boolean(), fc.integer({ min: -HOUR, max: HOUR })), { maxLength: 20 }),
        (steps) => {
          let attempt = exam();
          for (const [open, ms] of steps) {
            const next = open
              ? noteUsed(attempt, attempt.clock.usedMs + ms, NOW + ms)
              : resume(attempt, NOW + ms);
            expect(next.clock.usedMs).toBeGreaterThanOrEqual(attempt.clock.usedMs);
            expect(next.clock.usedMs).toBeLessThanOrEqual(timeLimitMs(attempt));
            attempt = next;
          }
          const closed = close(attempt, "handed_in");
          expect(noteUsed(closed, HOUR, NOW)).toBe(closed);
        },
      ),
    );
  });

  it("counts the time of two open tabs once", () => {
    const one = noteUsed(exam(), 5000, NOW + 5000);
    expect(noteUsed(one, 5000, NOW + 5000).clock.usedMs).toBe(5000);
    expect(noteUsed(one, 3000, NOW + 5000)).toBe(one);
  });

  it("shows 0:00 only when time is over", () => {
    expect(formatMinutes(1)).toBe("0:01");
    expect(formatMinutes(0)).toBe("0:00");
    expect(formatMinutes(40 * 60_000)).toBe("40:00");
    expect(formatMinutes(61_000)).toBe("1:01");
  });
});
