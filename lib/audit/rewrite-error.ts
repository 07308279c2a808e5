import { beliefAfter, readResult } from "../decision";
import { ERROR_CATEGORIES, type ErrorCategory, type FieldIssue, type ToolError } from "../domain/tool-error";
import type { ItemAudit } from "./audit";
import { toToolResultBlock } from "./block";
import { rateLimitWords, statedDelay } from "./classify";
import { isObject, own, stringsIn } from "./json";
import type { Gap } from "./rewrite";
import { sanitise } from "./sanitise";
import type { ResultView } from "./view";
import { isGeneric, isVagueValidation } from "./vocabulary";

/** Below this share of belief, the wording does not say which category it is. */
const SURE = 0.75;
const PLACEHOLDER_DELAY_MS = 1000;

/**
 * The structured error that a failed result should have been. `useWording` false leaves the original wording out, for
 * wording that cannot be shown.
 */
export function toolErrorOf(
  { view, findings }: ItemAudit,
  useWording: boolean,
): { error: ToolError; gaps: Gap[] } {
  const gaps = new Set<Gap>();
  const { fields } = view;
  const category = categoryOf(view, gaps);
  const message = messageOf(view, useWording, gaps);
  const isPartial = findings.some((finding) => finding.ruleId === "partial-failure-hidden");
  if (isPartial && !fields.partialResults) gaps.add("partial_results");
  const partialResults = !useWording
    ? undefined
    : (fields.partialResults?.value ?? (isPartial ? ["<what succeeded>"] : undefined));
  const customerMessage = useWording
    ? fields.customerMessage && sanitise(fields.customerMessage.value)
    : undefined;
  const suggestedAction = useWording
    ? fields.suggestedAction && sanitise(fields.suggestedAction.value)
    : undefined;
  const common = {
    message,
    ...(suggestedAction ? { suggestedAction } : {}),
    ...(fields.attempts ? { attempts: fields.attempts.value } : {}),
    ...(partialResults ? { partialResults } : {}),
  };
  const forCustomer = customerMessage ? { customerMessage } : {};
  return { error: build(), gaps: [...gaps] };

  function build(): ToolError {
    switch (category) {
      case "transient": {
        const isRetryable = retryableOf(view, gaps);
        const delay = isRetryable ? delayOf(view, gaps) : undefined;
        return {
          errorCategory: category,
          isRetryable,
          ...common,
          ...forCustomer,
          ...(delay === undefined ? {} : { retryAfterMs: delay }),
        };
      }
      case "validation": {
        const issues = useWording ? issuesOf(view, message, gaps) : [placeholderIssue(gaps)];
        const first = issues[0];
        return {
          errorCategory: category,
          isRetryable: false,
          ...common,
          ...forCustomer,
          ...(first ? { field: first.field, issues } : {}),
        };
      }
      case "business": {
        if (!customerMessage) gaps.add("customer_message");
        return {
          errorCategory: category,
          isRetryable: false,
          ...common,
          customerMessage: customerMessage || message,
        };
      }
      case "permission":
        return { errorCategory: category, isRetryable: false, ...common, ...forCustomer };
    }
  }
}

function categoryOf(view: ResultView, gaps: Set<Gap>): ErrorCategory {
  const { category, implied } = view.fields;
  const stated = category?.value ?? implied?.value.category;
  if (stated) return stated;
  gaps.add("category");
  if (rateLimitWords(view) !== undefined) return "transient";
  return likelyCategory(view) ?? "transient";
}

/** The category that the wording speaks for, where it does so clearly. */
function likelyCategory(view: ResultView): ErrorCategory | undefined {
  const belief = beliefAfter(readResult({ ...toToolResultBlock(view), is_error: true }).evidence, {
    failedRetries: 0,
    isError: true,
  });
  return ERROR_CATEGORIES.find((name) => belief[name] >= SURE);
}

function retryableOf(view: ResultView, gaps: Set<Gap>): boolean {
  const { retryable, implied } = view.fields;
  const delay = statedDelay(view);
  if (retryable) return retryable.value || delay !== undefined;
  if (implied?.value.retryable !== undefined) return implied.value.retryable;
  gaps.add("retryability");
  return delay !== undefined || rateLimitWords(view) !== undefined || likelyCategory(view) === "transient";
}

function delayOf(view: ResultView, gaps: Set<Gap>): number | undefined {
  const stated = statedDelay(view);
  if (stated !== undefined && stated > 0) return Math.round(stated);
  if (rateLimitWords(view) === undefined) return undefined;
  gaps.add("retry_delay");
  return PLACEHOLDER_DELAY_MS;
}

/** The first informative sentence of the result, fit to be shown. */
function messageOf(view: ResultView, useWording: boolean, gaps: Set<Gap>): string {
  const candidates: string[] = [];
  if (useWording) {
    if (view.fields.message) candidates.push(view.fields.message.value);
    for (const part of view.texts) if (part.prose !== undefined) candidates.push(part.prose);
    if (view.protocolError) candidates.push(view.protocolError.message);
    for (const doc of view.docs)
      for (const { text } of stringsIn(doc.value, 50))
        if (/\s|[\u4e00-\u9fff]/.test(text)) candidates.push(text);
  }
  const clean = candidates.map(sanitise).filter((text) => text.length > 3);
  const best =
    clean.find((text) => !isGeneric(text) && !isVagueValidation(text)) ??
    clean.find((text) => !isGeneric(text));
  if (best !== undefined) return best;
  gaps.add("message");
  const tool = view.context.toolName?.slice(0, 80);
  return `${tool ? `${tool} failed` : "The tool failed"} and gave no reason: <what failed, and what may be tried next>`;
}

function issuesOf(view: ResultView, message: string, gaps: Set<Gap>): FieldIssue[] {
  const named = view.fields.badFields?.value;
  const list = Array.isArray(named) ? named : named === undefined ? [] : [named];
  const lone = typeof named === "string" ? [{ field: named, message }] : [];
  const issues = lone.length > 0 ? lone : list.slice(0, 20).flatMap((entry) => issueOf(entry, message));
  if (issues.length > 0) return issues;
  const fromDocs = view.errorDocs.flatMap((doc) => issueOf(doc.value, message)).slice(0, 20);
  if (fromDocs.length > 0) return fromDocs;
  // zod and others end an issue with its path: "expected string, received undefined at order_id".
  const path = /\binvalid\b.{0,300}\bat ([\w.[\]-]{1,60})$/i.exec(message)?.[1];
  if (path) return [{ field: path, message }];
  return isVagueValidation(message) ? [placeholderIssue(gaps)] : [];
}

function issueOf(entry: unknown, message: string): FieldIssue[] {
  if (typeof entry === "string" && entry !== "")
    return [{ field: sanitise(entry).slice(0, 100) || "<argument>", message }];
  if (!isObject(entry)) return [];
  const name =
    own(entry, "field") ??
    own(entry, "path") ??
    own(entry, "loc") ??
    own(entry, "param") ??
    own(entry, "pointer");
  const said =
    own(entry, "message") ?? own(entry, "msg") ?? own(entry, "reason") ?? own(entry, "description");
  const field = Array.isArray(name) ? name.map(String).join(".") : typeof name === "string" ? name : "";
  if (field === "") return [];
  return [
    {
      field: sanitise(field).slice(0, 100) || "<argument>",
      message: typeof said === "string" ? sanitise(said) || message : message,
    },
  ];
}

function placeholderIssue(gaps: Set<Gap>): FieldIssue {
  gaps.add("field");
  return { field: "<argument>", message: "<what is expected, with one good example>" };
}
