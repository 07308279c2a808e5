import { expect, it } from "vitest";
import { initialRunState, type TurnState } from "@/lib/domain/run-state";
import { lastReply } from "./last-reply";

const turn = (text: string, calls: TurnState["calls"] = []): TurnState => ({
  agentId: "main",
  turn: 1,
  thinking: "",
  text,
  calls,
});
const call = { phase: "called", toolUseId: "t1", name: "lookup_order", input: {} } as const;

it.each([
  [
    "the text of the last turn",
    [turn("Let me look.", [call]), turn("It was delivered.")],
    "It was delivered.",
  ],
  ["nothing where the run ended on a tool call", [turn("Let me look.", [call])], ""],
  ["nothing before the first turn", [], ""],
])("is %s", (_name, turns, reply) => {
  expect(lastReply({ ...initialRunState, turns })).toBe(reply);
});
