// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { RunEvent } from "@/lib/domain/run-event";
import type { RunRequest } from "@/lib/domain/run-request";
import { collectLabRun } from "@/lib/lab/run-lab";
import { encodeSse } from "@/lib/streaming/sse";
import { usePlayback } from "./use-playback";
import { useRun } from "./use-run";

const request: RunRequest = { locale: "en", orderId: "A-1", responseStyle: "structured", model: "simulator" };

/** A server that sends these events and then keeps the connection open until it is aborted, or closes it. */
function serve(events: readonly RunEvent[], end: "close" | "hang") {
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const text = events.map((event) => encodeSse({ data: JSON.stringify(event) })).join("");
        controller.enqueue(new TextEncoder().encode(text));
        if (end === "close") return controller.close();
        init.signal?.addEventListener("abort", () => controller.error(init.signal?.reason));
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
}

afterEach(() => vi.unstubAllGlobals());

describe("useRun", () => {
  it("follows a run to its end", async () => {
    const events = await collectLabRun(request);
    serve(events, "close");
    const { result } = renderHook(() => useRun([]));
    await act(() => result.current.start(request));
    expect(result.current.feed).toMatchObject({ status: "idle" });
    expect(result.current.feed.events).toHaveLength(events.length);
  });

  it("keeps what had arrived when the learner stops", async () => {
    const events = await collectLabRun(request);
    serve(events.slice(0, 5), "hang");
    const { result } = renderHook(() => useRun([]));
    act(() => {
      void result.current.start(request);
    });
    await waitFor(() => expect(result.current.feed.events).toHaveLength(5));
    act(() => result.current.stop());
    await waitFor(() => expect(result.current.feed.status).toBe("stopped"));
    expect(result.current.feed.events).toHaveLength(5);
  });

  it("says that a stream broke off", async () => {
    const events = await collectLabRun(request);
    serve(events.slice(0, 5), "close");
    const { result } = renderHook(() => useRun([]));
    await act(() => result.current.start(request));
    expect(result.current.feed).toMatchObject({ status: "failed", problem: { kind: "broken_stream" } });
  });
});

describe("usePlayback", () => {
  it("shows the end, steps back to the start, and replays to the same state", async () => {
    vi.useFakeTimers();
    const events = await collectLabRun(request);
    const { result } = renderHook(() => usePlayback(events));
    const whole = result.current.state;
    expect(whole.status.phase).toBe("finished");
    act(() => result.current.first());
    expect(result.current.state.turns).toEqual([]);
    act(() => result.current.replay());
    while (result.current.playing) await act(() => vi.runOnlyPendingTimersAsync());
    expect(result.current.state).toEqual(whole);
    vi.useRealTimers();
  });
});
