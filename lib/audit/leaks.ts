import { withoutCredentials } from "./credentials";

/** A kind of leak and the pattern that finds it. Patterns are bounded, so linear. */
export type Leak = { kind: string; pattern: RegExp };

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
  {
    kind: ".NET stack",
    pattern: /(?:^|\n)\s{1,10}at (?:[A-Z][\w`]{0,60}\.){1,10}[\w.<>`[\]]{1,80}\([^\n)]{0,200}\)/,
  },
  {
    kind: "PHP frame",
    pattern: /#\d{1,3} \/[^\s(]{1,200}\(\d{1,6}\): |\.php(?:\(\d{1,6}\)|:\d{1,6}| on line \d{1,6})/,
  },
  {
    kind: "Elixir frame",
    pattern: /\([a-z_]{1,40} \d{1,4}\.\d{1,4}[^)\n]{0,20}\) [\w/.-]{1,120}\.exs?:\d{1,6}:/,
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
      /\b[a-z0-9][a-z0-9.-]{0,100}\.(?:internal|local|lan|corp|intra|svc\.cluster\.local|cluster\.local|consul)\b(?![\w-]|\.\w)(?<!(?:^|[\s"'`/])\.?(?:env|settings|config)\.local)/i,
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

/** A text without secrets, stacks, hosts, paths and SQL: `[removed]` stands in their places. */
export function withoutLeaks(text: string): string {
  let rest = withoutCredentials(text);
  for (const { pattern } of [...INTERNALS, SQL])
    rest = rest.replace(new RegExp(pattern.source, `${pattern.flags}g`), "[removed]");
  return rest;
}
