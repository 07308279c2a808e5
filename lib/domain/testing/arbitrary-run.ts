import fc from "fast-check";
import { HYPOTHESES, type Metrics, RECOVERY_ACTIONS, VERDICTS } from "../recovery";
import type { RunEvent, RunEventDraft } from "../run-event";
import { HOST_POLICIES, LOCALES, RESPONSE_STYLES } from "../run-request";

const agentId = "main";
const text = fc.string({ maxLength: 12 });
const json = fc.jsonValue({ maxDepth: 2 });
/** zod drops a key named `__proto__`, which is as well. */
const key = text.filter((name) => name !== "__proto__");
const count = fc.nat(50);

const metrics: fc.Arbitrary<Metrics> = fc.record({
  turns: count,
  toolCalls: count,
  wastedCalls: count,
  inputTokens: count,
  outputTokens: count,
  waitingMs: count,
  wrongClaims: count,
  bits: fc.double({ min: 0, max: 4, noNaN: true }),
});

const started: fc.Arbitrary<RunEventDraft> = fc.record({
  type: fc.constant("run_started" as const),
  agentId: fc.constant(agentId),
  runId: fc.uuid(),
  request: fc.record(
    {
      locale: fc.constantFrom(...LOCALES),
      orderId: text,
      responseStyle: fc.constantFrom(...RESPONSE_STYLES),
      model: fc.string({ minLength: 1, maxLength: 20 }),
      seed: count,
      hostPolicy: fc.constantFrom(...HOST_POLICIES),
    },
    { requiredKeys: ["locale", "orderId", "responseStyle", "model"] },
  ),
  model: fc.record({ id: text, simulated: fc.boolean() }),
  system: text,
  tools: fc.array(
    fc.record({
      name: text,
      input_schema: fc.constant({ type: "object" as const, properties: {} }),
    }),
    { maxLength: 2 },
  ),
  prompt: text,
});

const frame: fc.Arbitrary<RunEventDraft> = fc.record({
  type: fc.constant("wire_frame" as const),
  agentId: fc.constant(agentId),
  channel: fc.constantFrom("mcp" as const, "messages" as const),
  direction: fc.constantFrom("sent" as const, "received" as const),
  body: json,
});

const delta: fc.Arbitrary<RunEventDraft> = fc.record({
  type: fc.constantFrom("text_delta" as const, "thinking_delta" as const),
  agentId: fc.constant(agentId),
  text,
});

const belief = fc
  .tuple(...HYPOTHESES.map(() => fc.nat(9)))
  .map((weights) => Object.fromEntries(HYPOTHESES.map((hypothesis, i) => [hypothesis, weights[i] ?? 0])));

/** One tool call's events: called, perhaps answered, perhaps decided. */
function call(toolUseId: string): fc.Arbitrary<RunEventDraft[]> {
  return fc
    .record({
      input: fc.dictionary(key, json, { maxKeys: 2 }),
      depth: fc.integer({ min: 1, max: 3 }),
      isError: fc.boolean(),
      ms: count,
      action: fc.constantFrom(...RECOVERY_ACTIONS),
      verdict: fc.constantFrom(...VERDICTS),
      belief,
    })
    .map(({ input, depth, isError, ms, action, verdict, belief }) => {
      const drafts: RunEventDraft[] = [
        { type: "tool_call", agentId, toolUseId, name: "lookup_order", input },
        { type: "waited", agentId, ms, reason: "server", toolUseId },
        {
          type: "tool_result",
          agentId,
          toolUseId,
          block: { type: "tool_result", tool_use_id: toolUseId, is_error: isError, content: [] },
        },
        {
          type: "decision",
          agentId,
          toolUseId,
          action,
          evidence: [{ cue: "is_error", value: String(isError), pointer: "/is_error" }],
          belief: {
            ...{ transient: 0, validation: 0, business: 0, permission: 0, found: 0, empty: 0 },
            ...belief,
          },
          bits: 1,
          rightActions: [action],
          verdict,
          verdictSource: "rules",
        },
      ];
      return drafts.slice(0, depth === 3 ? 4 : depth + 1);
    });
}

function turn(index: number): fc.Arbitrary<RunEventDraft[]> {
  const calls = fc
    .nat(2)
    .chain((n) => fc.tuple(...Array.from({ length: n }, (_, i) => call(`t${index}_${i}`))));
  return fc
    .record({ noise: fc.array(fc.oneof(frame, delta), { maxLength: 4 }), calls, tokens: count })
    .map(({ noise, calls, tokens }) => [
      { type: "turn_started", agentId, turn: index },
      ...noise,
      ...calls.flat(),
      { type: "usage", agentId, inputTokens: tokens, outputTokens: tokens },
      { type: "turn_finished", agentId, turn: index, stopReason: calls.length ? "tool_use" : "end_turn" },
    ]);
}

const ending: fc.Arbitrary<RunEventDraft> = fc.oneof(
  fc.record({
    type: fc.constant("run_finished" as const),
    agentId: fc.constant(agentId),
    verdict: fc.constantFrom(...VERDICTS),
    metrics,
  }),
  fc.record({
    type: fc.constant("run_failed" as const),
    agentId: fc.constant(agentId),
    error: fc.constant({
      kind: "aborted" as const,
      error: { errorCategory: "transient" as const, isRetryable: true, message: "Stopped." },
    }),
    metrics,
  }),
);

/** Any well-ordered stream of one run, as the agent loop could have recorded it. */
export const arbitraryRun: fc.Arbitrary<RunEvent[]> = fc
  .record({
    started,
    turns: fc.nat(4).chain((n) => fc.tuple(...Array.from({ length: n }, (_, i) => turn(i + 1)))),
    ending,
    steps: fc.array(fc.nat(100), { minLength: 1, maxLength: 5 }),
  })
  .map(({ started, turns, ending, steps }) => {
    let at = 0;
    return [started, ...turns.flat(), ending].map((draft, seq) => {
      at += steps[seq % steps.length] ?? 0;
      return { ...draft, seq, at };
    });
  });
