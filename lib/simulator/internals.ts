/** Signs that a text is about the inside of a system and not meant for a customer. */
const SIGNS: readonly RegExp[] = [
  /\bat [\w.<>$ [\]]{1,80}\(/,
  /\/[\w.-]+\/[\w.-]+|\b[\w-]+\.(?:[cm]?[jt]sx?|py|java|go|rb):\d+/,
  /\b(?:select|insert into|update|delete from)\b.{1,80}\b(?:from|values|set|where)\b|\brelation\b|\bconstraint\b/i,
  /\b[\w-]+\.(?:internal|local|svc|corp|lan)\b|\b\d{1,3}(?:\.\d{1,3}){3}\b|:\d{4,5}\b/,
  /\bE[A-Z]{4,}\b|\b[A-Z]\w*(?:Exception|Error)\b|\bsyntax\b|\btable\b/,
];

/** How many kinds of internals a text shows. */
export function signsOfInternals(text: string): number {
  return SIGNS.reduce((signs, pattern) => signs + (pattern.test(text) ? 1 : 0), 0);
}

/** Longest piece of a tool's text that would be repeated to a customer. */
const MAX_QUOTE = 160;

/** The piece of a tool's text that could be repeated: its first sentence, or its start. */
export function quotable(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  const sentence = /^.{8,160}?[.!?。！？](?=\s|$|[\p{Script=Han}])/u.exec(flat)?.[0];
  return sentence ?? flat.slice(0, MAX_QUOTE).trim();
}
