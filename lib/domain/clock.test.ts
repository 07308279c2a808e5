import { describe, expect, it } from "vitest";
import { createVirtualClock, systemClock } from "./clock";

describe("the real clock's sleep", () => {
  it("rejects with the signal's reason, before it begins and while it lasts", async () => {
    const reason = new Error("stopped");
    await expect(systemClock.sleep(60_000, AbortSignal.abort(reason))).rejects.toBe(reason);
    const stop = new AbortController();
    const sleeping = systemClock.sleep(60_000, stop.signal);
    stop.abort(reason);
    await expect(sleeping).rejects.toBe(reason);
  });
});

describe("a virtual clock", () => {
  it("counts waits in full and takes no time for them", async () => {
    const clock = createVirtualClock();
    await clock.sleep(7_000);
    expect(clock.now()).toBe(7_000);
    await expect(clock.sleep(1, AbortSignal.abort())).rejects.toThrow();
    expect(clock.now()).toBe(7_000);
  });

  it("adds waits to the time that really passes", async () => {
    const clock = createVirtualClock({ base: { now: () => 50, sleep: async () => undefined } });
    await clock.sleep(1_000);
    expect(clock.now()).toBe(1_050);
  });
});
