// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { draftStore } from "./draft-store";

it("keeps the draft in this browser, and listens to other tabs only while someone looks", () => {
  const store = draftStore("rate-limit");
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.write("mine");
  expect(Object.values({ ...localStorage }).join()).toContain("mine");
  const calls = listener.mock.calls.length;
  window.dispatchEvent(new StorageEvent("storage", { key: "failwell:progress" }));
  expect(listener.mock.calls.length).toBe(calls);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  stop();
  const after = listener.mock.calls.length;
  store.write("more");
  window.dispatchEvent(new Event("pageshow"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(listener.mock.calls.length).toBe(after);
});
