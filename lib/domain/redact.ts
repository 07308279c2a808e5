/** What stands where a secret was. */
export const REDACTED = "[redacted]";

/** Anthropic keys, and whatever follows `Bearer `; both may stand anywhere in a text. */
const SECRET_TEXT = /\bsk-ant-[\w-]+|(?<=\bBearer\s+)[\w.~+/-]{8,}=*/gi;

/** Names of headers and fields whose whole value is a secret. */
const SECRET_NAME = /^(authorization|x-api-key|x-anthropic-api-key|api[-_]?key|apikey|auth[-_]?token)$/i;

/** Takes API keys out of a text. */
export function redactText(text: string): string {
  return text.replace(SECRET_TEXT, REDACTED);
}

/** A copy of a JSON value without API keys: those inside texts, and values under a name that holds one. */
export function redactJson(value: unknown): unknown {
  if (typeof value === "string") return redactText(value);
  if (Array.isArray(value)) return value.map(redactJson);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      SECRET_NAME.test(name) && typeof member === "string" ? REDACTED : redactJson(member),
    ]),
  );
}
