import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import {
  type StrategyReport,
  strategyCsv,
  summarizeCells,
  summarizeStrategies,
} from "@/lib/evals/strategies/report";
import {
  DEFAULT_STRATEGY_SPEC,
  MEASURED_PLANS,
  MEASURED_STRATEGIES,
  type StrategySpec,
  strategySpecSchema,
} from "@/lib/evals/strategies/spec";
import { fieldsError } from "@/lib/http/read-json";
import { runStrategies } from "@/lib/lab/evals/run-strategies";
import { UsageError } from "./arguments";
import { formatTable, number, percent } from "./table";

export const STRATEGIES_USAGE = `npm run evals -- --strategies all|a,b [options]   runs multi-agent strategies × fault plans instead
                                  of: ${MEASURED_STRATEGIES.join(" ")}
  --plans a,b                     of: ${MEASURED_PLANS.join(" ")}
  --trials N                      runs a cell (${DEFAULT_STRATEGY_SPEC.trials})
  --locale en|zh   --seed N   --out FILE   --json   --csv`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const OPTIONS = {
  strategies: text,
  plans: text,
  trials: text,
  locale: text,
  seed: text,
  out: text,
  json: flag,
  csv: flag,
} as const;

/** Measures strategies and prints the result. @returns whether all was measured @throws UsageError */
export async function evalStrategies(args: readonly string[], signal: AbortSignal): Promise<boolean> {
  const values = parse(args);
  const spec = specOf(values);
  let report: StrategyReport | undefined;
  let finished = false;
  for await (const event of runStrategies(spec, signal)) {
    report = event.report;
    finished = event.type === "strategies_finished";
  }
  if (!report) {
    console.error("Stopped before the first trial was whole.");
    return false;
  }
  if (!finished) console.error("Stopped: the trials that were whole are shown.");
  if (values.out !== undefined) await writeFile(values.out, `${JSON.stringify(report)}\n`);
  if (values.json) console.log(JSON.stringify(report));
  else console.log(values.csv ? strategyCsv(report).trimEnd() : strategyTable(report));
  return finished;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function specOf(values: ReturnType<typeof parse>): StrategySpec {
  const { strategies, plans, trials, seed, locale } = values;
  const parsed = strategySpecSchema.safeParse({
    ...DEFAULT_STRATEGY_SPEC,
    ...(strategies !== undefined && strategies !== "all" && { strategies: strategies.split(",") }),
    ...(plans !== undefined && { plans: plans.split(",") }),
    ...(trials !== undefined && { trials: Number(trials) }),
    ...(seed !== undefined && { seed: Number(seed) }),
    ...(locale !== undefined && { locale }),
  });
  if (!parsed.success) throw new UsageError(fieldsError(parsed.error.issues).message);
  return parsed.data;
}

/** The report as a table for a terminal: a line a cell, then a line a strategy. */
export function strategyTable(report: StrategyReport): string {
  const head = ["plan", "strategy", "mostly", "n", "right", "95% interval", "done"];
  const costs = ["overclaimed", "messages", "fetches", "tokens", "waiting s"];
  const rows = [
    ...summarizeCells(report),
    ...summarizeStrategies(report).map((summary) => ({ plan: "all", ...summary })),
  ].map((row) => [
    row.plan,
    row.strategy,
    row.mostly ?? "–",
    String(row.runs),
    percent(row.right.value),
    `${percent(row.right.low)}–${percent(row.right.high)}`,
    percent(row.coverage),
    number(row.overclaimed, 1),
    number(row.messages, 1),
    number(row.fetches, 1),
    number(row.tokens, 0),
    number(row.waitingMs / 1000, 1),
  ]);
  return formatTable([[...head, ...costs], ...rows]);
}
