import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Release, Slots } from "./slots";

async function release(slots: Slots, client = "a"): Promise<Release> {
  const acquired = await slots.acquire(client);
  if (acquired.kind !== "acquired") throw new Error(acquired.kind);
  return acquired.release;
}

describe("Slots", () => {
  test("serves those who wait in order of arrival", async () => {
    const slots = new Slots({ perClient: 10, total: 1, waiting: 10 });
    const first = await release(slots);
    const order: string[] = [];
    const waiting = ["b", "c"].map(async (client) => {
      const done = await release(slots, client);
      order.push(client);
      done();
    });
    first();
    await Promise.all(waiting);
    expect(order).toEqual(["b", "c"]);
    expect([slots.running, slots.waiting]).toEqual([0, 0]);
  });

  test("forgets one who stops waiting", async () => {
    const slots = new Slots({ perClient: 1, total: 1, waiting: 1 });
    const first = await release(slots);
    const gone = new AbortController();
    const waiting = slots.acquire("b", gone.signal);
    gone.abort(new Error("gone"));
    await expect(waiting).rejects.toThrow("gone");
    expect(slots.waiting).toBe(0);
    first();
    first();
    expect(slots.running).toBe(0);
    expect((await slots.acquire("b")).kind).toBe("acquired");
  });

  test("says whose limit is reached", async () => {
    const slots = new Slots({ perClient: 1, total: 1, waiting: 0 });
    await release(slots);
    expect((await slots.acquire("a")).kind).toBe("client_full");
    expect((await slots.acquire("b")).kind).toBe("server_full");
  });

  test("never runs more than it may, whatever the order of events", async () => {
    const steps = fc.array(fc.record({ client: fc.constantFrom("a", "b", "c"), releases: fc.boolean() }));
    await fc.assert(
      fc.asyncProperty(steps, async (events) => {
        const slots = new Slots({ perClient: 3, total: 2, waiting: 2 });
        const held: Release[] = [];
        for (const { client, releases } of events) {
          if (releases) held.shift()?.();
          else void slots.acquire(client).then((got) => got.kind === "acquired" && held.push(got.release));
          await Promise.resolve();
          await Promise.resolve();
          expect(slots.running).toBeLessThanOrEqual(2);
          expect(slots.waiting).toBeLessThanOrEqual(2);
        }
        while (slots.running > 0) {
          held.shift()?.();
          await new Promise((resolve) => setImmediate(resolve));
        }
        expect(slots.waiting).toBe(0);
      }),
    );
  });
});
