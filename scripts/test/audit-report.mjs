const SERIOUS = ["high", "critical"];
/** What registries answer that know nothing of the audit request. */
const NO_ENDPOINT = new Set([404, 405, 501]);

/**
 * What the output of `npm audit --json` says. A registry that cannot tell is no reason to fail, and never counts as free
 * of known vulnerabilities.
 * @returns {{ isSound: boolean, text: string }}
 */
export function readAudit(stdout) {
  const { metadata, statusCode } = parse(stdout);
  const counts = metadata?.vulnerabilities;
  if (counts) {
    const listed = Object.entries(counts).map(([severity, count]) => `${count} ${severity}`);
    return {
      isSound: SERIOUS.every((severity) => !counts[severity]),
      text: `Known vulnerabilities in shipped dependencies: ${listed.join(", ")}.`,
    };
  }
  const why = NO_ENDPOINT.has(statusCode)
    ? `This registry has no audit endpoint (HTTP ${statusCode})`
    : "The registry did not answer npm audit";
  return {
    isSound: true,
    text: `NOT CHECKED: ${why}. Run npm audit --omit=dev against one that has it, such as the public one.`,
  };
}

function parse(stdout) {
  try {
    return JSON.parse(stdout) ?? {};
  } catch {
    return {}; // no JSON: npm was ended before it had an answer
  }
}
