import { auditCheck } from "@/lib/workshop/audit-check";
import { type Exercise, failWith } from "@/lib/workshop/exercise";
import { expectResult } from "@/lib/workshop/expect";

export const exercise: Exercise = {
  slug: "flag-the-failure",
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
    {
      id: "failure-is-flagged",
      title: { en: "A failing backend gives isError: true", zh: "后端出错时，结果带 isError: true" },
      async run(workbench, random) {
        const record = await workbench.call(
          { order_id: `A-${random.int(100, 999)}` },
          {
            findOrder: failWith("connection refused"),
          },
        );
        const expected = { en: "a tool result with `isError: true`", zh: "带 `isError: true` 的工具结果" };
        return expectResult(record, expected, (view) => view.flagged);
      },
    },
    {
      id: "reason-is-kept",
      title: { en: "The text still says what went wrong", zh: "文字里仍说明出了什么问题" },
      async run(workbench, random) {
        const reason = `order database unreachable, shard ${random.int(10, 99)}`;
        const record = await workbench.call(
          { order_id: `A-${random.int(100, 999)}` },
          {
            findOrder: failWith(reason),
          },
        );
        const expected = { en: `text that contains “${reason}”`, zh: `包含“${reason}”的文字` };
        return expectResult(record, expected, (view) => view.text.includes(reason));
      },
    },
    {
      id: "success-is-not-flagged",
      title: { en: "A found order is not flagged", zh: "查到的订单不带错误标记" },
      async run(workbench, random) {
        const status = random.pick(["delivered", "shipped", "packed"]);
        const orderId = `A-${random.int(100, 999)}`;
        const record = await workbench.call(
          { order_id: orderId },
          { findOrder: (id) => ({ order_id: id, status }) },
        );
        const expected = {
          en: `a result without \`isError\` that contains ${orderId} and “${status}”`,
          zh: `不带 \`isError\`、包含 ${orderId} 和“${status}”的结果`,
        };
        return expectResult(
          record,
          expected,
          (view) => !view.flagged && view.text.includes(orderId) && view.text.includes(status),
        );
      },
    },
    auditCheck({
      toolName: "lookup_order",
      rules: [
        "failure-not-flagged",
        "failure-as-protocol-error",
        "status-field",
        "empty-error",
        "generic-message",
      ],
      calls: (random) => [
        {
          input: { order_id: `A-${random.int(100, 999)}` },
          backend: { findOrder: failWith(`order database unreachable, shard ${random.int(10, 99)}`) },
          failed: true,
        },
      ],
    }),
  ],
  demo: {
    truth: { kind: "failed", category: "transient", recoverable: false },
    prompt: { en: "Where is my order A-512?", zh: "我的订单 A-512 到哪了？" },
    backend: {
      findOrder: failWith("connection to the order database timed out"),
    },
  },
};
