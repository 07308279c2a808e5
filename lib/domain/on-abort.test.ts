import { getEventListeners } from "node:events";
import fc from "fast-check";
import { expect, it } from "vitest";
import { onAbort } from "./on-abort";

const listeners = (signal: AbortSignal) => getEventListeners(signal, "abort").length;

it("tells all who still wait, once and in the order in which they came, and carries one listener at most", () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant("wait" as const) }),
    fc.record({ kind: fc.constant("stop" as const), which: fc.nat(20) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const controller = new AbortController();
      const told: number[] = [];
      const stops: (() => void)[] = [];
      const waiting = new Set<number>();
      for (const one of steps) {
        if (one.kind === "wait") {
          const id = stops.length;
          stops.push(onAbort(controller.signal, () => told.push(id)));
          waiting.add(id);
        } else {
          stops[one.which]?.();
          waiting.delete(one.which);
        }
        expect(listeners(controller.signal)).toBe(waiting.size > 0 ? 1 : 0);
      }
      controller.abort();
      expect(told).toEqual([...waiting]);
      for (const stop of stops) stop();
      expect(listeners(controller.signal)).toBe(0);
    }),
  );
});

it("counts the same function for each time that it waits", () => {
  const controller = new AbortController();
  let calls = 0;
  const act = () => {
    calls += 1;
  };
  onAbort(controller.signal, act);
  onAbort(controller.signal, act)();
  onAbort(controller.signal, act);
  controller.abort();
  expect(calls).toBe(2);
});

it("does not tell one who was told to stop by another", () => {
  const controller = new AbortController();
  const told: string[] = [];
  let stopSecond: () => void = () => undefined;
  onAbort(controller.signal, () => {
    told.push("first");
    stopSecond();
  });
  stopSecond = onAbort(controller.signal, () => told.push("second"));
  controller.abort();
  expect(told).toEqual(["first"]);
});
