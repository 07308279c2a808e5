import { auditItem } from "@/lib/audit/audit";
import { GRADES } from "@/lib/audit/grade";
import { isDeeperThan, MAX_AUDIT_DEPTH } from "@/lib/audit/json";
import { reportOnAudit } from "@/lib/audit/report";
import { auditRequestSchema, itemsOfRequest, MAX_AUDIT_BYTES } from "@/lib/audit/request";
import { guard } from "@/lib/http/guard";
import { readJson, refused } from "@/lib/http/read-json";

/** Results with a report of their own in one answer; the rest are only counted. */
const MAX_REPORTS = 50;

/**
 * `{ result | message, context?, locale? }` → the audit of it. With several results in one text, the top level speaks of
 * the worst and `items` of each.
 */
export const POST = guard(
  async (request) => {
    const read = await readJson(request, auditRequestSchema);
    if (!read.ok) return read.response;
    if (isDeeperThan(read.value, MAX_AUDIT_DEPTH)) {
      return refused(400, `The JSON is nested deeper than ${MAX_AUDIT_DEPTH} levels.`, "result");
    }
    const audits = itemsOfRequest(read.value).map(auditItem);
    const worst = audits.reduce<(typeof audits)[number] | undefined>(
      (found, audit) => (!found || GRADES.indexOf(audit.grade) > GRADES.indexOf(found.grade) ? audit : found),
      undefined,
    );
    if (!worst) return refused(400, "There is no result, error frame or text to audit.", "result");
    const locale = read.value.locale ?? "en";
    const items = audits.slice(0, MAX_REPORTS).map((audit) => reportOnAudit(audit, locale));
    return Response.json(
      { ...reportOnAudit(worst, locale), ...(audits.length > 1 ? { count: audits.length, items } : {}) },
      { headers: { "cache-control": "no-store" } },
    );
  },
  { maxBodyBytes: MAX_AUDIT_BYTES },
);
