import { expect, it } from "vitest";
import type { RunEvent } from "@/lib/domain/run-event";
import { type RunState, replayRun } from "@/lib/domain/run-state";
import { messagePort } from "./channel";
import { compile } from "./compile";
import { type Exercise, failWith } from "./exercise";
import { runAgentOn } from "./run-agent-on";
import { startRunner } from "./runner/runner";
import { importModule } from "./testing";

const EXERCISE: Pick<Exercise, "slug" | "tool" | "backendMethods"> & Required<Pick<Exercise, "demo">> = {
  slug: "demo",
  tool: {
    name: "lookup_order",
    description: "Find an order by its number.",
    inputSchema: { type: "object", properties: { order_id: { type: "string" } }, required: ["order_id"] },
  },
  backendMethods: ["find"],
  demo: {
    prompt: { en: "Where is order A-1?", zh: "订单 A-1 到哪了？" },
    backend: { find: failWith("down", { code: "ETIMEDOUT" }) },
    truth: { kind: "failed", category: "transient", recoverable: false },
  },
};

async function runOn(handler: string, locale: "en" | "zh" = "en") {
  const compiled = compile(handler);
  if (!compiled.ok) throw new Error(compiled.problem.message);
  const { port1, port2 } = new MessageChannel();
  startRunner(messagePort(port2), importModule);
  const options = { locale, seed: 3, signal: new AbortController().signal };
  const events: RunEvent[] = [];
  for await (const event of runAgentOn(messagePort(port1), EXERCISE, compiled.code, options))
    events.push(event);
  port1.close();
  return replayRun(events);
}

function firstResult(state: RunState) {
  const call = state.turns.flatMap(({ calls }) => calls)[0];
  return call && "block" in call ? call.block.content : undefined;
}

it("lets the agent meet what the learner's own tool makes of a failure", async () => {
  const hiding = await runOn(
    `export async function handler(_input, backend) {
      try { return await backend.find(); } catch { return { content: [{ type: "text", text: '{"results":[]}' }] }; }
    }`,
  );
  expect(hiding.started?.prompt).toBe(EXERCISE.demo.prompt.en);
  expect(hiding.status.phase).toBe("finished");
  expect(firstResult(hiding)).toEqual([{ type: "text", text: '{"results":[]}' }]);
  const telling = await runOn(
    `export async function handler(_input, backend) {
      try { return await backend.find(); } catch {
        const error = { errorCategory: "transient", isRetryable: true, message: "The order database timed out." };
        return { isError: true, content: [{ type: "text", text: JSON.stringify(error) }], structuredContent: error };
      }
    }`,
    "zh",
  );
  expect(telling.started?.prompt).toBe(EXERCISE.demo.prompt.zh);
  expect(JSON.stringify(firstResult(telling))).toContain("transient");
  expect(telling.status).toMatchObject({ phase: "finished", verdict: "right" });
});

it("throws where the code does not load", async () => {
  await expect(runOn("export const nothing = 1;")).rejects.toThrow();
});
