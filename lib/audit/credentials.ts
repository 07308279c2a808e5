import type { Leak, LeakFound } from "./leaks";

/** Secrets and the ways in which they are written; group 1 is the secret. Patterns are bounded, so linear. */
const CREDENTIALS: readonly Leak[] = [
  {
    kind: "url userinfo",
    pattern: /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:@/"'<>]{0,80}:([^\s:@/"'<>]{1,120})@/i,
  },
  {
    kind: "key or password",
    pattern:
      /["']?(?:\b|_)(?:api[-_]?key|apikey|access[-_]?key|account[-_]?key|access[-_]?token|auth[-_]?token|refresh[-_]?token|client[-_]?secret|secret[-_]?access[-_]?key|secret[-_]?key|secret|password|passwd|pwd|token|x-api-key)["']?\s*(?:=|:)\s*["']?([^\s"'&,;<>()}\]]{4,200})/i,
  },
  { kind: "password", pattern: /(?:密码|密钥|口令|令牌)\s?(?:为|是|[:：=])\s?["'“「]?([\x21-\x7e]{6,200})/ },
  {
    kind: "signed address",
    pattern:
      /[?&](?:sig|signature|x-amz-signature|x-amz-credential|x-goog-signature|key|code|auth)=([^\s&"'<>]{16,400})/i,
  },
  { kind: "bearer token", pattern: /\b(?:Bearer|Basic)\s+([A-Za-z0-9._~+/=-]{12,400})/ },
  { kind: "cookie", pattern: /\b(?:set-)?cookie["']?\s*:\s*["']?[\w.-]{1,60}=([^\s;,"']{8,400})/i },
  {
    kind: "vendor token",
    pattern:
      /\b((?:sk|pk|rk)[-_](?:(?:live|test|ant|proj)[-_])?[A-Za-z0-9_-]{16,200}|gh[pousr]_[A-Za-z0-9]{20,100}|github_pat_\w{20,100}|xox[abeprs]-[A-Za-z0-9-]{10,100}|xapp-[A-Za-z0-9-]{10,100}|(?:AKIA|ASIA)[A-Z0-9]{16}|AIza[A-Za-z0-9_-]{30,60}|ya29\.[A-Za-z0-9_-]{20,300}|glpat-[A-Za-z0-9_-]{16,40}|SG\.[A-Za-z0-9_-]{16,40}\.[A-Za-z0-9_-]{16,80}|(?:AC|SK)[0-9a-f]{32}|npm_[A-Za-z0-9]{30,60}|pypi-[A-Za-z0-9_-]{40,300}|hf_[A-Za-z0-9]{30,60}|do[opr]_v1_[0-9a-f]{40,80}|shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}|lin_api_[A-Za-z0-9]{32,60}|(?:ntn|secret)_[A-Za-z0-9]{40,60}|LTAI[A-Za-z0-9]{12,30}|AKID[A-Za-z0-9]{28,40}|hvs\.[A-Za-z0-9_-]{20,200}|dapi[0-9a-f]{32}|sq0(?:atp|csp)-[A-Za-z0-9_-]{20,60}|EAA[A-Za-z0-9]{60,300}|tvly-[A-Za-z0-9-]{16,60}|gsk_[A-Za-z0-9]{30,80}|r8_[A-Za-z0-9]{30,60}|figd_[A-Za-z0-9_-]{30,80}|pat[A-Za-z0-9]{14}\.[0-9a-f]{40,80}|PMAK-[0-9a-f]{20,40}-[0-9a-f]{20,60}|ATATT[A-Za-z0-9_=-]{30,300})(?![A-Za-z0-9])/,
  },
  {
    kind: "webhook address",
    pattern:
      /\b(?:hooks\.slack\.com\/(?:services|workflows)|discord(?:app)?\.com\/api\/webhooks|qyapi\.weixin\.qq\.com\/cgi-bin\/webhook\/send\?key=|open\.feishu\.cn\/open-apis\/bot\/v2\/hook)\/?([\w/-]{20,200})/,
  },
  { kind: "bot token", pattern: /\b(?:bot)?(\d{8,12}:[A-Za-z0-9_-]{30,50})(?![\w-])/ },
  {
    kind: "JSON Web Token",
    pattern: /\b(eyJ[A-Za-z0-9_-]{8,1000}\.eyJ[A-Za-z0-9_-]{8,2000}\.[A-Za-z0-9_-]{4,1000})/,
  },
  { kind: "private key", pattern: /(-----BEGIN (?:[A-Z]{1,12} ){0,2}PRIVATE KEY(?: BLOCK)?-----)/ },
];

/** What stands where a secret was taken out, what stands for one in an example, and words that only look like one. */
const NO_SECRET =
  /^(?:[*•x.]{3,}|.{0,12}\*{3,}.*|.{0,12}(?:\.{3}|…).*|\[?(?:redacted|hidden|masked|removed|filtered)\]?|<[^>]*>?|\$\{?\w*\}?|\{\{?.*|%[sdv@]|(?:your|my|the)[-_ ]?.*|xxx.*|example.*|pass(?:word)?|passwd|secret|token|key|null|none|undefined|required|missing|invalid|incorrect|wrong|expired|revoked|empty|not|is|was|must|has|and|or|string|true|false|unset|unknown|\d{1,3})$/i;

/** `token: expired`, `sk-learn-pipeline-config`, `Basic subscription`: words, not a secret. */
function isWords(kind: string, secret: string): boolean {
  switch (kind) {
    case "key or password":
      return /^[a-z]{1,16}(?:[-_./][a-z]{1,16}){0,6}[.!?]?$/i.test(secret) && !/[a-z][A-Z]/.test(secret);
    case "bearer token":
    case "signed address":
      return !/\d/.test(secret) && !(/[a-z]/.test(secret) && /[A-Z]/.test(secret));
    case "vendor token":
    case "cookie":
      return !/\d/.test(secret) && !/[A-Z]/.test(secret);
    default:
      return false;
  }
}

/** `Unexpected token: }` is a parser's, and its token no secret. */
const PARSER =
  /(?:unexpected|illegal|invalid json|json|syntax|next|continuation|page|cursor|max|min|stop|per|sync)[-_ ]?$/i;

function isSecret(kind: string, match: RegExpMatchArray): boolean {
  const secret = match[1] ?? "";
  if (NO_SECRET.test(secret) || isWords(kind, secret)) return false;
  if (kind !== "key or password" || !/^["']?_?token/i.test(match[0])) return true;
  return !PARSER.test((match.input ?? "").slice(0, match.index).slice(-20));
}

/** Every secret in a text, at most 50 tries a kind. */
function* secretsIn(text: string): Generator<{ kind: string; match: RegExpMatchArray; secret: string }> {
  for (const { kind, pattern } of CREDENTIALS) {
    let tries = 0;
    for (const match of text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))) {
      if (isSecret(kind, match)) yield { kind, match, secret: match[1] ?? "" };
      tries += 1;
      if (tries > 50) break;
    }
  }
}

/** The first secret in a text, shown with most of it masked. */
export function findCredential(text: string): LeakFound | undefined {
  for (const { kind, match, secret } of secretsIn(text))
    return { kind, text: match[0].replace(secret, mask(secret)), index: match.index ?? 0 };
  return undefined;
}

/** A text with every secret taken out. */
export function withoutCredentials(text: string): string {
  let rest = text;
  for (const { match } of secretsIn(text)) rest = rest.replaceAll(match[0], "[removed]");
  return rest;
}

function mask(secret: string): string {
  return `${secret.slice(0, 2)}${"*".repeat(Math.min(8, Math.max(3, secret.length - 2)))}`;
}
