import { readFileSync } from "node:fs";
import { join } from "node:path";
import { itemsFromValue, textItem } from "../parse-input";
import type { AuditContext, AuditItem } from "../types";
import reported from "./reported.json";

/** A result, and what an audit must say of it: these rules at least and none of `not`, or nothing but notes where it is clean. */
export type AuditCase = {
  id: string;
  why?: string;
  input: unknown;
  context?: AuditContext;
  expect: { must: string[]; not?: string[]; clean?: boolean };
};

/** Parts the made-up credentials in the file, so that no scanner takes them for real ones. */
const SPLIT = "\u00a6";

/** Every case: those from public reports, and those written from what servers in the field return. */
export function readCases(): AuditCase[] {
  return [
    ...reported.cases,
    ...["field.jsonl", "seen-in-reports.jsonl", "seen-in-apis.jsonl"].flatMap(readLines),
  ];
}

function readLines(file: string): AuditCase[] {
  return readFileSync(join(import.meta.dirname, file), "utf8")
    .replaceAll(SPLIT, "")
    .split("\n")
    .filter(Boolean)
    .map((line): AuditCase => JSON.parse(line));
}

/** What is audited of a case. */
export function itemOf({ input, context = {} }: AuditCase): AuditItem {
  if (typeof input === "string") return textItem(input, context);
  return itemsFromValue(input, context)[0] ?? { kind: "unknown", frame: input, base: "", context };
}
