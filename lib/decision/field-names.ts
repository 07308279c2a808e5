/** What a JSON field of a tool result stands for, by its name in any common spelling. */
export type FieldRole =
  | "category"
  | "code"
  | "retryable"
  | "permanent"
  | "retryAfter"
  | "field"
  | "issues"
  | "customerMessage"
  | "suggestedAction"
  | "message"
  | "status"
  | "ok"
  | "nested";

const NAMES: Readonly<Record<FieldRole, string>> = {
  category: "errorcategory category errorkind errorclass failurecategory failuretype errortype 错误类别",
  code: "code errorcode type kind name errno reasoncode httpstatus httpcode statuscode",
  retryable:
    "isretryable retryable isretriable retriable canretry shouldretry retry istransient istemporary temporary transient",
  permanent: "permanent ispermanent nonretryable fatal",
  retryAfter:
    "retryafterms retryafter retryafterseconds retryaftersec retryafters retryin retryinseconds retrydelay retrydelayms backoffms",
  field: "field param parameter argument path loc invalidfield",
  issues: "issues fielderrors validationerrors invalidparams fieldviolations",
  customerMessage:
    "customermessage usermessage displaymessage localizedmessage customertext messageforcustomer usermsg customerfacingmessage",
  suggestedAction:
    "suggestedaction nextaction recommendedaction nextstep suggestednextstep remedy remediation",
  message:
    "message errormessage msg detail details description reason title note hint cause errordescription",
  status: "status state result outcome",
  ok: "ok success succeeded",
  nested: "error err errors failure fault exception errorinfo",
};

const ROLE_OF: ReadonlyMap<string, FieldRole> = new Map(roles());

function* roles(): Generator<[string, FieldRole]> {
  const order: FieldRole[] = [
    "category",
    "code",
    "retryable",
    "permanent",
    "retryAfter",
    "field",
    "issues",
    "customerMessage",
    "suggestedAction",
    "message",
    "status",
    "ok",
    "nested",
  ];
  for (const role of order) for (const name of NAMES[role].split(" ")) yield [name, role];
}

/** The role of a field by its name, whatever its case and separators. */
export function fieldRole(name: string): FieldRole | undefined {
  return ROLE_OF.get(name.toLowerCase().replace(/[_\-\s]/g, ""));
}

/** A delay in milliseconds from a retry-after field, by its unit: `…ms` as is, `…seconds` or a bare HTTP-style name as seconds, "2s". */
export function delayMs(name: string, value: unknown): number | undefined {
  if (typeof value === "string") {
    if (value.length > 32) return undefined;
    const match = /^\s*(\d+(?:\.\d+)?)\s*(ms|s|sec|seconds?|m|min|minutes?)?\s*$/i.exec(value);
    if (!match?.[1]) return undefined;
    const unit = match[2]?.toLowerCase();
    if (unit === "ms") return Number(match[1]);
    if (unit?.startsWith("m")) return Number(match[1]) * 60_000;
    if (unit) return Number(match[1]) * 1000;
    return delayMs(name, Number(match[1]));
  }
  if (typeof value !== "number" || !Number.isFinite(value) || value < 0) return undefined;
  return /ms$/i.test(name) ? value : value * 1000;
}
