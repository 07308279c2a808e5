const MS_KEYS = new Set([
  "retryafterms",
  "retryafterinms",
  "retryafteramilliseconds",
  "retryaftermilliseconds",
  "retryinms",
  "backoffms",
  "retrydelayms",
  "waitms",
  "delayms",
]);
const SECOND_KEYS = new Set([
  "retryafter",
  "retryafterseconds",
  "retryaftersec",
  "retryafters",
  "retryinseconds",
  "retrydelay",
  "retryin",
  "waitseconds",
  "backoffseconds",
  "cooldownseconds",
  "retryafterinseconds",
]);
const RESET_KEYS = new Set([
  "resetat",
  "resetsat",
  "ratelimitreset",
  "xratelimitreset",
  "retryat",
  "availableat",
]);

/**
 * The wait in milliseconds that a field states: `retryAfterMs`, `retry_after` (seconds, as in HTTP), `retryDelay` ("2s",
 * google.rpc.RetryInfo). A reset instant counts as stated but has no length: 0.
 */
export function delayFromField(name: string, value: unknown): number | undefined {
  if (RESET_KEYS.has(name)) return value === null || value === undefined || value === "" ? undefined : 0;
  const inMs = MS_KEYS.has(name);
  if (!inMs && !SECOND_KEYS.has(name)) return undefined;
  if (typeof value === "number" && Number.isFinite(value) && value >= 0) return inMs ? value : value * 1000;
  if (typeof value !== "string") return undefined;
  const match = /^\s*(\d{1,9}(?:\.\d{1,9})?)\s*(ms|s|sec|seconds|m|min|minutes)?\s*$/i.exec(value);
  // An HTTP date is a delay too, but its length depends on the clock.
  if (!match) return /\d{4}.*:\d\d/.test(value.slice(0, 60)) ? 0 : undefined;
  const amount = Number(match[1]);
  const unit = match[2]?.toLowerCase() ?? (inMs ? "ms" : "s");
  if (unit === "ms") return amount;
  return unit.startsWith("m") ? amount * 60_000 : amount * 1000;
}

const DELAY_PROSE =
  /(?:retry[- ]after|try again|retry|wait|available|resets?|reset)[^\n]{0,40}?(\d{1,6}(?:\.\d{1,3})?)\s*(ms|milliseconds?|s|secs?|seconds?|m|mins?|minutes?|h|hours?)\b/i;
const DELAY_PROSE_ZH = /(\d{1,6})\s*(毫秒|秒|分钟|小时)(?:钟)?(?:之?后|以后|内)/;
const RESET_PROSE =
  /\b(?:resets?|available|try again|retry)\b[^\n]{0,30}\b\d{1,2}:\d\d|retry-after\s*[:=]?\s*\d/i;

/** The wait in milliseconds that a sentence states, 0 where it names an instant instead. */
export function delayFromProse(text: string): number | undefined {
  const head = text.slice(0, 4000);
  const en = DELAY_PROSE.exec(head);
  if (en) return Number(en[1]) * unitMs(en[2] ?? "s");
  const zh = DELAY_PROSE_ZH.exec(head);
  if (zh) return Number(zh[1]) * unitMs(zh[2] ?? "秒");
  return RESET_PROSE.test(head) ? 0 : undefined;
}

function unitMs(unit: string): number {
  if (/^(?:ms|milli|毫秒)/i.test(unit)) return 1;
  if (/^(?:h|小时)/i.test(unit)) return 3_600_000;
  if (/^(?:m|分钟)/i.test(unit)) return 60_000;
  return 1000;
}
