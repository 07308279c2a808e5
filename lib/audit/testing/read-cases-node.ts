import { readFileSync } from "node:fs";
import { join } from "node:path";
import { itemsFromValue, textItem } from "../parse-input";
import type { AuditContext, AuditItem } from "../types";
import reported from "./reported.json";

/** A result, and what an audit must say of it: these rules at least, or nothing but notes where it is clean. */
export type AuditCase = {
  id: string;
  why?: string;
  input: unknown;
  context?: AuditContext;
  expect: { must: string[]; clean?: boolean };
};

/** Parts the made-up credentials in the file, so that no scanner takes them for real ones. */
const SPLIT = "\u00a6";

/** Every case: those from public reports, and those written from what servers in the field return. */
export function readCases(): AuditCase[] {
  const text = readFileSync(join(import.meta.dirname, "field.jsonl"), "utf8").replaceAll(SPLIT, "");
  const field = text
    .split("\n")
    .filter(Boolean)
    .map((line): AuditCase => JSON.parse(line));
  return [...reported.cases, ...field];
}

/** What is audited of a case. */
export function itemOf({ input, context = {} }: AuditCase): AuditItem {
  if (typeof input === "string") return textItem(input, context);
  return itemsFromValue(input, context)[0] ?? { kind: "unknown", frame: input, base: "", context };
}
