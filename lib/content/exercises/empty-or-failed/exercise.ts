import { auditCheck } from "@/lib/workshop/audit-check";
import { type Exercise, failWith } from "@/lib/workshop/exercise";
import { expectResult, firstFailure } from "@/lib/workshop/expect";

const phoneOf = (last: number) => `555-0${last}`;

export const exercise: Exercise = {
  slug: "empty-or-failed",
  tool: {
    name: "search_orders",
    description: "Find a customer's orders by phone number.",
    inputSchema: {
      type: "object",
      properties: { phone: { type: "string", description: "Phone number." } },
      required: ["phone"],
    },
  },
  backendMethods: ["ordersByPhone"],
  checks: [
    {
      id: "access-failure-is-an-error",
      title: { en: "A query that did not run is an error", zh: "查询没有执行，就是错误" },
      async run(workbench, random) {
        const record = await workbench.call(
          { phone: phoneOf(random.int(100, 999)) },
          {
            ordersByPhone: failWith("query timed out", { code: "ETIMEDOUT" }),
          },
        );
        const expected = {
          en: "`isError: true`, and no empty `results` list",
          zh: "`isError: true`，并且没有空的 `results` 列表",
        };
        return expectResult(record, expected, (view) => view.flagged && !Array.isArray(view.fields.results));
      },
    },
    {
      id: "empty-is-not-an-error",
      title: { en: "A query that matched nothing is a success", zh: "查询执行了、没有匹配，是成功" },
      async run(workbench, random) {
        const record = await workbench.call(
          { phone: phoneOf(random.int(100, 999)) },
          { ordersByPhone: () => [] },
        );
        const expected = {
          en: "no `isError`, and `results: []` in the text's JSON",
          zh: "不带 `isError`，文字里的 JSON 含 `results: []`",
        };
        return expectResult(
          record,
          expected,
          (view) => !view.flagged && Array.isArray(view.fields.results) && view.fields.results.length === 0,
        );
      },
    },
    {
      id: "empty-says-that-it-ran",
      title: { en: "The empty result says that the query ran", zh: "空结果写明查询已经执行" },
      async run(workbench, random) {
        const phone = phoneOf(random.int(100, 999));
        const empty = await workbench.call({ phone }, { ordersByPhone: () => [] });
        const found = await workbench.call(
          { phone },
          { ordersByPhone: () => [{ order_id: "A-7", status: "packed" }] },
        );
        const expected = {
          en: "a `note` of at least ten characters beside the empty list, and none beside found orders",
          zh: "空列表旁有一条不少于五个字的 `note`；查到订单时没有",
        };
        const hasNote = (note: unknown) => typeof note === "string" && note.trim().length >= 5;
        return firstFailure(
          expectResult(empty, expected, (view) => hasNote(view.fields.note)),
          expectResult(found, expected, (view) => !hasNote(view.fields.note)),
        );
      },
    },
    {
      id: "found-orders-arrive",
      title: { en: "Found orders arrive", zh: "查到的订单送达" },
      async run(workbench, random) {
        const order = { order_id: `A-${random.int(100, 999)}`, status: random.pick(["shipped", "packed"]) };
        const record = await workbench.call(
          { phone: phoneOf(random.int(100, 999)) },
          { ordersByPhone: () => [order] },
        );
        const expected = {
          en: `no \`isError\`, and ${order.order_id} in \`results\``,
          zh: `不带 \`isError\`，\`results\` 里有 ${order.order_id}`,
        };
        return expectResult(
          record,
          expected,
          (view) => !view.flagged && JSON.stringify(view.fields.results ?? null).includes(order.order_id),
        );
      },
    },
    auditCheck({
      toolName: "search_orders",
      rules: [
        "failure-as-empty",
        "failure-not-flagged",
        "failure-as-protocol-error",
        "empty-flagged-as-error",
      ],
      calls: (random) => {
        const input = { phone: phoneOf(random.int(100, 999)) };
        const outage = failWith("query timed out", { code: "ETIMEDOUT" });
        return [
          { input, backend: { ordersByPhone: outage }, failed: true },
          { input, backend: { ordersByPhone: () => [] }, failed: false },
        ];
      },
    }),
  ],
  demo: {
    truth: { kind: "failed", category: "transient", recoverable: false },
    prompt: { en: "Which orders belong to 555-0144?", zh: "555-0144 名下有哪些订单？" },
    backend: {
      ordersByPhone: failWith("query timed out", { code: "ETIMEDOUT" }),
    },
  },
};
