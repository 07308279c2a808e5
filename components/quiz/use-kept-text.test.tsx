// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useKeptText } from "./use-kept-text";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The hook over a store of its own, which another tab may write to by `rerender`. */
function setUp(stored = "") {
  const kept: string[] = [];
  const hook = renderHook(
    (props: { stored: string }) => useKeptText(props.stored, (text) => kept.push(text)),
    {
      initialProps: { stored },
    },
  );
  const type = (text: string) => act(() => hook.result.current.change(text));
  return { ...hook, kept, type };
}

describe("useKeptText", () => {
  it("keeps what is typed after a short pause, once", () => {
    const { kept, type, result } = setUp();
    type("a");
    type("ab");
    expect(result.current.text).toBe("ab");
    expect(kept).toEqual([]);
    act(() => vi.runAllTimers());
    expect(kept).toEqual(["ab"]);
  });

  it.each([
    ["the page goes away", () => window.dispatchEvent(new Event("pagehide"))],
    ["the page is hidden", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("keeps it at once when %s", (_name, leave) => {
    const { kept, type } = setUp();
    type("typed a moment ago");
    act(() => {
      leave();
    });
    expect(kept).toEqual(["typed a moment ago"]);
    act(() => vi.runAllTimers());
    expect(kept).toHaveLength(1);
  });

  it("keeps it when the field goes, and when it is left", () => {
    const first = setUp();
    first.type("a");
    first.unmount();
    expect(first.kept).toEqual(["a"]);
    const second = setUp();
    second.type("b");
    act(() => second.result.current.flush());
    expect(second.kept).toEqual(["b"]);
  });

  it("follows the stored text between edits, never during one", () => {
    const { result, rerender, type } = setUp("old");
    rerender({ stored: "from another tab" });
    expect(result.current.text).toBe("from another tab");
    type("mine");
    rerender({ stored: "from another tab again" });
    expect(result.current.text).toBe("mine");
  });

  it("keeps nothing where nothing was typed", () => {
    const { kept, unmount } = setUp("old");
    unmount();
    expect(kept).toEqual([]);
  });
});
