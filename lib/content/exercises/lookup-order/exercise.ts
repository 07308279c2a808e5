import { auditCheck } from "@/lib/workshop/audit-check";
import { type Check, type Exercise, failWith, type LocalText } from "@/lib/workshop/exercise";
import { expectRecord, expectResult, firstFailure, type ResultView } from "@/lib/workshop/expect";

const orderId = (n: number) => `A-${n}`;

/** A check that a failing backend gives the right category and retryability, and whatever else is asked. */
function fails(
  id: string,
  title: LocalText,
  fields: Record<string, unknown>,
  wanted: string,
  more: (view: ResultView) => boolean,
): Check {
  return {
    id,
    title,
    async run(workbench, random) {
      const record = await workbench.call(
        { order_id: orderId(random.int(100, 999)) },
        { findOrder: failWith("failed", fields) },
      );
      return expectResult(
        record,
        { en: `\`${wanted}\``, zh: `\`${wanted}\`` },
        (view) => view.flagged && more(view),
      );
    },
  };
}

export const exercise: Exercise = {
  slug: "lookup-order",
  tool: {
    name: "lookup_order",
    description: "Look up an order by its id, which looks like A-<digits>.",
    inputSchema: {
      type: "object",
      properties: { order_id: { type: "string", description: "Order id, e.g. A-1." } },
      required: ["order_id"],
    },
  },
  backendMethods: ["findOrder"],
  checks: [
    {
      id: "found",
      title: { en: "Found: the order in results", zh: "查到：订单在 results 里" },
      async run(workbench, random) {
        const order = {
          order_id: orderId(random.int(100, 999)),
          status: random.pick(["delivered", "shipped"]),
        };
        const record = await workbench.call({ order_id: order.order_id }, { findOrder: () => order });
        const expected = {
          en: "no `isError`, the order in `results`",
          zh: "不带 `isError`，订单在 `results` 里",
        };
        return expectResult(
          record,
          expected,
          (view) => !view.flagged && JSON.stringify(view.fields.results) === JSON.stringify([order]),
        );
      },
    },
    {
      id: "empty",
      title: { en: "Not found: a valid empty result", zh: "没查到：有效空结果" },
      async run(workbench, random) {
        const record = await workbench.call(
          { order_id: orderId(random.int(100, 999)) },
          { findOrder: () => null },
        );
        const expected = {
          en: "no `isError`, `results: []` and a `note`",
          zh: "不带 `isError`，`results: []`，并有 `note`",
        };
        return expectResult(
          record,
          expected,
          (view) =>
            !view.flagged &&
            JSON.stringify(view.fields.results) === "[]" &&
            typeof view.fields.note === "string",
        );
      },
    },
    {
      id: "validation",
      title: {
        en: "Wrong id: validation that names the field and the way out",
        zh: "编号有误：校验错误，点出字段和出路",
      },
      async run(workbench, random) {
        const bad = random.pick(["abc", "A-", "a12", "", "A-1x"]);
        const record = await workbench.call(
          { order_id: bad },
          { findOrder: failWith("the backend was called") },
        );
        const expected = {
          en: `for “${bad}”: a validation error, \`field: "order_id"\`, a message that names \`A-<digits>\` and \`get_customer\`, and no backend call`,
          zh: `对“${bad}”：校验错误，\`field: "order_id"\`，message 提到 \`A-<digits>\` 和 \`get_customer\`，且不调用后端`,
        };
        return firstFailure(
          expectRecord(record, expected, ({ backendCalls }) => backendCalls.length === 0),
          expectResult(record, expected, (view) => {
            const message = String(view.fields.message);
            return (
              view.flagged &&
              view.fields.errorCategory === "validation" &&
              view.fields.isRetryable === false &&
              view.fields.field === "order_id" &&
              message.includes("A-<digits>") &&
              message.includes("get_customer")
            );
          }),
        );
      },
    },
    fails(
      "transient",
      { en: "Time-out: transient, retryable", zh: "超时：暂时性，可重试" },
      { code: "ETIMEDOUT" },
      'isError: true, errorCategory: "transient", isRetryable: true',
      (view) => view.fields.errorCategory === "transient" && view.fields.isRetryable === true,
    ),
    fails(
      "rate-limit",
      { en: "Rate limit: transient, with the delay", zh: "限流：暂时性，带时长" },
      { code: "RATE_LIMITED", retryAfterMs: 1500 },
      'errorCategory: "transient", retryAfterMs: 1500',
      (view) => view.fields.errorCategory === "transient" && view.fields.retryAfterMs === 1500,
    ),
    fails(
      "business",
      {
        en: "Return window passed: business, with a customer message",
        zh: "退货期已过：业务错误，带面向客户的说明",
      },
      { code: "RETURN_WINDOW_PASSED", publicReason: "This order is past its 30-day return window." },
      'errorCategory: "business", isRetryable: false, customerMessage: "… 30-day return window …"',
      (view) =>
        view.fields.errorCategory === "business" &&
        view.fields.isRetryable === false &&
        String(view.fields.customerMessage).includes("30-day return window"),
    ),
    fails(
      "permission",
      { en: "Other region: permission, with the next step", zh: "其他区域：权限错误，带下一步" },
      { code: "WRONG_REGION" },
      'errorCategory: "permission", isRetryable: false, suggestedAction: "escalate_to_human"',
      (view) =>
        view.fields.errorCategory === "permission" &&
        view.fields.isRetryable === false &&
        view.fields.suggestedAction === "escalate_to_human",
    ),
    {
      id: "text-and-structured-agree",
      title: { en: "structuredContent says the same as the text", zh: "structuredContent 与文字内容一致" },
      async run(workbench, random) {
        const record = await workbench.call(
          { order_id: orderId(random.int(100, 999)) },
          { findOrder: failWith("failed", { code: "ETIMEDOUT" }) },
        );
        const expected = {
          en: "`structuredContent` equal to the JSON in the text, since hosts show one or the other",
          zh: "`structuredContent` 与文字里的 JSON 相同，因为宿主只会显示其中之一",
        };
        return expectResult(record, expected, ({ result, text }) => {
          const [block] = result.content;
          return (
            block?.type === "text" &&
            result.structuredContent !== undefined &&
            JSON.stringify(result.structuredContent) === compact(text)
          );
        });
      },
    },
    auditCheck({
      toolName: "lookup_order",
      rules: "all",
      calls: (random) => {
        const input = { order_id: orderId(random.int(100, 999)) };
        const order = { ...input, status: "shipped" };
        const failures = [
          { code: "ETIMEDOUT" },
          { code: "RATE_LIMITED", retryAfterMs: 1000 * random.int(1, 9) },
          { code: "RETURN_WINDOW_PASSED", publicReason: "This order is past its 30-day return window." },
          { code: "WRONG_REGION" },
        ];
        return [
          { input, backend: { findOrder: () => order }, failed: false },
          { input, backend: { findOrder: () => null }, failed: false },
          ...failures.map((fields) => ({
            input,
            backend: { findOrder: failWith("failed", fields) },
            failed: true,
          })),
        ];
      },
    }),
  ],
  demo: {
    truth: {
      kind: "failed",
      category: "business",
      recoverable: false,
      customerMessage: "This order is past its 30-day return window.",
    },
    prompt: { en: "Where is my order A-862?", zh: "我的订单 A-862 到哪了？" },
    backend: {
      findOrder: failWith("failed", {
        code: "RETURN_WINDOW_PASSED",
        publicReason: "This order is past its 30-day return window.",
      }),
    },
  },
};

function compact(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    // Not JSON: cannot be equal to any structuredContent.
    return "";
  }
}
