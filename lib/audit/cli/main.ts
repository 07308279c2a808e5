import { createReadStream } from "node:fs";
import { stat, writeFile } from "node:fs/promises";
import process from "node:process";
import { systemClock } from "../../domain/clock";
import { auditItem } from "../audit";
import { type Collected, entryOf, entryOfAnswer } from "../collected";
import { isAtLeast } from "../grade";
import { toJsonReport } from "../json-report";
import { toMarkdown } from "../markdown-report";
import { parseInput } from "../parse-input";
import { createHttpLink } from "../probe/http-link";
import { type Link, ProbeError } from "../probe/link";
import { probe } from "../probe/probe";
import { createStdioLink } from "../probe/stdio-link-node";
import { toSarif } from "../sarif";
import { type CliRequest, readArguments, USAGE } from "./arguments";
import { wantsColor } from "./color";
import { printReport } from "./print";
import { createProgress } from "./progress";

/** Set when the CLI is bundled. */
declare const FAILWELL_VERSION: string | undefined;
const VERSION = typeof FAILWELL_VERSION === "string" ? FAILWELL_VERSION : "0.0.0";

const MAX_FILE_BYTES = 64 * 1024 * 1024;
const MAX_REPLY_BYTES = 4 * 1024 * 1024;

/** A target that cannot be audited; the message is for the user. */
class TargetError extends Error {}

async function main(): Promise<number> {
  const action = readArguments(process.argv.slice(2));
  switch (action.kind) {
    case "help":
      process.stdout.write(USAGE);
      return 0;
    case "version":
      process.stdout.write(`${VERSION}\n`);
      return 0;
    case "usage":
      process.stderr.write(`failwell: ${action.problem}\n\n${USAGE}`);
      return 2;
    case "audit":
      return audit(action.request);
  }
}

async function audit(request: CliRequest): Promise<number> {
  const interrupted = new AbortController();
  process.once("SIGINT", () => interrupted.abort(new ProbeError("aborted", "interrupted")));
  const collected: Collected = { entries: [], probed: [] };
  let failed = false;
  const run = async (name: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ProbeError || error instanceof TargetError)) throw error;
      failed = true;
      process.stderr.write(`failwell: ${name}: ${error.message}\n`);
    }
  };
  for (const target of request.targets) {
    await run(target, () =>
      /^https?:\/\//i.test(target)
        ? probeInto(collected, target, urlLink(target, request), request, interrupted.signal)
        : auditFile(collected, target),
    );
  }
  if (request.command) {
    const [command, ...args] = request.command;
    const link = createStdioLink({ command, args, env: request.env, maxCharacters: MAX_REPLY_BYTES });
    const name = request.command.join(" ");
    await run(name, () => probeInto(collected, name, link, request, interrupted.signal));
  }
  if (failed && collected.entries.length === 0) return 2;
  await write(render(collected, request), request);
  if (failed) return 2;
  const { minGrade } = request;
  return minGrade && collected.entries.some((entry) => !isAtLeast(entry.grade, minGrade)) ? 1 : 0;
}

function urlLink(url: string, request: CliRequest): Link {
  return createHttpLink({ url, headers: request.headers, fetch, maxBytes: MAX_REPLY_BYTES });
}

async function probeInto(
  collected: Collected,
  source: string,
  link: Link,
  request: CliRequest,
  signal: AbortSignal,
): Promise<void> {
  const progress = createProgress(process.stderr);
  try {
    const options = {
      chosenTools: request.tools,
      skippedTools: request.skip,
      callTimeoutMs: request.timeoutMs,
      maxCalls: request.maxCalls,
      signal,
      clock: systemClock,
    };
    let planned = 0;
    progress.show(source);
    for await (const event of probe(link, options)) {
      if (event.type === "connected") {
        planned = event.plannedCalls;
        collected.probed.push({ source, server: event.server, tools: event.tools });
      }
      if (event.type === "answer") {
        progress.show(`${event.done}/${planned} ${event.answer.call.tool} ${event.answer.call.kind}`);
        collected.entries.push(entryOfAnswer(event.answer, source));
      }
    }
  } finally {
    progress.clear();
  }
}

async function auditFile(collected: Collected, path: string): Promise<void> {
  const items = parseInput(await readTarget(path));
  if (items.length === 0) throw new TargetError("nothing in it to audit");
  items.forEach((item, index) => {
    collected.entries.push(entryOf(auditItem(item), path, index));
  });
}

async function readTarget(path: string): Promise<string> {
  try {
    if (path !== "-" && (await stat(path)).size > MAX_FILE_BYTES)
      throw new TargetError("the file is longer than 64 MiB");
    let text = "";
    for await (const chunk of path === "-"
      ? process.stdin.setEncoding("utf8")
      : createReadStream(path, "utf8")) {
      text += String(chunk);
      if (text.length > MAX_FILE_BYTES) throw new TargetError("the input is longer than 64 MiB");
    }
    return text;
  } catch (error) {
    if (error instanceof Error && "code" in error) throw new TargetError(error.message);
    throw error;
  }
}

function render(collected: Collected, request: CliRequest): string {
  switch (request.format) {
    case "json":
      return `${JSON.stringify(toJsonReport(collected, VERSION, request.locale), null, 2)}\n`;
    case "sarif":
      return `${JSON.stringify(toSarif(toJsonReport(collected, VERSION, request.locale), request.locale), null, 2)}\n`;
    case "markdown":
      return toMarkdown(toJsonReport(collected, VERSION, request.locale), request.locale);
    case "text":
      return printReport(
        collected,
        request.locale,
        wantsColor(request, { isTerminal: process.stdout.isTTY === true, env: process.env }),
      );
  }
}

async function write(text: string, { output }: CliRequest): Promise<void> {
  if (output !== undefined) return writeFile(output, text);
  await new Promise<void>((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

process.exitCode = await main();
