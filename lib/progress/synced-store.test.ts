// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { reset, withLessonRead, withReview } from "./changes";
import { createProgressStore, PROGRESS_KEY } from "./progress-store";
import { EMPTY_PROGRESS } from "./schema";
import { UNREADABLE_SUFFIX } from "./synced-store";

type Tab = { listeners: ((event: StorageEvent) => void)[] };

/** One browser: a shared storage whose writes reach the other tabs only when `deliver` is called. */
function fakeBrowser(initial: Record<string, string> = {}) {
  const data = new Map(Object.entries(initial));
  const tabs: Tab[] = [];
  let undelivered: { from: Tab; key: string; value: string }[] = [];
  let failure: unknown;
  return {
    data,
    failWith(error: unknown) {
      failure = error;
    },
    openTab() {
      const tab: Tab = { listeners: [] };
      tabs.push(tab);
      return createProgressStore({
        onStorage: (listener) => tab.listeners.push(listener),
        storage: () => ({
          getItem: (key) => data.get(key) ?? null,
          setItem(key, value) {
            if (failure) throw failure;
            data.set(key, value);
            undelivered.push({ from: tab, key, value });
          },
        }),
      });
    },
    /** Delivers until no tab writes any more; throws when they never settle. */
    deliver() {
      for (let round = 0; undelivered.length > 0; round++) {
        if (round > 10) throw new Error("tabs answer each other for ever");
        const batch = undelivered;
        undelivered = [];
        for (const { from, key, value } of batch) {
          for (const tab of tabs) {
            if (tab === from) continue;
            for (const listener of tab.listeners)
              listener(new StorageEvent("storage", { key, newValue: value }));
          }
        }
      }
    },
  };
}

const noop = () => undefined;

describe("the progress store", () => {
  it("survives a reload", () => {
    const browser = fakeBrowser();
    browser.openTab().update(withLessonRead("a", 1));
    const reloaded = browser.openTab();
    reloaded.subscribe(noop);
    expect(reloaded.getState()).toMatchObject({
      value: { lessonsRead: { a: { at: 1 } } },
      persistence: "saved",
    });
  });

  it("starts as loading, and writes nothing before there is something to keep", () => {
    const browser = fakeBrowser();
    const store = browser.openTab();
    expect(store.getState()).toEqual({ value: EMPTY_PROGRESS, persistence: "loading" });
    store.subscribe(noop);
    expect(browser.data.size).toBe(0);
  });

  it("keeps the work of two tabs that write before they hear of each other", () => {
    const browser = fakeBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.subscribe(noop);
    two.subscribe(noop);
    one.update(withReview("q", true, 1));
    two.update(withReview("q", false, 2));
    one.update(withLessonRead("a", 3));
    browser.deliver();
    for (const tab of [one, two, browser.openTab()]) {
      tab.subscribe(noop);
      expect(tab.getState().value.reviews.q).toHaveLength(2);
      expect(tab.getState().value.lessonsRead).toHaveProperty("a");
    }
  });

  it("heals a write that another tab's write has overwritten", () => {
    const browser = fakeBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.subscribe(noop);
    two.subscribe(noop);
    one.update(withLessonRead("a", 1));
    // A browser does not lock its storage over tabs: this text comes from a tab that had not seen "a".
    browser.data.set(PROGRESS_KEY, JSON.stringify(withLessonRead("b", 2)(EMPTY_PROGRESS)));
    browser.deliver();
    two.update(withLessonRead("c", 3));
    browser.deliver();
    expect(Object.keys(JSON.parse(browser.data.get(PROGRESS_KEY) ?? "").lessonsRead)).toEqual([
      "a",
      "b",
      "c",
    ]);
  });

  it("does not bring back in one tab what was reset in another", () => {
    const browser = fakeBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.update(withLessonRead("a", 1));
    two.subscribe(noop);
    one.update(reset);
    two.update(withLessonRead("b", 2));
    browser.deliver();
    expect(Object.keys(one.getState().value.lessonsRead)).toEqual(["b"]);
    expect(Object.keys(two.getState().value.lessonsRead)).toEqual(["b"]);
  });

  it("works in memory when storage is full, says so, and saves once there is room", () => {
    const browser = fakeBrowser();
    const store = browser.openTab();
    browser.failWith(new DOMException("no room", "QuotaExceededError"));
    store.update(withLessonRead("a", 1));
    expect(store.getState()).toMatchObject({ persistence: "full", value: { lessonsRead: { a: { at: 1 } } } });
    browser.failWith(undefined);
    store.update(withLessonRead("b", 2));
    expect(store.getState().persistence).toBe("saved");
    expect(browser.data.get(PROGRESS_KEY)).toContain('"a"');
  });

  it("works in memory when storage is blocked", () => {
    const store = createProgressStore({
      onStorage: noop,
      storage() {
        throw new DOMException("denied", "SecurityError");
      },
    });
    store.update(withLessonRead("a", 1));
    store.update(withLessonRead("b", 2));
    expect(store.getState().persistence).toBe("blocked");
    expect(Object.keys(store.getState().value.lessonsRead)).toEqual(["a", "b"]);
  });

  it("leaves data of a newer version untouched", () => {
    const newer = '{"version":2,"things":[]}';
    const browser = fakeBrowser({ [PROGRESS_KEY]: newer });
    const store = browser.openTab();
    store.update(withLessonRead("a", 1));
    expect(store.getState().persistence).toBe("newer");
    expect(browser.data.get(PROGRESS_KEY)).toBe(newer);
  });

  it("sets text aside that cannot be read, and goes on", () => {
    const browser = fakeBrowser({ [PROGRESS_KEY]: "half a fi" });
    browser.openTab().update(withLessonRead("a", 1));
    expect(browser.data.get(PROGRESS_KEY + UNREADABLE_SUFFIX)).toBe("half a fi");
    expect(browser.data.get(PROGRESS_KEY)).toContain('"a"');
  });

  it("tells its listeners of each change, and not after they have left", () => {
    const store = fakeBrowser().openTab();
    let calls = 0;
    const stop = store.subscribe(() => calls++);
    const before = calls;
    store.update(withLessonRead("a", 1));
    expect(calls).toBe(before + 1);
    stop();
    store.update(withLessonRead("b", 1));
    expect(calls).toBe(before + 1);
  });
});
