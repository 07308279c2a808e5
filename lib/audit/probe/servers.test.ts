import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { systemClock } from "@/lib/domain/clock";
import { type ProbeEvent, probe } from "./probe";
import { createStdioLink } from "./stdio-link-node";

const bin = join(import.meta.dirname, "..", "..", "..", "scripts", "servers", "node_modules", ".bin");
const folder = mkdtempSync(join(tmpdir(), "failwell-served-"));
writeFileSync(join(folder, "a.txt"), "hello");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What all of them have in common: errors in words alone, and a tool that does not exist answered by a result. */
const WORDS_ALONE = ["missing-category", "missing-retryability", "unknown-tool-as-result"];
/** Each server with its tools that are called, and the rules that may fire, which were read to be true. */
const SERVERS: [string, string[], string[], string[]][] = [
  ["mcp-server-filesystem", [folder], ["read_text_file", "list_directory", "get_file_info"], WORDS_ALONE],
  // Its annotated message is a sample of an error, in a result that is none.
  [
    "mcp-server-everything",
    [],
    ["echo", "get-sum", "get-annotated-message"],
    [...WORDS_ALONE, "failure-not-flagged", "generic-message"],
  ],
  ["mcp-server-memory", [], ["search_nodes", "open_nodes"], WORDS_ALONE],
  ["mcp-server-sequential-thinking", [], ["sequentialthinking"], WORDS_ALONE],
  ["git-mcp-server", [], ["git_log", "git_status"], WORDS_ALONE],
  // Without a network it says “Error … fetch failed” in a result that is not flagged.
  ["context7-mcp", [], ["query-docs"], [...WORDS_ALONE, "failure-not-flagged", "rate-limit-without-delay"]],
];

// Installed by `npm run servers`.
describe.skipIf(!existsSync(bin))("published servers by command", { timeout: 120_000 }, () => {
  it.each(SERVERS)("%s %j", async (name, args, called, rules) => {
    const link = createStdioLink({ command: join(bin, name), args, cwd: folder, maxCharacters: 4_000_000 });
    const options = { signal: new AbortController().signal, clock: systemClock, callTimeoutMs: 5_000 };
    const events: ProbeEvent[] = [];
    for await (const event of probe(link, options)) events.push(event);
    const answers = events.flatMap((event) => (event.type === "answer" ? [event.answer] : []));
    const found = answers.flatMap(({ outcome }) =>
      outcome.kind === "audited" ? outcome.audit.findings.map(({ ruleId }) => ruleId) : [],
    );
    expect(events.at(-1)?.type).toBe("finished");
    expect(answers.map(({ call }) => call.tool)).toEqual(expect.arrayContaining(called));
    expect([...new Set(found)].filter((id) => !rules.includes(id))).toEqual([]);
    expect(found).toContain("missing-category");
  });
});
