import { getEventListeners } from "node:events";
import { expect, it } from "vitest";
import { followSignals } from "./follow-signals";

it("aborts with the first of the others, for its reason", () => {
  const [one, two] = [new AbortController(), new AbortController()];
  const followed = followSignals(one.signal, two.signal);
  expect(followed.signal.aborted).toBe(false);
  two.abort("second");
  one.abort("first");
  expect(followed.signal.reason).toBe("second");
});

it("is aborted from the start where one of them is", () => {
  expect(followSignals(AbortSignal.abort("gone")).signal.reason).toBe("gone");
});

it("aborts alone", () => {
  const one = new AbortController();
  const followed = followSignals(one.signal);
  followed.abort("enough");
  expect(followed.signal.reason).toBe("enough");
  expect(one.signal.aborted).toBe(false);
});

it("leaves no listener behind, and follows no longer", () => {
  const one = new AbortController();
  const followed = followSignals(one.signal);
  expect(getEventListeners(one.signal, "abort")).toHaveLength(1);
  followed.release();
  expect(getEventListeners(one.signal, "abort")).toHaveLength(0);
  one.abort();
  expect(followed.signal.aborted).toBe(false);
});
