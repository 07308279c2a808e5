import type Anthropic from "@anthropic-ai/sdk";

/** Claude models that think adaptively: Opus and Sonnet from 4.6 on, every family from 5 on. */
const ADAPTIVE = /^claude-(?:(?:opus|sonnet)-4-[6-9]|[a-z]+-[5-9])(?:-|$)/;

/** Asks for a readable summary of the thinking where the model can give one; other models get no `thinking` at all. */
export function thinkingFor(model: string): { thinking?: Anthropic.ThinkingConfigAdaptive } {
  return ADAPTIVE.test(model) ? { thinking: { type: "adaptive", display: "summarized" } } : {};
}
