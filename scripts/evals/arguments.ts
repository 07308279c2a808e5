import { parseArgs } from "node:util";
import { NEVER_RECOVERS, RESPONSE_STYLES } from "@/lib/domain/run-request";
import { parseShard, type Shard } from "@/lib/evals/plan";
import { SCENARIO_IDS } from "@/lib/evals/scenarios";
import { DEFAULT_SPEC, type EvalSpec, evalSpecSchema } from "@/lib/evals/spec";
import { fieldsError } from "@/lib/http/read-json";

export const USAGE = `npm run evals -- [options]        runs the matrix scenario × style × model
  --trials N                      episodes a cell (200)
  --scenarios a,b                 of: ${SCENARIO_IDS.join(" ")}
  --styles a,b                    of: ${RESPONSE_STYLES.join(" ")}
  --models a,b                    simulator, or Claude with ANTHROPIC_API_KEY
  --locale en|zh   --seed N       language; base of all seeds (1)
  --transient-failures N|never    calls that fail before a transient fault clears
  --host-policy abort|forward     what the host does with a protocol error (forward)
  --set path=number               an assumption of the simulated model; may be repeated
  --shard i/n                     only this part; merge the parts afterwards
  --resume FILE                   go on from a saved report of the same spec
  --merge A B …                   no run: merge saved reports
  --require style=rate            fail unless the style's right-recovery rate is at least this; may be repeated
  --episode scenario,style,trial  no matrix: the full trace of one episode, as JSON
  --out FILE   --json   --csv     save the report; print it as JSON or CSV instead of a table
  --workers N                     threads (all cores)
  --yes                           start live models; without it only an estimate is printed
Exit status: 0 done, 1 a run or a requirement failed, 2 wrong usage.`;

export type Requirement = { style: EvalSpec["styles"][number]; rate: number };

export type Command = {
  spec: EvalSpec;
  shard?: Shard;
  resume?: string;
  merge?: string[];
  episode?: { scenario: EvalSpec["scenarios"][number]; style: EvalSpec["styles"][number]; trial: number };
  requirements: Requirement[];
  out?: string;
  format: "table" | "json" | "csv";
  workers?: number;
  yes: boolean;
  help: boolean;
};

/** Something about the command line is wrong; the message says what. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const many = { type: "string", multiple: true } as const;
const OPTIONS = {
  trials: text,
  scenarios: text,
  styles: text,
  models: text,
  locale: text,
  seed: text,
  "transient-failures": text,
  "host-policy": text,
  set: many,
  shard: text,
  resume: text,
  merge: flag,
  require: many,
  episode: text,
  out: text,
  json: flag,
  csv: flag,
  workers: text,
  yes: flag,
  help: flag,
} as const;

/** Reads the command line. @throws UsageError */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  if (values.merge && positionals.length === 0) throw new UsageError("--merge needs the files to merge");
  if (!values.merge && positionals.length > 0) throw new UsageError(`unknown argument ${positionals[0]}`);
  return {
    spec: specOf(values),
    ...(values.shard !== undefined && { shard: orUsage(() => parseShard(values.shard ?? "")) }),
    ...(values.resume !== undefined && { resume: values.resume }),
    ...(values.merge && { merge: positionals }),
    ...(values.episode !== undefined && { episode: episodeOf(values.episode) }),
    requirements: (values.require ?? []).map(requirementOf),
    ...(values.out !== undefined && { out: values.out }),
    format: values.json ? "json" : values.csv ? "csv" : "table",
    ...(values.workers !== undefined && { workers: wholeNumber("--workers", values.workers, 1) }),
    yes: values.yes ?? false,
    help: values.help ?? false,
  };
}

function parse(args: readonly string[]) {
  return orUsage(() => parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true }));
}

function specOf(values: ReturnType<typeof parse>["values"]): EvalSpec {
  const failures = values["transient-failures"];
  const overrides = Object.fromEntries((values.set ?? []).map(overrideOf));
  const spec = {
    ...DEFAULT_SPEC,
    ...(values.trials !== undefined && { trials: Number(values.trials) }),
    ...(values.scenarios !== undefined && { scenarios: values.scenarios.split(",") }),
    ...(values.styles !== undefined && { styles: values.styles.split(",") }),
    ...(values.models !== undefined && { models: values.models.split(",") }),
    ...(values.locale !== undefined && { locale: values.locale }),
    ...(values.seed !== undefined && { seed: Number(values.seed) }),
    ...(failures !== undefined && {
      transientFailures: failures === NEVER_RECOVERS ? NEVER_RECOVERS : Number(failures),
    }),
    ...(values["host-policy"] !== undefined && { hostPolicy: values["host-policy"] }),
    ...(values.set && { overrides }),
  };
  const parsed = evalSpecSchema.safeParse(spec);
  if (!parsed.success) throw new UsageError(fieldsError(parsed.error.issues).message);
  return parsed.data;
}

function overrideOf(assignment: string): [string, number] {
  const [path, value, ...rest] = assignment.split("=");
  if (!path || !value || rest.length > 0 || !Number.isFinite(Number(value))) {
    throw new UsageError(`--set is written path=number, not "${assignment}"`);
  }
  return [path, Number(value)];
}

function requirementOf(assignment: string): Requirement {
  const [name, value] = assignment.split("=");
  const style = RESPONSE_STYLES.find((one) => one === name);
  const rate = Number(value);
  if (!style || !value || !(rate >= 0 && rate <= 1)) {
    throw new UsageError(`--require is written style=rate with a rate from 0 to 1, not "${assignment}"`);
  }
  return { style, rate };
}

function episodeOf(coordinates: string): NonNullable<Command["episode"]> {
  const [first, second, third] = coordinates.split(",");
  const scenario = SCENARIO_IDS.find((one) => one === first);
  const style = RESPONSE_STYLES.find((one) => one === second);
  if (!scenario || !style) throw new UsageError(`there is no episode "${coordinates}"`);
  return { scenario, style, trial: wholeNumber("the trial of --episode", third ?? "0", 0) };
}

function wholeNumber(name: string, value: string, minimum: number): number {
  const number = Number(value);
  if (Number.isSafeInteger(number) && number >= minimum) return number;
  throw new UsageError(`${name} must be a whole number, ${minimum} or more`);
}

function orUsage<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
