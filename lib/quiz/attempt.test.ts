import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Attempt, answer, answeredCount, close, goTo, startAttempt, toggleFlag } from "./attempt";
import { type Attempts, mergeAttempts } from "./attempt-merge";
import { noteUsed } from "./exam-clock";

const QUESTIONS = ["q-a", "q-b", "q-c"];
const fresh = (now = 1000, previous?: Attempt) =>
  startAttempt({ mode: "exam", seed: 5, questionIds: QUESTIONS, now, ...(previous && { previous }) });

/** One thing a learner does in a tab. */
const action: fc.Arbitrary<(attempt: Attempt) => Attempt> = fc.oneof(
  fc.tuple(fc.constantFrom(...QUESTIONS), fc.nat(3)).map(
    ([id, option]) =>
      (a: Attempt) =>
        answer(a, id, { kind: "option", option }),
  ),
  fc.constantFrom(...QUESTIONS).map((id) => (a: Attempt) => toggleFlag(a, id)),
  fc.nat(2).map((index) => (a: Attempt) => goTo(a, index)),
  fc.nat(5000).map((ms) => (a: Attempt) => noteUsed(a, ms, 2000)),
  fc
    .constantFrom("handed_in" as const, "discarded" as const)
    .map((status) => (a: Attempt) => close(a, status)),
);
const attemptArbitrary = fc
  .tuple(fc.nat(1), fc.array(action, { maxLength: 6 }))
  .map(([now, actions]) => actions.reduce((attempt, act) => act(attempt), fresh(now)));
const attemptsArbitrary: fc.Arbitrary<Attempts> = fc
  .tuple(fc.option(attemptArbitrary), fc.option(attemptArbitrary))
  .map(([exam, practice]) => mergeAttempts({ ...(exam && { exam }), ...(practice && { practice }) }, {}));

function same(a: Attempts, b: Attempts): void {
  expect(a).toEqual(b);
}

describe("an attempt", () => {
  it("keeps the newest answer, and none once it is closed", () => {
    let attempt = answer(fresh(), "q-a", { kind: "option", option: 2 });
    attempt = answer(attempt, "q-a", { kind: "option", option: 0 });
    expect(attempt.answers["q-a"]).toMatchObject({ option: 0 });
    expect(answeredCount(attempt)).toBe(1);
    const closed = close(attempt, "handed_in");
    expect(answer(closed, "q-b", { kind: "option", option: 1 })).toBe(closed);
    expect(toggleFlag(closed, "q-b")).toBe(closed);
    expect(close(closed, "discarded")).toBe(closed);
  });

  it("flags and unflags", () => {
    const flagged = toggleFlag(fresh(), "q-a");
    expect(flagged.flags["q-a"]?.on).toBe(true);
    expect(toggleFlag(flagged, "q-a").flags["q-a"]?.on).toBe(false);
  });

  it("does not leave its questions", () => {
    expect(goTo(fresh(), 99).position.index).toBe(2);
    expect(goTo(fresh(), -1).position.index).toBe(0);
  });

  it("starts after the previous one even where the clock was set back", () => {
    const first = fresh(5000);
    const second = fresh(100, first);
    expect(second.startedAt).toBeGreaterThan(first.startedAt);
    expect(mergeAttempts({ exam: first }, { exam: second }).exam?.id).toBe(second.id);
  });
});

describe("mergeAttempts", () => {
  it("is commutative, associative and idempotent", () => {
    fc.assert(
      fc.property(attemptsArbitrary, attemptsArbitrary, attemptsArbitrary, (a, b, c) => {
        same(mergeAttempts(a, b), mergeAttempts(b, a));
        same(mergeAttempts(mergeAttempts(a, b), c), mergeAttempts(a, mergeAttempts(b, c)));
        same(mergeAttempts(a, a), a);
      }),
    );
  });

  it("keeps the answers that two tabs gave to different questions", () => {
    const start = fresh();
    const one = answer(start, "q-a", { kind: "option", option: 1 });
    const two = answer(start, "q-b", { kind: "option", option: 2 });
    expect(Object.keys(mergeAttempts({ exam: one }, { exam: two }).exam?.answers ?? {})).toEqual([
      "q-a",
      "q-b",
    ]);
  });

  it("never opens a closed attempt again", () => {
    const start = fresh();
    const handedIn = close(start, "handed_in");
    const goneOn = goTo(answer(start, "q-a", { kind: "option", option: 1 }), 2);
    expect(mergeAttempts({ exam: goneOn }, { exam: handedIn }).exam?.status).toBe("handed_in");
  });
});
