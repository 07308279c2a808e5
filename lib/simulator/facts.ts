import { fill, type Replies } from "./replies";
import { isObject } from "./tool-roles";

/** One record of a result: the fields that are worth telling. */
export type RecordFields = Record<string, unknown>;

/** Fields that say something about the reply and not about the record. */
const ENVELOPE = new Set(["note", "ok", "success", "count"]);
/** Longest value that is told. */
const MAX_VALUE = 120;

/** The records in a result's JSON documents: list items, or the one object inside a wrapper such as `{"order": {…}}`. */
export function recordsIn(documents: readonly unknown[]): RecordFields[] {
  return documents.flatMap((document) => {
    if (Array.isArray(document)) return document.filter(isObject);
    if (!isObject(document)) return [];
    const lists = Object.values(document).flatMap((value) =>
      Array.isArray(value) ? value.filter(isObject) : [],
    );
    if (lists.length > 0) return lists;
    const values = Object.values(document);
    const inner = values.find(isObject);
    return inner && values.length <= 2 ? [inner] : [document];
  });
}

/** The ids of orders that a record lists, e.g. under `order_ids` or as objects under `orders`. */
export function orderIdsIn(record: RecordFields): string[] {
  const ids: string[] = [];
  for (const [key, value] of Object.entries(record)) {
    if (!/order|订单/i.test(key)) continue;
    for (const item of Array.isArray(value) ? value : [value]) {
      if (typeof item === "string" && item.length <= 40) ids.push(item);
      else if (isObject(item)) {
        const id = Object.entries(item).find(
          ([name, inner]) => /id$|number$/i.test(name) && typeof inner === "string",
        );
        if (id) ids.push(String(id[1]));
      }
    }
  }
  return ids;
}

/** A reference number in a record, e.g. `refund_id` or `ticket_id`. */
export function referenceIn(record: RecordFields): string | undefined {
  const entry = Object.entries(record).find(
    ([key, value]) =>
      /(?:^|_)(?:id|reference|number)$/.test(key) && !/order|customer/.test(key) && typeof value === "string",
  );
  return entry && String(entry[1]);
}

/** An amount with its currency where the record has one, e.g. `110 USD`. */
export function amountIn(record: RecordFields): string | undefined {
  const amount = record.amount ?? record.total;
  if (typeof amount !== "number") return undefined;
  return typeof record.currency === "string" ? `${amount} ${record.currency}` : String(amount);
}

/** A record's fields in words, without those named in `told`. */
export function factsOf(record: RecordFields, told: readonly string[], replies: Replies): string {
  const labels: Readonly<Record<string, string>> = replies.labels;
  const facts: string[] = [];
  for (const [key, value] of Object.entries(record)) {
    if (told.includes(key) || ENVELOPE.has(key)) continue;
    if (key === "currency" && typeof record.total === "number") continue;
    const shown =
      key === "total" ? (amountIn({ total: value, currency: record.currency }) ?? show(value)) : show(value);
    if (shown === undefined) continue;
    const label = (Object.hasOwn(labels, key) ? labels[key] : undefined) ?? key.replaceAll("_", " ");
    const known = Object.hasOwn(replies.values, shown) ? replies.values[shown] : undefined;
    facts.push(fill(replies.facts, { label, value: known ?? shown }));
  }
  return facts.join(replies.factsJoin);
}

function show(value: unknown): string | undefined {
  if (typeof value === "string") return value === "" ? undefined : value.slice(0, MAX_VALUE);
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (!Array.isArray(value)) return undefined;
  const items = value.flatMap((item) =>
    typeof item === "string" || typeof item === "number" ? [String(item)] : [],
  );
  return items.length > 0 ? items.join(", ").slice(0, MAX_VALUE) : undefined;
}
