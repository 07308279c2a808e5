import { auditCheck } from "@/lib/workshop/audit-check";
import { type Exercise, failWith, isRecord } from "@/lib/workshop/exercise";
import { expectResult, type ResultView } from "@/lib/workshop/expect";

/** What the refunds backend throws when a rule says no; `rule` and `limit` are internal. */
function refusal(rule: string, limit: string) {
  return { code: "RULE_VIOLATION", rule, limit, publicReason: `This order ${limit}.` };
}

const isBusiness = (view: ResultView) => view.flagged && view.fields.errorCategory === "business";

export const exercise: Exercise = {
  slug: "business-rule",
  tool: {
    name: "request_refund",
    description: "Request a refund of an order.",
    inputSchema: {
      type: "object",
      properties: {
        order_id: { type: "string", description: "Order id, e.g. A-1." },
        amount: { type: "number", description: "Amount to refund." },
      },
      required: ["order_id", "amount"],
    },
  },
  backendMethods: ["refund"],
  checks: [
    {
      id: "rule-is-business",
      title: { en: "A broken rule is a business error, not retryable", zh: "违反规则是业务错误，不可重试" },
      async run(workbench, random) {
        const record = await workbench.call(
          { order_id: `A-${random.int(100, 999)}`, amount: random.int(10, 90) },
          {
            refund: failWith(
              "RuleEngineException",
              refusal(`RW_${random.int(10, 99)}`, "is past its return window"),
            ),
          },
        );
        const wanted = 'isError: true, errorCategory: "business", isRetryable: false';
        return expectResult(
          record,
          { en: `\`${wanted}\``, zh: `\`${wanted}\`` },
          (view) => isBusiness(view) && view.fields.isRetryable === false,
        );
      },
    },
    {
      id: "customer-message-says-why",
      title: {
        en: "customerMessage says why, in the customer's words",
        zh: "customerMessage 用客户听得懂的话说明原因",
      },
      async run(workbench, random) {
        const limit = random.pick([
          "is past its return window",
          "is above the refund limit",
          "was already refunded",
        ]);
        const record = await workbench.call(
          { order_id: `A-${random.int(100, 999)}`, amount: random.int(10, 90) },
          { refund: failWith("RuleEngineException", refusal(`RW_${random.int(10, 99)}`, limit)) },
        );
        const expected = {
          en: `a \`customerMessage\` that contains the public reason (“This order ${limit}.”)`,
          zh: `\`customerMessage\` 包含对外的原因（“This order ${limit}.”）`,
        };
        return expectResult(record, expected, (view) =>
          String(view.fields.customerMessage ?? "").includes(limit),
        );
      },
    },
    {
      id: "internals-stay-inside",
      title: {
        en: "customerMessage names no rule id and no exception",
        zh: "customerMessage 不含规则编号和异常名",
      },
      async run(workbench, random) {
        const rule = `RW_${random.int(10, 99)}`;
        const record = await workbench.call(
          { order_id: `A-${random.int(100, 999)}`, amount: random.int(10, 90) },
          { refund: failWith("RuleEngineException", refusal(rule, "is past its return window")) },
        );
        const expected = {
          en: `a \`customerMessage\` without “${rule}”, “RULE_VIOLATION” or “Exception”`,
          zh: `\`customerMessage\` 不含“${rule}”“RULE_VIOLATION”“Exception”`,
        };
        return expectResult(record, expected, (view) => {
          const words = String(view.fields.customerMessage ?? "");
          return (
            words.length > 0 &&
            ![rule, "RULE_VIOLATION", "Exception"].some((internal) => words.includes(internal))
          );
        });
      },
    },
    {
      id: "way-out-is-offered",
      title: { en: "suggestedAction offers a way out", zh: "suggestedAction 给出下一步" },
      async run(workbench, random) {
        const record = await workbench.call(
          { order_id: `A-${random.int(100, 999)}`, amount: random.int(10, 90) },
          { refund: failWith("RuleEngineException", refusal("RW_30", "is past its return window")) },
        );
        const expected = {
          en: "a `suggestedAction` in snake_case, e.g. `offer_exception_or_escalate`",
          zh: "snake_case 的 `suggestedAction`，例如 `offer_exception_or_escalate`",
        };
        return expectResult(record, expected, (view) =>
          /^[a-z]+(_[a-z]+)+$/.test(String(view.fields.suggestedAction)),
        );
      },
    },
    {
      id: "outage-is-not-a-rule",
      title: { en: "An outage is not called a business rule", zh: "故障不会被说成业务规则" },
      async run(workbench, random) {
        const record = await workbench.call(
          { order_id: `A-${random.int(100, 999)}`, amount: random.int(10, 90) },
          { refund: failWith("socket hang up", { code: "ECONNRESET" }) },
        );
        const expected = {
          en: "`isError: true` with another category than `business`",
          zh: "`isError: true`，类别不是 `business`",
        };
        return expectResult(record, expected, (view) => view.flagged && !isBusiness(view));
      },
    },
    {
      id: "refund-goes-through",
      title: { en: "A refund that is allowed goes through", zh: "允许的退款照常成功" },
      async run(workbench, random) {
        const refundId = `R-${random.int(1000, 9999)}`;
        const record = await workbench.call(
          { order_id: `A-${random.int(100, 999)}`, amount: random.int(10, 90) },
          { refund: (request) => ({ refund_id: refundId, amount: isRecord(request) ? request.amount : 0 }) },
        );
        const expected = { en: `no \`isError\`, and ${refundId}`, zh: `不带 \`isError\`，并含 ${refundId}` };
        return expectResult(record, expected, (view) => !view.flagged && view.text.includes(refundId));
      },
    },
    auditCheck({
      toolName: "request_refund",
      rules: [
        "business-without-customer-message",
        "retryable-mismatch",
        "missing-category",
        "missing-retryability",
        "generic-message",
        "leaks-internals",
      ],
      calls: (random) => {
        const input = { order_id: `A-${random.int(100, 999)}`, amount: random.int(10, 90) };
        const rule = refusal(`RW_${random.int(10, 99)}`, "is above the refund limit");
        return [
          { input, backend: { refund: failWith("RuleEngineException", rule) }, failed: true },
          { input, backend: { refund: failWith("socket hang up", { code: "ECONNRESET" }) }, failed: true },
        ];
      },
    }),
  ],
  demo: {
    truth: {
      kind: "failed",
      category: "business",
      recoverable: false,
      customerMessage: "This order is past its return window.",
    },
    prompt: { en: "Please refund $80 for order A-7781.", zh: "请给订单 A-7781 退款 80 元。" },
    backend: { refund: failWith("RuleEngineException", refusal("RW_30", "is past its return window")) },
  },
};
