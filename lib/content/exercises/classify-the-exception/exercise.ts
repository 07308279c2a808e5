import type { ErrorCategory } from "@/lib/domain/tool-error";
import { auditCheck } from "@/lib/workshop/audit-check";
import { type Check, type Exercise, failWith, type LocalText } from "@/lib/workshop/exercise";
import { expectResult } from "@/lib/workshop/expect";

/** What this backend throws, by category: any of these may come, with any message. */
const CODES: Record<ErrorCategory, readonly [string, ...string[]]> = {
  transient: ["ETIMEDOUT", "ECONNRESET", "UNAVAILABLE"],
  validation: ["INVALID_ARGUMENT", "MALFORMED_ID"],
  business: ["RETURN_WINDOW_PASSED", "REFUND_CAP_EXCEEDED"],
  permission: ["FORBIDDEN", "WRONG_REGION"],
};

// The same words for every code: a handler that reads the message instead of the code learns nothing.
const MESSAGES: readonly [string, ...string[]] = [
  "request was not completed",
  "call ended early",
  "backend said no",
];

function classifies(category: ErrorCategory, title: LocalText): Check {
  return {
    id: `${category}-is-classified`,
    title,
    async run(workbench, random) {
      const code = random.pick(CODES[category]);
      const record = await workbench.call(
        { order_id: `A-${random.int(100, 999)}` },
        { findOrder: failWith(random.pick(MESSAGES), { code }) },
      );
      const isRetryable = category === "transient";
      const wanted = `isError: true, errorCategory: "${category}", isRetryable: ${isRetryable}`;
      return expectResult(
        record,
        { en: `for ${code}: \`${wanted}\``, zh: `遇到 ${code}：\`${wanted}\`` },
        (view) =>
          view.flagged && view.fields.errorCategory === category && view.fields.isRetryable === isRetryable,
      );
    },
  };
}

export const exercise: Exercise = {
  slug: "classify-the-exception",
  tool: {
    name: "lookup_order",
    description: "Look up an order by its id.",
    inputSchema: {
      type: "object",
      properties: { order_id: { type: "string", description: "Order id, e.g. A-1." } },
      required: ["order_id"],
    },
  },
  backendMethods: ["findOrder"],
  checks: [
    classifies("transient", { en: "Outages are transient and retryable", zh: "故障属于暂时性，可重试" }),
    classifies("validation", {
      en: "Bad input is validation, not retryable",
      zh: "输入有误属于校验，不可重试",
    }),
    classifies("business", {
      en: "Broken rules are business, not retryable",
      zh: "违反规则属于业务，不可重试",
    }),
    classifies("permission", {
      en: "Refused access is permission, not retryable",
      zh: "无权访问属于权限，不可重试",
    }),
    {
      id: "unknown-is-not-promised",
      title: { en: "An unknown code is never called retryable", zh: "不认识的代码绝不标成可重试" },
      async run(workbench, random) {
        const code = `E${random.int(10000, 99999)}`;
        const record = await workbench.call(
          { order_id: `A-${random.int(100, 999)}` },
          { findOrder: failWith("unexpected", { code }) },
        );
        const expected = {
          en: `for the unknown code ${code}: \`isError: true\` and no \`isRetryable: true\``,
          zh: `遇到不认识的 ${code}：\`isError: true\`，且没有 \`isRetryable: true\``,
        };
        return expectResult(record, expected, (view) => view.flagged && view.fields.isRetryable !== true);
      },
    },
    auditCheck({
      toolName: "lookup_order",
      rules: ["missing-category", "unknown-category", "missing-retryability", "retryable-mismatch"],
      calls: (random) =>
        Object.values(CODES).map((codes) => ({
          input: { order_id: `A-${random.int(100, 999)}` },
          backend: { findOrder: failWith(random.pick(MESSAGES), { code: random.pick(codes) }) },
          failed: true,
        })),
    }),
  ],
  demo: {
    truth: { kind: "failed", category: "transient", recoverable: false },
    prompt: { en: "Where is my order A-318?", zh: "我的订单 A-318 到哪了？" },
    backend: { findOrder: failWith("backend said no", { code: "UNAVAILABLE" }) },
  },
};
