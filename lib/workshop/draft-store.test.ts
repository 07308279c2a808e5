import { describe, expect, it } from "vitest";
import { createDraftStore, type DraftStore } from "./draft-store";

const KEY = "failwell:workshop:x";

/** One browser with tabs; a tab that sleeps hears of changes only when it is woken. */
function fakeBrowser(initial: Record<string, string> = {}) {
  const data = new Map(Object.entries(initial));
  const tabs: { wake: () => void; sleeps: boolean }[] = [];
  let failure: unknown;
  const fail = () => {
    if (failure) throw failure;
  };
  return {
    data,
    failWith(error: unknown) {
      failure = error;
    },
    openTab(): { store: DraftStore; sleep(): void; wake(): void } {
      const tab: { wake: () => void; sleeps: boolean } = { wake: () => undefined, sleeps: false };
      const tellOthers = () => {
        for (const other of tabs) if (other !== tab && !other.sleeps) other.wake();
      };
      tabs.push(tab);
      const store = createDraftStore("x", {
        tabId: `tab${tabs.length}`,
        storage: () => ({
          getItem: (key) => data.get(key) ?? null,
          setItem(key, value) {
            fail();
            const isNews = data.get(key) !== value;
            data.set(key, value);
            if (isNews) tellOthers();
          },
          removeItem(key) {
            fail();
            if (data.delete(key)) tellOthers();
          },
          key: (index) => [...data.keys()][index] ?? null,
          get length() {
            return data.size;
          },
        }),
        onChange(listener) {
          tab.wake = listener;
          return () => undefined;
        },
      });
      store.subscribe(() => undefined);
      return {
        store,
        sleep: () => {
          tab.sleeps = true;
        },
        wake: () => {
          tab.sleeps = false;
          tab.wake();
        },
      };
    },
  };
}

describe("the draft of an exercise", () => {
  it("survives a reload, and is forgotten when it is reset", () => {
    const browser = fakeBrowser();
    browser.openTab().store.write("mine");
    const reloaded = browser.openTab().store;
    expect(reloaded.getState()).toEqual({ code: "mine", other: undefined, isKept: true });
    reloaded.write(undefined);
    expect(browser.openTab().store.getState().code).toBeUndefined();
  });

  it("follows another tab that is awake, in both directions, without a question", () => {
    const browser = fakeBrowser();
    const [one, two] = [browser.openTab().store, browser.openTab().store];
    one.write("a");
    expect(two.getState().code).toBe("a");
    two.write("ab");
    expect(one.getState()).toEqual({ code: "ab", other: undefined, isKept: true });
    one.write("abc");
    expect(two.getState()).toEqual({ code: "abc", other: undefined, isKept: true });
  });

  it("follows what it missed when it wakes before it is edited", () => {
    const browser = fakeBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    two.sleep();
    one.store.write("a");
    two.wake();
    expect(two.store.getState()).toEqual({ code: "a", other: undefined, isKept: true });
  });

  it("never overwrites a version that it has not seen: both are kept until the learner chooses", () => {
    const browser = fakeBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    two.sleep();
    one.store.write("an hour of work");
    two.store.write("typed in the other tab");
    expect(browser.data.get(KEY)).toBe("an hour of work");
    expect(two.store.getState()).toEqual({
      code: "typed in the other tab",
      other: "an hour of work",
      isKept: true,
    });
    // The first tab hears of it too, and both go on keeping what is typed.
    expect(one.store.getState().other).toBe("typed in the other tab");
    two.store.write("typed on");
    one.store.write("two hours of work");
    const reloaded = browser.openTab().store.getState();
    expect([reloaded.code, reloaded.other]).toEqual(["two hours of work", "typed on"]);
  });

  it.each([
    ["mine", "B"],
    ["other", "A"],
  ] as const)("ends the conflict everywhere once the learner chooses %s", (choice, code) => {
    const browser = fakeBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    two.sleep();
    one.store.write("A");
    two.store.write("B");
    two.wake();
    two.store.settle(choice);
    for (const { store } of [one, two, browser.openTab()])
      expect(store.getState()).toEqual({ code, other: undefined, isKept: true });
    expect([...browser.data.keys()]).toEqual([KEY]);
  });

  it("is at peace when both tabs have come to the same text", () => {
    const browser = fakeBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    two.sleep();
    one.store.write("A");
    two.store.write("B");
    two.wake();
    one.store.write("B");
    expect(two.store.getState()).toEqual({ code: "B", other: undefined, isKept: true });
    expect([...browser.data.keys()]).toEqual([KEY]);
  });

  it("takes a reset in another tab for no work to lose", () => {
    const browser = fakeBrowser({ [KEY]: "old" });
    const [one, two] = [browser.openTab(), browser.openTab()];
    two.sleep();
    one.store.write(undefined);
    two.store.write("old, and more");
    expect(browser.data.get(KEY)).toBe("old, and more");
    expect(one.store.getState()).toEqual({ code: "old, and more", other: undefined, isKept: true });
  });

  it("lives in memory while storage is full, says so, and never falls back to the older text", () => {
    const browser = fakeBrowser({ [KEY]: "old" });
    const tab = browser.openTab();
    browser.failWith(new DOMException("no room", "QuotaExceededError"));
    tab.store.write("new");
    tab.wake();
    expect(tab.store.getState()).toEqual({ code: "new", other: undefined, isKept: false });
    browser.failWith(undefined);
    tab.store.write("newer");
    expect(tab.store.getState().isKept).toBe(true);
    expect(browser.data.get(KEY)).toBe("newer");
  });

  it("works where storage is blocked", () => {
    const store = createDraftStore("x", {
      tabId: "t",
      storage() {
        throw new DOMException("denied", "SecurityError");
      },
      onChange: () => () => undefined,
    });
    store.subscribe(() => undefined);
    store.write("mine");
    expect(store.getState()).toEqual({ code: "mine", other: undefined, isKept: false });
  });
});
