import { createColors } from "picocolors";
import type { Locale } from "../../domain/run-request";
import type { Collected, Entry } from "../collected";
import { forecast } from "../forecast";
import type { Grade } from "../grade";
import { toJsonReport } from "../json-report";
import { type Gap, rewrite } from "../rewrite";
import type { Summary } from "../summary";
import type { Finding, Severity } from "../types";
import { ruleWords } from "../words";
import { TERMS } from "./terms";

/** The field that a gap leaves to whoever knows. */
const GAP_FIELDS: Record<Gap, string> = {
  category: "errorCategory",
  retryability: "isRetryable",
  message: "message",
  field: "field",
  customer_message: "customerMessage",
  retry_delay: "retryAfterMs",
  partial_results: "partialResults",
  query_ran: "note",
};

type Colors = ReturnType<typeof createColors>;

/** The report for a reader at a terminal. */
export function printReport(collected: Collected, locale: Locale, color: boolean): string {
  const c = createColors(color);
  const t = TERMS[locale];
  const lines: string[] = [];
  for (const { source, server, tools } of collected.probed) {
    const probed = tools.filter((tool) => tool.probed).length;
    lines.push(c.bold(source));
    lines.push(
      c.dim(
        `  ${server.name} ${server.version} · MCP ${server.protocolVersion} · ${t.probedTools(probed, tools.length)}`,
      ),
    );
    const left = tools.filter((tool) => !tool.probed);
    lines.push(
      ...leftOut(
        t.skipped,
        left.filter((tool) => !tool.readOnly),
        c,
      ),
    );
    lines.push(
      ...leftOut(
        t.skippedByYou,
        left.filter((tool) => tool.readOnly),
        c,
      ),
    );
    lines.push("");
  }
  let above: Entry | undefined;
  for (const entry of collected.entries) {
    lines.push(...entryLines(entry, isLike(entry, above), locale, c));
    above = entry;
  }
  lines.push(...summaryLines(toJsonReport(collected, "", locale).summary, locale, c));
  return `${lines.join("\n")}\n`;
}

function leftOut(why: string, tools: readonly { name: string }[], c: Colors): string[] {
  if (tools.length === 0) return [];
  const names = tools.slice(0, 12).map((tool) => clean(tool.name));
  return [c.dim(`  ${why}: ${names.join(", ")}${tools.length > 12 ? " …" : ""}`)];
}

/** Whether an answer has the same faults as the one above it, of the same tool. */
function isLike(entry: Entry, above: Entry | undefined): boolean {
  const ids = (of: Entry) => (of.audit?.findings ?? []).map((finding) => finding.ruleId).join(" ");
  return (
    above?.answer !== undefined &&
    entry.answer !== undefined &&
    ids(entry) !== "" &&
    ids(above) === ids(entry)
  );
}

function entryLines(entry: Entry, likeAbove: boolean, locale: Locale, c: Colors): string[] {
  const t = TERMS[locale];
  const name = [entry.answer ? undefined : entry.source, entry.tool, entry.label].filter(Boolean).join(" · ");
  const bits = entry.audit ? `  ${forecast(entry.audit.view).bits.toFixed(1)} bits` : "";
  const latency = entry.answer ? `  ${entry.answer.latencyMs} ms` : "";
  const lines = [`${gradeMark(entry.grade, c)} ${c.bold(clean(name))}${c.dim(bits + latency)}`];
  const outcome = entry.answer?.outcome;
  if (outcome?.kind === "timeout") lines.push(`    ${c.red(t.timeout(outcome.timeoutMs))}`);
  if (outcome?.kind === "lost") lines.push(`    ${c.red(`${t.lost}: ${clean(outcome.message)}`)}`);
  if (outcome?.kind === "audited" && outcome.accepted) lines.push(`    ${c.yellow(t.accepted)}`);
  if (likeAbove) {
    const ids = entry.audit?.findings.map((finding) => finding.ruleId).join(", ");
    lines.push(
      `    ${c.dim(`${t.sameAsAbove}: ${ids}`)}`,
      `      ${clean(entry.audit?.findings[0]?.seen ?? "")}`,
      "",
    );
    return lines;
  }
  for (const finding of entry.audit?.findings ?? []) lines.push(...findingLines(finding, locale, c));
  const after = entry.audit && entry.grade !== "A" ? rewrite(entry.audit) : undefined;
  if (after && !after.unchanged) {
    lines.push(c.dim(`    ${t.better}: `) + clean(JSON.stringify(after.error ?? after.frame)));
    if (after.gaps.length > 0)
      lines.push(c.dim(`      ${t.toCheck}: ${after.gaps.map((gap) => GAP_FIELDS[gap]).join(", ")}`));
  }
  lines.push("");
  return lines;
}

function findingLines(finding: Finding, locale: Locale, c: Colors): string[] {
  const words = ruleWords(finding.ruleId, locale);
  const place = `${finding.path || "/"}${finding.textPath ? `#${finding.textPath}` : ""}`;
  return [
    `    ${mark(finding.severity, c)} ${words.title} ${c.dim(finding.ruleId)}`,
    `      ${c.dim(place)}${finding.seen ? `  ${clean(finding.seen)}` : ""}`,
    `      ${c.dim("→")} ${words.fix}`,
  ];
}

function summaryLines(summary: Summary, locale: Locale, c: Colors): string[] {
  const t = TERMS[locale];
  const lines = [c.bold(t.summary)];
  if (summary.tools.length > 0) {
    const width = Math.min(40, Math.max(...summary.tools.map((tool) => tool.tool.length)));
    for (const tool of summary.tools) {
      lines.push(
        `  ${gradeMark(tool.grade, c)} ${clean(tool.tool).padEnd(width)}  ${c.dim(`${t.results(tool.results)}, ${tool.bits.toFixed(1)} bits`)}`,
      );
    }
  }
  for (const { ruleId, count } of summary.rules) lines.push(`  ${String(count).padStart(4)} × ${ruleId}`);
  const spread = Object.entries(summary.grades)
    .filter(([, count]) => count > 0)
    .map(([grade, count]) => `${grade} ${count}`)
    .join(", ");
  lines.push(
    `${t.grade} ${gradeMark(summary.grade, c)}  ${c.dim(`${t.results(summary.results)}: ${spread || "–"}`)}`,
  );
  return lines;
}

function gradeMark(grade: Grade, c: Colors): string {
  const text = ` ${grade} `;
  if (grade === "A") return c.bgGreen(c.black(text));
  if (grade === "B" || grade === "C") return c.bgYellow(c.black(text));
  return c.bgRed(c.white(text));
}

function mark(severity: Severity, c: Colors): string {
  if (severity === "error") return c.red("✗");
  return severity === "warning" ? c.yellow("▲") : c.blue("·");
}

/** Text from a server may hold control sequences: none reaches the terminal. */
function clean(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, " ").slice(0, 600);
}
