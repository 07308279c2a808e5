import {
  CROWD_SIZE,
  type Crowd,
  type CrowdOrder,
  type CrowdStyle,
  crowdRequest,
  encounterOf,
} from "@/lib/content/lessons/crowd";
import { type RunSummary, summariseRun } from "@/lib/content/lessons/run-summary";
import type { Locale } from "@/lib/domain/run-request";
import { collectLabRun } from "../run-lab";

/** Lets eight customers ask about each order, of a server that says nothing and of one that says it all. */
export async function genericOrStructured(locale: Locale) {
  const both = async (order: CrowdOrder) => ({
    generic: await crowd(order, "generic", locale),
    structured: await crowd(order, "structured", locale),
  });
  return {
    "A-999": await both("A-999"),
    "A-TIMEOUT": await both("A-TIMEOUT"),
    abc: await both("abc"),
    "A-403": await both("A-403"),
  };
}

async function crowd(order: CrowdOrder, style: CrowdStyle, locale: Locale): Promise<Crowd> {
  const seeds = Array.from({ length: CROWD_SIZE }, (_, index) => index + 1);
  const runs = await Promise.all(
    seeds.map(async (seed) =>
      summariseRun(await collectLabRun(crowdRequest(order, style, seed, locale), { tap: false })),
    ),
  );
  const [first] = runs;
  return {
    resultText: first ? textOf(first) : "",
    bits: first?.calls[0]?.decision?.bits ?? 0,
    encounters: runs.map(encounterOf),
  };
}

/** The text that the model read as the result of its first call. */
function textOf({ calls }: RunSummary): string {
  const content = calls[0]?.block?.content ?? "";
  if (typeof content === "string") return content;
  return content.map((block) => (typeof block.text === "string" ? block.text : "")).join("\n");
}
