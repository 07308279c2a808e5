/** What the page loads on demand: the whole audit, away from the first paint. */
export { auditItem } from "./audit";
export { entryOf, entryOfAnswer } from "./collected";
export { toJsonReport } from "./json-report";
export { toMarkdown } from "./markdown-report";
export { pageReport } from "./page-report";
export { parseInput } from "./parse-input";
export { toSarif } from "./sarif";
export { readReport } from "./saved-report";

export { ruleWords } from "./words";
