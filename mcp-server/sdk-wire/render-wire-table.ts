import * as z from "zod/mini";
import type { McpSdk } from "@/lib/domain/run-request";
import { type Frame, WIRE_CASES, type WireCase, type WireCaseId } from "./wire-case";

const SDK_NAMES: Record<McpSdk, string> = {
  v1_low: "v1 `Server` (low-level)",
  v1_high: "v1 `McpServer` (high-level)",
  v2: "v2 `McpServer`",
};

const CASE_NAMES: Record<WireCaseId, string> = {
  thrown_error: "The handler throws",
  unknown_tool: "Unknown tool",
  bad_arguments: "Bad arguments",
  missing_structured_content: "Declared `outputSchema`, no `structuredContent`",
};

const CARRIERS: Record<WireCase["carriedBy"], string> = {
  protocol_error: "protocol error",
  error_result: "result with `isError: true`",
  plain_result: "plain result, nothing flagged",
};

/** The document `docs/sdk-wire-table.md`, from cases that were run. */
export function renderWireTable(
  runs: readonly { sdk: McpSdk; version: string; cases: WireCase[] }[],
): string {
  const columns = runs.flatMap(({ sdk, version, cases }) =>
    [...new Set(cases.map((wireCase) => wireCase.revision))].map((revision) => ({
      title: `${SDK_NAMES[sdk]} ${version}, revision ${revision}`,
      find: (id: WireCaseId) => cases.find((one) => one.id === id && one.revision === revision),
    })),
  );
  const rows = WIRE_CASES.map(({ id }) => {
    const cells = columns.map(({ find }) => cellOf(find(id)));
    return `| ${[CASE_NAMES[id], ...cells].join(" | ")} |`;
  });
  const frames = WIRE_CASES.flatMap(({ id, call }) => [
    `## ${CASE_NAMES[id]}`,
    `\`tools/call\` with \`${JSON.stringify(call)}\`.`,
    ...columns.flatMap(({ title, find }) => [`### ${title}`, json(find(id)?.reply)]),
  ]);
  return `${[
    "# How the same failing tool looks on the wire",
    "Written by a test (`mcp-server/sdk-wire/sdk-wire.test.ts`) that runs these calls against each SDK, with its own client at the other end. The tools are naive on purpose: one throws, one forgets the structured content that it declares. The orders server itself does neither.",
    [
      `| | ${columns.map(({ title }) => title).join(" | ")} |`,
      `| --- |${columns.map(() => " --- |").join("")}`,
      ...rows,
    ].join("\n"),
    ...frames,
  ].join("\n\n")}\n`;
}

function cellOf(wireCase: WireCase | undefined): string {
  if (!wireCase) return "not run";
  const { reply, client } = wireCase;
  const carrier = `${CARRIERS[wireCase.carriedBy]}: ${inline(wordsOf(reply))}`;
  return `${carrier}<br>Its client ${client.threw ? `throws ${inline(client.message)}` : "hands the result on"}.`;
}

const replySchema = z.object({
  error: z.optional(z.object({ code: z.number(), message: z.string() })),
  result: z.optional(z.object({ content: z.array(z.object({ text: z.string() })) })),
});

/** The words of a reply; the whole frames follow below the table. */
function wordsOf(reply: Frame): string {
  const { error, result } = z.parse(replySchema, reply);
  return error ? `${error.code} ${error.message}` : (result?.content.map(({ text }) => text).join(" ") ?? "");
}

/** A text as inline code that fits a table cell. */
function inline(text: string): string {
  return `\`${text.replaceAll("\n", " ").replaceAll("|", "\\|")}\``;
}

function json(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}
