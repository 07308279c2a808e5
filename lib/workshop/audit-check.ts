import { auditItem } from "@/lib/audit/audit";
import type { RuleId } from "@/lib/audit/rule-ids";
import type { AuditItem, Finding } from "@/lib/audit/types";
import { ruleWords } from "@/lib/audit/words";
import type { Locale } from "@/lib/domain/run-request";
import type { BackendScript, CallRecord, Check, CheckOutcome, Random } from "./exercise";
import { textOfRecord } from "./expect";

/** One call whose answer the audit looks at. `failed`: whether the backend fails in it, which the audit is told. */
export type AuditedCall = { input: Record<string, unknown>; backend: BackendScript; failed: boolean };

/**
 * The check that the site's audit has nothing to object to. `rules` are those that this exercise is about, or all of
 * them. Like every check it runs on the page: the learner's code never sees the rules at work, nor can it change them.
 */
export function auditCheck(options: {
  toolName: string;
  rules: readonly [RuleId, ...RuleId[]] | "all";
  calls: (random: Random) => readonly AuditedCall[];
}): Check {
  return {
    id: "audit",
    title: { en: "The audit has nothing to object to", zh: "体检挑不出毛病" },
    async run(workbench, random) {
      for (const call of options.calls(random)) {
        const record = await workbench.call(call.input, call.backend);
        const outcome = judge(record, call, options);
        if (!outcome.pass) return outcome;
      }
      return { pass: true };
    },
  };
}

type Judged = { toolName: string; rules: readonly RuleId[] | "all" };

function judge(record: CallRecord, call: AuditedCall, { toolName, rules }: Judged): CheckOutcome {
  const context = { backendFailed: call.failed, toolName, input: call.input };
  const item = auditedItem(record, context);
  const found = item ? auditItem(item).findings : [];
  const findings = found.filter(
    ({ ruleId, severity }) => severity !== "note" && (rules === "all" || rules.includes(ruleId)),
  );
  if (item && findings.length === 0) return { pass: true };
  const seen = findings.map(({ ruleId, seen }) => `${ruleId}: ${seen}`).join("\n");
  return {
    pass: false,
    expected: {
      en: `no objection by the audit${objections(findings, "en")}`,
      zh: `体检没有异议${objections(findings, "zh")}`,
    },
    actual: [seen, textOfRecord(record)].filter(Boolean).join("\n\n"),
  };
}

/** What the audit is given of an answer; undefined where none came. */
function auditedItem({ answer }: CallRecord, context: AuditItem["context"]): AuditItem | undefined {
  switch (answer.kind) {
    case "result":
      return { kind: "result", frame: answer.result, base: "", context };
    case "protocol_error": {
      const { code, message } = answer;
      return { kind: "protocol_error", frame: { code, message }, base: "", context };
    }
    case "timed_out":
      return undefined;
  }
}

function objections(findings: readonly Finding[], locale: Locale): string {
  if (findings.length === 0) return "";
  const titles = findings.map(({ ruleId }) => ruleWords(ruleId, locale).title);
  return locale === "zh" ? `；它指出：${titles.join("；")}` : `; it says: ${titles.join("; ")}`;
}
