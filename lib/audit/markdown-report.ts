import type { Locale } from "../domain/run-request";
import { RULE_IDS } from "./rule-ids";
import type { SavedReport, SavedResult } from "./saved-report";
import { summarise } from "./summary";
import { ruleWords } from "./words";

const HEADINGS = {
  en: {
    title: "Audit of MCP tool results",
    tool: "Tool",
    results: "Results",
    grade: "Grade",
    bits: "Bits",
    rule: "Rule",
    count: "Times",
    before: "Before",
    after: "After",
  },
  zh: {
    title: "MCP 工具结果体检报告",
    tool: "工具",
    results: "结果数",
    grade: "评级",
    bits: "信息量",
    rule: "规则",
    count: "次数",
    before: "原来",
    after: "改写后",
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** The report as Markdown: grade per tool, findings by rule, each result before and after. */
export function toMarkdown(report: SavedReport, locale: Locale): string {
  const h = HEADINGS[locale];
  const summary = summarise(report.results);
  const lines = [
    `# ${h.title}`,
    "",
    `**${h.grade} ${summary.grade}** · ${h.results}: ${summary.results}`,
    "",
  ];
  if (summary.tools.length > 0) {
    lines.push(`| ${h.tool} | ${h.grade} | ${h.results} | ${h.bits} |`, "| --- | --- | ---: | ---: |");
    for (const tool of summary.tools)
      lines.push(`| ${cell(tool.tool)} | ${tool.grade} | ${tool.results} | ${tool.bits.toFixed(1)} |`);
    lines.push("");
  }
  if (summary.rules.length > 0) {
    lines.push(`| ${h.rule} | ${h.count} |`, "| --- | ---: |");
    for (const { ruleId, count } of summary.rules)
      lines.push(`| ${ruleWords(ruleId, locale).title} (\`${ruleId}\`) | ${count} |`);
    lines.push("");
  }
  for (const result of report.results) lines.push(...resultLines(result, locale));
  return `${lines.join("\n")}\n`;
}

function resultLines(result: SavedResult, locale: Locale): string[] {
  const h = HEADINGS[locale];
  const title = [result.tool, result.label].filter(Boolean).join(" · ");
  const lines = [`## ${cell(title)}: ${result.grade}`, ""];
  for (const finding of result.findings) {
    const place = `${finding.path || "/"}${finding.textPath ? `#${finding.textPath}` : ""}`;
    const known = RULE_IDS.find((id) => id === finding.ruleId);
    const words = known ? ruleWords(known, locale) : undefined;
    lines.push(
      words
        ? `- **${words.title}** (\`${finding.ruleId}\`, ${code(place)}): ${words.fix}`
        : `- ${code(finding.ruleId)} (${code(place)}): ${cell(finding.message)}`,
    );
  }
  if (Object.hasOwn(result, "before"))
    lines.push("", `${h.before} (${(result.bits ?? 0).toFixed(1)} bits):`, ...fenced(result.before));
  if (Object.hasOwn(result, "after")) lines.push("", `${h.after}:`, ...fenced(result.after));
  return [...lines, ""];
}

/** Inline code that its own backticks and line ends cannot close. */
function code(text: string): string {
  return `\`${text.replace(/[`\r\n]+/g, " ")}\``;
}

/** JSON in a fence that its own backticks cannot close. */
function fenced(value: unknown): string[] {
  const text = JSON.stringify(value, null, 2) ?? "null";
  const longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
  const fence = "`".repeat(longest + 1);
  return ["", `${fence}json`, text, fence];
}

function cell(text: string): string {
  return text.replace(/[\r\n]+/g, " ").replace(/[\\|`*_<>[\]#]/g, (c) => `\\${c}`);
}
