/** What the data of a result that tells of no failure amounts to. */
export interface DataDescription {
  kind: "found" | "empty" | "none";
  /** Short text for the evidence, e.g. `[]` or `results: 2`. */
  value: string;
  /** JSON pointer to the list or record. */
  textPointer: string;
}

/** Fields that describe the reply itself, not a record. */
const ENVELOPE = new Set([
  "status",
  "note",
  "message",
  "ok",
  "success",
  "count",
  "total",
  "page",
  "hint",
  "code",
]);

/** Whether a JSON document holds records, an empty list, or neither. */
export function describeData(document: object): DataDescription {
  if (Array.isArray(document)) return describeList(document, "", "");
  const entries = Object.entries(document);
  let empty: DataDescription | undefined;
  for (const [key, value] of entries) {
    if (!Array.isArray(value)) continue;
    const described = describeList(value, key, pointerTo(key));
    if (described.kind === "found") return described;
    empty ??= described;
  }
  const record = entries.find(([key, value]) => !ENVELOPE.has(key) && isFilled(value));
  if (record)
    return { kind: "found", value: `${record[0]}: ${short(record[1])}`, textPointer: pointerTo(record[0]) };
  return empty ?? { kind: entries.length === 0 ? "empty" : "none", value: "{}", textPointer: "" };
}

function describeList(list: readonly unknown[], key: string, textPointer: string): DataDescription {
  const name = key && `${key}: `;
  return list.length === 0
    ? { kind: "empty", value: `${name}[]`, textPointer }
    : { kind: "found", value: `${name}${list.length}`, textPointer };
}

const pointerTo = (key: string) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
const isFilled = (value: unknown) =>
  value !== null && value !== "" && !(typeof value === "object" && Object.keys(value).length === 0);
const short = (value: unknown) => (typeof value === "object" ? "{…}" : String(value).slice(0, 40));
