import type { Locale } from "../domain/run-request";
import type { Collected, Entry } from "./collected";
import { LESSON_OF_RULE } from "./lesson-links";
import { RULES } from "./rules";
import type { Severity } from "./types";
import { findingMessage, ruleWords } from "./words";

const LEVELS: Record<Severity, string> = { error: "error", warning: "warning", note: "note" };

/** The findings as SARIF 2.1.0, for code scanning and editors. */
export function toSarif({ entries }: Collected, version: string, locale: Locale): unknown {
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "failwell",
            semanticVersion: version,
            rules: RULES.map((rule) => {
              const words = ruleWords(rule.id, locale);
              return {
                id: rule.id,
                shortDescription: { text: words.title },
                fullDescription: { text: words.why },
                help: { text: words.fix },
                defaultConfiguration: { level: LEVELS[rule.severity] },
                properties: { lesson: LESSON_OF_RULE[rule.id] },
              };
            }),
          },
        },
        results: entries.flatMap((entry) => resultsOf(entry, locale)),
      },
    ],
  };
}

function resultsOf(entry: Entry, locale: Locale): unknown[] {
  return (entry.audit?.findings ?? []).map((finding) => ({
    ruleId: finding.ruleId,
    ruleIndex: RULES.findIndex((rule) => rule.id === finding.ruleId),
    level: LEVELS[finding.severity],
    message: { text: findingMessage(finding, locale) },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: uriOf(entry.source) } },
        logicalLocations: [
          {
            fullyQualifiedName: [
              entry.tool,
              entry.label,
              finding.path + (finding.textPath ? `#${finding.textPath}` : ""),
            ]
              .filter((part) => part !== undefined && part !== "")
              .join(" "),
          },
        ],
      },
    ],
  }));
}

/** A file or URL as a URI reference; a command has no place of its own. */
function uriOf(source: string): string {
  if (/^https?:\/\//.test(source)) return source;
  return encodeURI(source.replaceAll("\\", "/")).replaceAll("#", "%23").replaceAll("?", "%3F");
}
