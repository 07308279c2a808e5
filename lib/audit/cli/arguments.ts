import { parseArgs } from "node:util";
import type { Locale } from "../../domain/run-request";
import { GRADES, type Grade } from "../grade";

/** What the command line asks for. */
export type CliRequest = {
  /** Files, `-` for standard input, and URLs. */
  targets: string[];
  /** A server to start: command and arguments. */
  command?: [string, ...string[]];
  format: "text" | "json" | "sarif" | "markdown";
  minGrade?: Grade;
  locale: Locale;
  tools: string[];
  skip: string[];
  headers: Record<string, string>;
  env: Record<string, string>;
  timeoutMs: number;
  maxCalls: number;
  color?: boolean;
  output?: string;
};

export type CliAction =
  | { kind: "audit"; request: CliRequest }
  | { kind: "help" }
  | { kind: "version" }
  | { kind: "usage"; problem: string };

/** Reads the command line. Never throws: a mistake is a `usage` action that names it. */
export function readArguments(argv: readonly string[]): CliAction {
  const separator = argv.indexOf("--");
  const own = separator < 0 ? [...argv] : argv.slice(0, separator);
  const command = separator < 0 ? [] : argv.slice(separator + 1);
  try {
    return read(own, command, separator >= 0);
  } catch (error) {
    return { kind: "usage", problem: error instanceof Error ? error.message : "unreadable arguments" };
  }
}

function read(own: string[], command: readonly string[], hasCommand: boolean): CliAction {
  const { values, positionals } = parseArgs({
    args: own,
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h" },
      version: { type: "boolean", short: "v" },
      json: { type: "boolean" },
      sarif: { type: "boolean" },
      markdown: { type: "boolean" },
      "min-grade": { type: "string" },
      lang: { type: "string" },
      tool: { type: "string", multiple: true },
      skip: { type: "string", multiple: true },
      header: { type: "string", multiple: true },
      env: { type: "string", multiple: true },
      timeout: { type: "string" },
      "max-calls": { type: "string" },
      color: { type: "boolean" },
      "no-color": { type: "boolean" },
      output: { type: "string", short: "o" },
    },
  });
  if (values.version) return { kind: "version" };
  if (values.help || (own.length === 0 && !hasCommand)) return { kind: "help" };
  const [verb, ...targets] = positionals;
  if (verb !== "audit")
    return usage(verb === undefined ? "say what to do: failwell audit …" : `there is no command “${verb}”`);
  const [program, ...rest] = command;
  if (hasCommand && program === undefined) return usage("after -- comes the command that starts the server");
  if (targets.length === 0 && program === undefined)
    return usage("name a file, a URL, - for standard input, or -- and a command");
  const formats = (["json", "sarif", "markdown"] as const).filter((name) => values[name]);
  if (formats.length > 1) return usage(`--${formats.join(" and --")} exclude each other`);
  const minGrade = values["min-grade"]?.toUpperCase();
  const grade = GRADES.find((known) => known === minGrade);
  if (minGrade !== undefined && !grade) return usage(`--min-grade is one of ${GRADES.join(", ")}`);
  if (values.lang !== undefined && values.lang !== "en" && values.lang !== "zh")
    return usage("--lang is en or zh");
  return {
    kind: "audit",
    request: {
      targets,
      ...(program === undefined ? {} : { command: [program, ...rest] }),
      format: formats[0] ?? "text",
      ...(grade ? { minGrade: grade } : {}),
      locale: values.lang === "zh" ? "zh" : "en",
      tools: values.tool ?? [],
      skip: values.skip ?? [],
      headers: pairs(values.header ?? [], ":", "--header"),
      env: pairs(values.env ?? [], "=", "--env"),
      timeoutMs: whole(values.timeout, 10_000, "--timeout"),
      maxCalls: whole(values["max-calls"], 200, "--max-calls"),
      ...(values["no-color"] ? { color: false } : values.color ? { color: true } : {}),
      ...(values.output === undefined ? {} : { output: values.output }),
    },
  };
}

function usage(problem: string): CliAction {
  return { kind: "usage", problem };
}

function pairs(list: readonly string[], separator: string, option: string): Record<string, string> {
  return Object.fromEntries(
    list.map((text) => {
      const at = text.indexOf(separator);
      if (at <= 0) throw new Error(`${option} takes name${separator}value`);
      return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
    }),
  );
}

function whole(text: string | undefined, fallback: number, option: string): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${option} is a whole number from 1`);
  return value;
}

export const USAGE = `failwell audit <file|url|-> …       audits tool results in files, or probes MCP servers by URL
failwell audit [options] -- <command> [arguments]   starts an MCP server over stdio and probes it

A file may hold a tool result, a JSON-RPC reply, a tool_result block, several of these, or a transcript (JSON, JSONL).
A probe lists the tools and sends bad calls (missing field, wrong type, unknown tool …) to those annotated read-only.

  --tool NAME       also probe this tool, although it is not annotated read-only (repeat for more)
  --skip NAME       do not call this tool, although it is annotated read-only (repeat for more)
  --min-grade A-F   exit with status 1 if any result is worse
  --json, --sarif   machine-readable report on standard output; the page /en/audit/report opens the JSON
  --markdown        report to read or to post, with each result before and after
  -o, --output FILE write the report to a file
  --lang en|zh      language of the report
  --header "N: V"   sent to a server given by URL (repeat for more)
  --env NAME=VALUE  set for a server given by command (repeat for more)
  --timeout MS      longest wait for one answer (10000)
  --max-calls N     most calls of one probe (200)
  --no-color, --color

Exit status: 0 done, 1 worse than --min-grade, 2 could not be done.
`;
