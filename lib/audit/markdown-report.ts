import type { Locale } from "../domain/run-request";
import { type Collected, type Entry, summarise } from "./collected";
import { forecast } from "./forecast";
import { rewrite } from "./rewrite";
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
export function toMarkdown(collected: Collected, locale: Locale): string {
  const h = HEADINGS[locale];
  const summary = summarise(collected.entries);
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
  for (const entry of collected.entries) lines.push(...entryLines(entry, locale));
  return `${lines.join("\n")}\n`;
}

function entryLines(entry: Entry, locale: Locale): string[] {
  const h = HEADINGS[locale];
  const title = [entry.tool, entry.label].filter(Boolean).join(" · ");
  const lines = [`## ${cell(title)}: ${entry.grade}`, ""];
  const { audit } = entry;
  if (!audit) return lines;
  for (const finding of audit.findings) {
    const { title: what, fix } = ruleWords(finding.ruleId, locale);
    lines.push(
      `- **${what}** (\`${finding.ruleId}\`, \`${finding.path || "/"}${finding.textPath ? `#${finding.textPath}` : ""}\`): ${fix}`,
    );
  }
  const after = rewrite(audit);
  lines.push("", `${h.before} (${forecast(audit.view).bits.toFixed(1)} bits):`, ...fenced(audit.item.frame));
  if (!after.unchanged) lines.push("", `${h.after}:`, ...fenced(after.frame));
  return [...lines, ""];
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
