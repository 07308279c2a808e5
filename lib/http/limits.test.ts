import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER, clientAddress } from "./client-address";
import { RateLimiter } from "./rate-limiter";
import { readHttpSettings } from "./settings";
import { SpendGuard } from "./spend-guard";

describe("RateLimiter", () => {
  test("never lets through more than burst plus rate × time", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5_000 })), (pauses) => {
        let now = 0;
        const limiter = new RateLimiter({ burst: 3, perMinute: 60 }, { now: () => now });
        let allowed = 0;
        for (const pause of pauses) {
          now += pause;
          if (limiter.take("a") === 0) allowed += 1;
        }
        expect(allowed).toBeLessThanOrEqual(3 + now / 1_000);
      }),
    );
  });

  test("admits a client that waited as long as it was told", () => {
    let now = 0;
    const limiter = new RateLimiter({ burst: 1, perMinute: 7 }, { now: () => now });
    limiter.take("a");
    now += limiter.take("a");
    expect(limiter.take("a")).toBe(0);
  });

  test("remembers a bounded number of clients", () => {
    const limiter = new RateLimiter({ burst: 1, perMinute: 1 }, { now: () => 0 });
    for (let index = 0; index < 10_050; index++) limiter.take(String(index));
    expect(limiter.size).toBe(10_000);
    expect(limiter.take("10049")).toBeGreaterThan(0);
  });
});

describe("SpendGuard", () => {
  test("keeps a day's runs within the budget and starts afresh at midnight UTC", () => {
    let now = Date.UTC(2026, 11, 1, 23, 0);
    const guard = new SpendGuard({ perRun: 100, perDay: 250 }, () => now);
    const first = guard.reserve();
    guard.reserve();
    const refused = guard.reserve();
    expect(refused).toMatchObject({ kind: "refused", error: { retryAfterMs: 3_600_000, isRetryable: true } });
    if (first.kind === "reserved") {
      first.settle(20);
      first.settle(20);
    }
    expect(guard.reserve().kind).toBe("reserved");
    expect(guard.reserve().kind).toBe("refused");
    now += 3_600_000;
    expect(guard.reserve().kind).toBe("reserved");
  });

  test("a run that ends after midnight does not count against the new day", () => {
    let now = 0;
    const guard = new SpendGuard({ perRun: 100, perDay: 100 }, () => now);
    const run = guard.reserve();
    now += 86_400_000;
    guard.reserve();
    if (run.kind === "reserved") run.settle(0);
    expect(guard.reserve().kind).toBe("refused");
  });
});

describe("clientAddress", () => {
  const headers = (peer: string, forwarded?: string) =>
    new Headers({ [CLIENT_ADDRESS_HEADER]: peer, ...(forwarded ? { "x-forwarded-for": forwarded } : {}) });

  test("believes x-forwarded-for only behind proxies of our own", () => {
    expect(clientAddress(headers("198.51.100.1", "203.0.113.7"), 0)).toBe("198.51.100.1");
    expect(clientAddress(headers("10.0.0.1", "1.1.1.1, 203.0.113.7"), 1)).toBe("203.0.113.7");
    expect(clientAddress(headers("10.0.0.1", "1.1.1.1, 203.0.113.7, 10.0.0.2"), 2)).toBe("203.0.113.7");
    expect(clientAddress(headers("10.0.0.1"), 1)).toBe("10.0.0.1");
  });

  test("counts IPv6 by its network and unwraps IPv4", () => {
    expect(clientAddress(headers("2001:db8:1:2:3:4:5:6"), 0)).toBe("2001:db8:1:2");
    expect(clientAddress(headers("2001:db8::1"), 0)).toBe("2001:db8:0:0");
    expect(clientAddress(headers("::1"), 0)).toBe("0:0:0:0");
    expect(clientAddress(headers("::ffff:127.0.0.1"), 0)).toBe("127.0.0.1");
    expect(clientAddress(new Headers(), 0)).toBe("unknown");
    expect(clientAddress(headers("not an address"), 0)).toBe("unknown");
  });
});

describe("readHttpSettings", () => {
  test("names the variable that makes no sense", () => {
    expect(() => readHttpSettings({ FAILWELL_QUEUE: "-1" })).toThrow("FAILWELL_QUEUE");
    expect(() => readHttpSettings({ FAILWELL_CONCURRENCY: "many" })).toThrow("FAILWELL_CONCURRENCY");
    expect(readHttpSettings({ FAILWELL_HOSTS: " a , b," }).hosts).toEqual(["a", "b"]);
  });
});
