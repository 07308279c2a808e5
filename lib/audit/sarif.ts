import type { Locale } from "../domain/run-request";
import { LESSON_OF_RULE } from "./lesson-links";
import { RULES } from "./rules";
import type { SavedReport, SavedResult } from "./saved-report";
import type { Severity } from "./types";
import { ruleWords } from "./words";

const LEVELS: Record<Severity, string> = { error: "error", warning: "warning", note: "note" };

/** The findings as SARIF 2.1.0, for code scanning and editors. */
export function toSarif({ results, failwell }: SavedReport, locale: Locale): unknown {
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "failwell",
            semanticVersion: failwell,
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
        results: results.flatMap(resultsOf),
      },
    ],
  };
}

function resultsOf(result: SavedResult): unknown[] {
  return result.findings.map((finding) => ({
    ruleId: finding.ruleId,
    ruleIndex: RULES.findIndex((rule) => rule.id === finding.ruleId),
    level: LEVELS[finding.severity],
    message: { text: finding.message },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: uriOf(result.source) } },
        logicalLocations: [
          {
            fullyQualifiedName: [
              result.tool,
              result.label,
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
