/** A kind of leak and the pattern that finds it. Patterns are bounded, so linear. */
type Leak = { kind: string; pattern: RegExp };

/** Secrets and the ways in which they are written. */
const CREDENTIALS: readonly Leak[] = [
  {
    kind: "url userinfo",
    pattern: /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:@/"'<>]{1,80}:([^\s:@/"'<>]{1,120})@/i,
  },
  {
    kind: "key or password",
    pattern:
      /["']?\b(?:api[-_]?key|apikey|access[-_]?token|auth[-_]?token|refresh[-_]?token|client[-_]?secret|secret[-_]?key|secret|password|passwd|pwd|token|x-api-key)["']?\s*(?:=|:)\s*["']?([^\s"'&,;<>()}\]]{4,200})/i,
  },
  { kind: "bearer token", pattern: /\b(?:Bearer|Basic)\s+([A-Za-z0-9._~+/=-]{12,400})/ },
  {
    kind: "vendor token",
    pattern:
      /\b((?:sk|pk|rk)[-_](?:live|test|ant|proj)?[-_]?[A-Za-z0-9_-]{16,200}|gh[pousr]_[A-Za-z0-9]{20,100}|github_pat_\w{20,100}|xox[abprs]-[A-Za-z0-9-]{10,100}|AKIA[A-Z0-9]{16}|AIza[A-Za-z0-9_-]{30,60}|glpat-[A-Za-z0-9_-]{16,40})\b/,
  },
  {
    kind: "JSON Web Token",
    pattern: /\b(eyJ[A-Za-z0-9_-]{8,1000}\.eyJ[A-Za-z0-9_-]{8,2000}\.[A-Za-z0-9_-]{4,1000})/,
  },
  { kind: "private key", pattern: /(-----BEGIN (?:[A-Z]{1,12} )?PRIVATE KEY-----)/ },
];

/** What stands where a secret was taken out, and words that only look like one. */
const REDACTED =
  /^(?:[*•x.]{3,}|.{0,4}\*{3,}.*|\[?(?:redacted|hidden|masked|removed|filtered)\]?|<[^>]*>?|\$\{?\w*\}?|\{\{?.*|your[-_ ]?.*|xxx.*|\.\.\.|null|none|undefined|required|missing|invalid|expired|empty|not|is|was|must|has|and|or|string|true|false|unset|\d{1,3})$/i;

/** Traces and hosts that tell about the inside of the server, never about the caller's request. */
const INTERNALS: readonly Leak[] = [
  { kind: "Python traceback", pattern: /Traceback \(most recent call last\)/ },
  { kind: "Python frame", pattern: /File "[^"\n]{1,300}", line \d+/ },
  {
    kind: "JavaScript stack",
    pattern: /(?:^|\n)\s{0,20}at (?:async )?[^\n()]{0,200}\(?(?:[^\n()]{1,300}):\d+:\d+\)?/,
  },
  {
    kind: "Java stack",
    pattern:
      /(?:^|\n|\s)at (?:[\w$]{1,60}\.){1,12}[\w$<>]{1,60}\([\w$]{1,60}\.(?:java|kt|scala|cs):?\d{0,6}\)/,
  },
  {
    kind: "C# stack",
    pattern: /(?:^|\n)\s{0,10}at [\w.`<>]{1,200}\([^\n)]{0,200}\) in [^\n]{1,200}:line \d+/,
  },
  { kind: "Go stack", pattern: /goroutine \d{1,9} \[[\w ]{1,40}\]|\bpanic: runtime error/ },
  { kind: "Rust panic", pattern: /thread '[^'\n]{1,60}' panicked at/ },
  {
    kind: "source path",
    pattern:
      /(?:\/(?:srv|app|opt|usr|var|home|Users|root|workspace|build|code|src)\/[^\s"'`:()<>]{0,200}|\b[A-Z]:\\[^\s"'`:()<>]{1,200})\.(?:py|js|mjs|cjs|ts|tsx|java|go|rb|rs|php|cs|kt|ex|exs)\b/,
  },
  {
    kind: "dependency path",
    pattern: /[^\s"'`]{0,100}(?:node_modules|site-packages|dist-packages)[\\/][^\s"'`]{1,200}/,
  },
  {
    kind: "internal host",
    pattern:
      /\b[a-z0-9][a-z0-9.-]{0,100}\.(?:internal|local|lan|corp|intra|svc\.cluster\.local|cluster\.local|consul)\b(?!\w)/i,
  },
  {
    kind: "private address",
    pattern:
      /\b(?:10\.\d{1,3}\.\d{1,3}\.\d{1,3}|192\.168\.\d{1,3}\.\d{1,3}|172\.(?:1[6-9]|2\d|3[01])\.\d{1,3}\.\d{1,3})\b|\b(?:127\.0\.0\.1|localhost):(?:5432|3306|6379|27017|9200|1433|1521|11211|5672|9092)\b/,
  },
  {
    kind: "database error",
    pattern:
      /\bSQLSTATE\b|\bORA-\d{5}\b|\bpsycopg2?\.|\bsqlalchemy\.exc\b|\borg\.postgresql\b|\bjava\.sql\.|\bcom\.mysql\b|\bpg_catalog\b/,
  },
];

const SQL: Leak = {
  kind: "SQL",
  pattern:
    /\bSELECT\s[^;]{1,400}?\sFROM\s+[\w."`[]|\bINSERT\s+INTO\s+[\w."`[]+\s*[(\s]|\bUPDATE\s+[\w."`[\]]{1,80}\s+SET\s|\bDELETE\s+FROM\s+[\w."`[]/,
};

/** One leak: its kind and the text as far as it may be shown again. */
export type LeakFound = { kind: string; text: string; index: number };

/** The first secret in a text, shown with most of it masked. */
export function findCredential(text: string): LeakFound | undefined {
  for (const { kind, pattern } of CREDENTIALS) {
    const every = new RegExp(pattern.source, `${pattern.flags}g`);
    let tries = 0;
    for (const match of text.matchAll(every)) {
      const secret = match[1] ?? "";
      if (!REDACTED.test(secret) && !isProse(kind, secret)) {
        return { kind, text: match[0].replace(secret, mask(secret)), index: match.index };
      }
      tries += 1;
      if (tries > 50) break;
    }
  }
  return undefined;
}

/** `token: expired`, `password: too short`: words about a secret, not the secret. */
function isProse(kind: string, secret: string): boolean {
  return kind === "key or password" && /^[a-z]{1,16}[.!?]?$/i.test(secret) && !/[a-z][A-Z]/.test(secret);
}

function mask(secret: string): string {
  return `${secret.slice(0, 2)}${"*".repeat(Math.min(8, Math.max(3, secret.length - 2)))}`;
}

/** The first sign of the server's inside in a text. What stands in `ownInput`, the caller sent. */
export function findInternal(text: string, ownInput: string): LeakFound | undefined {
  for (const { kind, pattern } of [...INTERNALS, SQL]) {
    const match = pattern.exec(text);
    if (match && !(ownInput !== "" && ownInput.includes(match[0].trim()))) {
      return { kind, text: match[0].trim(), index: match.index };
    }
  }
  return undefined;
}

/** Every pattern that finds something no reader outside the server should see. */
export const LEAK_PATTERNS: readonly RegExp[] = [...CREDENTIALS, ...INTERNALS, SQL].map(
  (leak) => leak.pattern,
);
