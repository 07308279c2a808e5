// @vitest-environment jsdom
import { expect, it } from "vitest";
import { startAttempt } from "./attempt";
import {
  ATTEMPTS_KEY,
  attemptStore,
  createAttemptStore,
  discardAttempts,
  NO_ATTEMPTS,
} from "./attempt-store";

const attempt = startAttempt({ mode: "exam", seed: 1, questionIds: ["one", "two"], now: 5 });
const open = { version: 1 as const, attempts: { exam: attempt } };

it("keeps an attempt through a reload", () => {
  attemptStore.update(() => open);
  const reloaded = createAttemptStore({ storage: () => localStorage, onStorage: () => undefined });
  reloaded.subscribe(() => undefined);
  expect(reloaded.getState().value).toEqual(open);
});

it("forgets every attempt, so that no tab brings one back", () => {
  attemptStore.update(() => open);
  discardAttempts();
  expect(attemptStore.getState().value.attempts.exam).toMatchObject({ status: "discarded", answers: {} });
});

it("leaves alone what a newer version of the page has written, and starts anew on nonsense", () => {
  const storeOver = (text: string) => {
    localStorage.setItem(ATTEMPTS_KEY, text);
    const store = createAttemptStore({ storage: () => localStorage, onStorage: () => undefined });
    store.update((state) => state);
    return store.getState().value;
  };
  const newer = JSON.stringify({ version: 2, attempts: {} });
  expect(storeOver(newer)).toEqual(NO_ATTEMPTS);
  expect(localStorage.getItem(ATTEMPTS_KEY)).toBe(newer);
  expect(storeOver("nonsense")).toEqual(NO_ATTEMPTS);
});
