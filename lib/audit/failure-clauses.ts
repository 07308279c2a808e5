/**
 * A short English sentence whose subject is something the tool needs or was given, and whose predicate says that it
 * failed, is missing or cannot be used. What is asked about (builds, rooms, payments) is no such subject.
 */

/** Longer texts are reports. */
const MAX_CHARACTERS = 1000;

/** Up to six words without punctuation between them. */
const SUBJECT = "(?:the |this |your )?(?:[^\\s:;,!?]{1,80} ){1,6}";

/** What a server is made of, or talks to. */
const MACHINE =
  "server|service|database|db|store|storage|client|connection|connector|session|browser|page|tab|api|endpoint|index|model|device|daemon|engine|bridge|backend|cluster|workspace|project|repository|repo|extension|plugin|editor|scheduler|queue|worker|tool|provider|adapter|socket|gateway|proxy|runtime|sandbox|kernel|cache|index|driver|credentials?|key|token|account|profile|file|document|scene|context";

/** Things that fail, or are missing, because they were asked about. */
const ASKED_ABOUT =
  /\b(?:builds?|tests?|jobs?|pipelines?|workflows?|deploy(?:ment)?s?|runs?|checks?|suites?|steps?|stages?|ci|cases?|specs?|payments?|transactions?|deliver(?:y|ies)|tickets?|orders?|tasks?|invoices?|shipments?|backups?|probes?|monitors?|alerts?|incidents?|malware|threats?|virus(?:es)?|vulnerabilit(?:y|ies)|issues|errors?|problems?|match(?:es)?|results?|conflicts?|duplicates?|differences)\b/i;

const ENDS = "(?=$|[.:;,!]| [(\\u2014\\u2013-])";

/** What calls itself an error. */
const NAMED: readonly RegExp[] = [
  // "Error ingesting "faq": …"; error handling, reporting and the like are subjects of their own.
  /^error (?!handling|reporting|logging|tracking|monitoring|correcting|messaging|checking|budgeting)[a-z]{2,20}ing\b[^\n:]{0,200}(?::|$)/i,
  /^error (?:in|at|on|for|from|with) [^\n:]{1,80}: /i,
  /^there (?:was|were|is|has been) (?:an? )?(?:[a-z]{1,20} ){0,2}(?:errors?|problems?)\s?:/i,
  /^\[[^\]\n]{3,120}\b(?:errors?|failed|failure|timed out)\]$/i,
];

const CLAUSES: readonly RegExp[] = [
  new RegExp(
    `^${SUBJECT}(?:(?:was|is|were|are) |could )?not (?:be )?found(?=$|[.:;,!]| [(\\u2014\\u2013-]| at | on (?:disk|the server))`,
    "i",
  ),
  new RegExp(
    `^(?:the |this |your )?(?:[\\w#'"\`./@-]{1,80} ){0,3}(?:${MACHINE}) (?:(?:was|is|are) )?(?:currently )?(?:not|un)[ -]?(?:available|connected|reachable|initiali[sz]ed|configured|authenticated|authori[sz]ed|loaded|ready|implemented|supported)${ENDS}`,
    "i",
  ),
  /^[a-z][\w.]{0,40}(?:(?:,| and| or) [a-z][\w.]{0,40}){0,4} (?:is|are) (?:required|mandatory)(?=$|[.:;,!(]| (?:for|when|if|to)\b)/,
  new RegExp(
    `^${SUBJECT}failed(?: validation)?(?=$|: |\\. | with (?:status|code|error|exit)| because | due to )`,
    "i",
  ),
  new RegExp(`^${SUBJECT}timed out(?=$|[.:;,!]| \\(| after | waiting | while | in \\d)`, "i"),
  new RegExp(
    `^no (?:[\\w-]{1,20} ){0,3}(?:${MACHINE}) (?:is |are |was |were )?(?:currently )?(?:active|connected|configured|open|selected|available|loaded|registered|attached)\\b`,
    "i",
  ),
  /^no (?:[\w-]{1,20} ){0,3}(?:parameters?|arguments?|pattern|query|path|url|ids?|api[ -]?keys?|tokens?|credentials|command|code|input|updates?) (?:is |are |was |were )?(?:provided|specified|supplied|given|set|configured)\b/i,
];

/** Whether a text is such a sentence. `line` is its beginning without decoration. */
export function isFailureClause(line: string, text: string): boolean {
  if (text.length > MAX_CHARACTERS) return false;
  if (NAMED.some((pattern) => pattern.test(line))) return true;
  return CLAUSES.some((pattern) => {
    const clause = pattern.exec(line);
    return clause !== null && !ASKED_ABOUT.test(clause[0]);
  });
}
