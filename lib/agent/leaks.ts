/** Things that belong to the inside of a system and have no place in a reply to a customer. */
const INTERNALS: readonly RegExp[] = [
  // A stack frame: "at lookup (/srv/app/orders.js:42:7)".
  /\bat [\w.<>$ ]+ \([^)]*:\d+(?::\d+)?\)/,
  /\bTraceback \(most recent call last\)/,
  // A source file with a line, or an absolute path.
  /\b[\w-]+\.(?:[cm]?[jt]sx?|py|java|go|rb|rs|php):\d+\b/,
  /(?:^|[\s"'(`])\/(?:srv|usr|var|opt|home|etc|app|tmp|root)\/[\w./-]+/,
  // SQL.
  /\bSELECT\b[\s\S]{1,200}\bFROM\b\s+[\w."]+/,
  /\b(?:INSERT INTO|DELETE FROM|UPDATE \w+ SET)\b/,
  // Hosts with an internal name or a port, and addresses.
  /\b[\w-]+(?:\.[\w-]+)*\.(?:internal|local|svc|cluster|corp|lan)\b/i,
  /\b[\w-]+(?:\.[\w-]+)+:\d{2,5}\b/,
  /\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/,
  // Exception classes and system error codes.
  /\b[A-Z]\w*(?:Exception|Error)\b(?=\s*[:(])/,
  /\bE(?:CONNREFUSED|CONNRESET|TIMEDOUT|NOTFOUND|PIPE|HOSTUNREACH)\b/,
  // Credentials.
  /\b(?:password|passwd|pwd|secret|api[_-]?key|token)\s*[=:]\s*\S+/i,
  /\b[a-z]+:\/\/[^\s/:@]+:[^\s/@]+@/i,
];

/** The internals that a reply repeats, as quoted; empty for a clean one. */
export function leakedInternals(text: string): string[] {
  return INTERNALS.flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? []);
}
