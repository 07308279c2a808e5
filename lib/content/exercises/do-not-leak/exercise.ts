import { auditCheck } from "@/lib/workshop/audit-check";
import { type Exercise, failWith, type Random } from "@/lib/workshop/exercise";
import { expectResult } from "@/lib/workshop/expect";

/** An exception as a database driver throws it, with planted internals that must not reach the model. */
function driverError(random: Random) {
  const host = `db-${random.int(10, 99)}.internal.example`;
  const password = `pw${random.int(100000, 999999)}`;
  const table = `orders_v${random.int(2, 9)}`;
  const path = `/srv/app/lib/store_${random.int(10, 99)}.ts`;
  const message = `connect to postgres://svc:${password}@${host}:5432 timed out while running SELECT * FROM ${table}`;
  const stack = `Error: ${message}\n    at query (${path}:88:13)`;
  return {
    planted: [host, password, table, path, "SELECT", "postgres://"],
    fail: failWith(message, { code: "ETIMEDOUT", stack }),
  };
}

export const exercise: Exercise = {
  slug: "do-not-leak",
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
      id: "nothing-internal",
      title: { en: "No host, password, SQL, path or stack", zh: "没有主机名、密码、SQL、路径和堆栈" },
      async run(workbench, random) {
        const { planted, fail } = driverError(random);
        const record = await workbench.call({ order_id: `A-${random.int(100, 999)}` }, { findOrder: fail });
        const expected = {
          en: `a failed result that contains none of: ${planted.join(", ")}`,
          zh: `失败的结果，且不含：${planted.join("、")}`,
        };
        return expectResult(record, expected, (view) => {
          const wire = JSON.stringify(view.result);
          return view.flagged && !planted.some((secret) => wire.includes(secret));
        });
      },
    },
    {
      id: "still-useful",
      title: { en: "It still says what the agent needs", zh: "智能体需要知道的，仍然在" },
      async run(workbench, random) {
        const record = await workbench.call(
          { order_id: `A-${random.int(100, 999)}` },
          { findOrder: driverError(random).fail },
        );
        const expected = {
          en: '`errorCategory: "transient"`, `isRetryable: true`, and a `message` that mentions the time-out',
          zh: '`errorCategory: "transient"`、`isRetryable: true`，`message` 里提到 time-out（或“超时”）',
        };
        return expectResult(
          record,
          expected,
          (view) =>
            view.fields.errorCategory === "transient" &&
            view.fields.isRetryable === true &&
            /time[ds]?[ -]?out|超时/i.test(String(view.fields.message)),
        );
      },
    },
    {
      id: "other-failures-too",
      title: {
        en: "Other exceptions do not leak either, and are not time-outs",
        zh: "其他异常同样不泄漏，也不说成超时",
      },
      async run(workbench, random) {
        const path = `/srv/app/lib/cache_${random.int(10, 99)}.ts`;
        const record = await workbench.call(
          { order_id: `A-${random.int(100, 999)}` },
          {
            findOrder: failWith(`Cannot read properties of undefined at ${path}:7`, {
              stack: `TypeError\n    at ${path}:7:1`,
            }),
          },
        );
        const expected = {
          en: `a failed result without ${path}, not marked as retryable`,
          zh: `失败的结果，不含 ${path}，也没有标成可重试`,
        };
        return expectResult(
          record,
          expected,
          (view) =>
            view.flagged && view.fields.isRetryable !== true && !JSON.stringify(view.result).includes(path),
        );
      },
    },
    {
      id: "reference-for-the-log",
      title: { en: "A reference leads to the server's log", zh: "有一个编号，可以去查服务器日志" },
      async run(workbench, random) {
        const orderId = `A-${random.int(100, 999)}`;
        const first = await workbench.call({ order_id: orderId }, { findOrder: driverError(random).fail });
        const second = await workbench.call({ order_id: orderId }, { findOrder: driverError(random).fail });
        const seen = first.answer.kind === "result" ? JSON.stringify(first.answer.result) : "";
        const expected = {
          en: "a `reference` of at least four characters that differs between two failures",
          zh: "至少四个字符的 `reference`，两次失败各不相同",
        };
        return expectResult(second, expected, (view) => {
          const reference = String(view.fields.reference ?? "");
          return reference.length >= 4 && !seen.includes(reference);
        });
      },
    },
    auditCheck({
      toolName: "lookup_order",
      rules: ["leaks-credentials", "leaks-internals", "html-page", "oversized-error", "generic-message"],
      calls: (random) => {
        const input = { order_id: `A-${random.int(100, 999)}` };
        const message = `relation "orders_v${random.int(2, 9)}" does not exist`;
        const stack = `QueryFailedError: ${message}\n    at query (/srv/app/lib/db_${random.int(10, 99)}.ts:31:7)`;
        return [
          { input, backend: { findOrder: driverError(random).fail }, failed: true },
          { input, backend: { findOrder: failWith(message, { stack }) }, failed: true },
        ];
      },
    }),
  ],
  demo: {
    truth: { kind: "failed", category: "transient", recoverable: false },
    prompt: { en: "Where is my order A-640?", zh: "我的订单 A-640 到哪了？" },
    backend: {
      findOrder: failWith("connect to postgres://svc:pw8812@db-07.internal.example:5432 timed out", {
        code: "ETIMEDOUT",
      }),
    },
  },
};
