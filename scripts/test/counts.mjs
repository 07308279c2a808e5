import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number }} Count */

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** A step without a report of its own counts as one test. @returns {Count} */
export function countStep(status) {
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A failing step never counts as free of failures, even when its report names none. */
function atLeastOneFailure(status, count) {
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** Counts Vitest's JSON report; a test file that fails to load counts as one failure. @returns {Count} */
export function countVitest(status, file) {
  const report = readReport(file);
  if (!report) return countStep(status || 1);
  const unloaded = report.testResults.filter(
    (suite) => suite.status === "failed" && suite.assertionResults.every((test) => test.status !== "failed"),
  ).length;
  return atLeastOneFailure(status, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
  });
}

/** Counts Playwright's JSON report; a test that passed on a retry counts as passed. @returns {Count} */
export function countPlaywright(status, file) {
  const report = readReport(file);
  if (!report) return countStep(status || 1);
  const { expected, flaky, unexpected } = report.stats;
  return atLeastOneFailure(status, { passed: expected + flaky, failed: unexpected });
}
