import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type RecoveryPolicy, STRATEGY_POLICIES } from "@/lib/domain/agents/agents-request";
import { createVirtualClock } from "@/lib/domain/clock";
import type { ToolError } from "@/lib/domain/tool-error";
import { FetchLog } from "./fetch-log";
import { type FetchTry, RecoveringTransport } from "./recovering-transport";

type Answer = "found" | "timeout" | "has_mirror" | "forbidden" | "final_outage" | "prose";
type Asked = { mirror: boolean };

const ERRORS: Record<Exclude<Answer, "found" | "prose">, ToolError> = {
  timeout: { errorCategory: "transient", isRetryable: true, message: "no answer" },
  has_mirror: {
    errorCategory: "transient",
    isRetryable: true,
    message: "no answer",
    suggestedAction: "use_mirror",
  },
  final_outage: { errorCategory: "transient", isRetryable: false, message: "gone for today" },
  forbidden: { errorCategory: "permission", isRetryable: false, message: "not yours" },
};

function resultOf(answer: Answer): Record<string, unknown> {
  if (answer === "found") return { content: [{ type: "text", text: '{"results":[{"id":"S-01"}]}' }] };
  if (answer === "prose") return { isError: true, content: [{ type: "text", text: "Operation failed" }] };
  return { isError: true, content: [{ type: "text", text: JSON.stringify(ERRORS[answer]) }] };
}

const callSchema = z.object({
  id: z.union([z.string(), z.number()]),
  params: z.object({ arguments: z.object({ mirror: z.optional(z.boolean()) }) }),
});

/** One call of `fetch_source` through the harness, against a server that gives these answers in turn, the last for ever. */
async function fetchOnce(answers: Answer[], policy: Partial<RecoveryPolicy> = {}, random = () => 0) {
  const asked: Asked[] = [];
  const tries: FetchTry[] = [];
  const waits: number[] = [];
  const log = new FetchLog();
  const inner: Transport = {
    start: async () => undefined,
    close: async () => undefined,
    async send(message) {
      const { id, params } = callSchema.parse(message);
      asked.push({ mirror: params.arguments.mirror === true });
      const answer = answers[Math.min(asked.length, answers.length) - 1] ?? "found";
      queueMicrotask(() => inner.onmessage?.({ jsonrpc: "2.0", id, result: resultOf(answer) }));
    },
  };
  const transport = new RecoveringTransport(inner, {
    policy: { ...STRATEGY_POLICIES.local_recovery, ...policy },
    clock: createVirtualClock(),
    signal: new AbortController().signal,
    random,
    log,
    onTry: (one) => tries.push(one),
    onWait: (ms) => waits.push(ms),
  });
  const received = new Promise<JSONRPCMessage>((resolve) => {
    transport.onmessage = resolve;
  });
  await transport.send({
    jsonrpc: "2.0",
    id: 7,
    method: "tools/call",
    params: { name: "fetch_source", arguments: { id: "S-01" } },
  });
  const answer = z
    .object({ id: z.literal(7), result: z.looseObject({ content: z.array(z.object({ text: z.string() })) }) })
    .parse(await received);
  return { asked, tries, waits, log, texts: answer.result.content.map(({ text }) => text) };
}

describe("local recovery in the harness", () => {
  it("tries a transient failure again, waiting longer each time, and says so to the model", async () => {
    const { asked, waits, log, texts, tries } = await fetchOnce(["timeout", "timeout", "found"]);
    expect(asked).toHaveLength(3);
    expect(waits).toEqual([200, 400]);
    expect(log.attempts("S-01")).toBe(3);
    expect(texts.at(-1)).toBe('{"host":{"attempts":3,"mirrorTried":false}}');
    expect(tries.filter(({ outcome }) => !outcome).map(({ decidedBy }) => decidedBy)).toEqual([
      "model",
      "harness",
      "harness",
    ]);
  });

  it("asks the mirror last, where there is one", async () => {
    const { asked, log } = await fetchOnce(["has_mirror", "has_mirror", "has_mirror", "found"]);
    expect(asked.map(({ mirror }) => mirror)).toEqual([false, false, false, true]);
    expect(log.report(["S-01"], false).partialResults).toEqual([{ id: "S-01", via: "mirror", empty: false }]);
  });

  it("leaves to the model what no policy can decide for certain", async () => {
    for (const answer of ["forbidden", "final_outage"] as const) {
      const { asked, waits, texts } = await fetchOnce([answer]);
      expect([asked.length, waits.length, texts.length]).toEqual([1, 0, 1]);
    }
  });

  it("tries within its bounds, whatever the answers, the policy and the dice", async () => {
    const answer = fc.constantFrom<Answer>(
      "timeout",
      "has_mirror",
      "forbidden",
      "final_outage",
      "prose",
      "found",
    );
    const policy = fc.record({
      maxTries: fc.integer({ min: 1, max: 6 }),
      backoffBaseMs: fc.nat(10_000),
      useMirror: fc.boolean(),
    });
    const dice = fc.double({ min: 0, max: 0.999, noNaN: true });
    await fc.assert(
      fc.asyncProperty(
        fc.array(answer, { minLength: 1, maxLength: 8 }),
        policy,
        dice,
        async (answers, own, roll) => {
          const { asked, waits, log } = await fetchOnce(answers, own, () => roll);
          const primaries = asked.filter(({ mirror }) => !mirror).length;
          expect(primaries).toBeLessThanOrEqual(own.maxTries);
          expect(asked.length - primaries).toBeLessThanOrEqual(own.useMirror ? 1 : 0);
          expect(log.attempts("S-01")).toBe(primaries);
          for (const [n, ms] of waits.entries()) {
            const base = own.backoffBaseMs * 2 ** n;
            expect(ms).toBeGreaterThanOrEqual(Math.floor(base));
            expect(ms).toBeLessThanOrEqual(Math.ceil(base * 1.5));
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
