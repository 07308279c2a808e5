import { auditCheck } from "@/lib/workshop/audit-check";
import { type Exercise, failWith } from "@/lib/workshop/exercise";
import { expectRecord, expectResult, type ResultView } from "@/lib/workshop/expect";

const isTransient = (view: ResultView) => view.flagged && view.fields.errorCategory === "transient";

export const exercise: Exercise = {
  slug: "rate-limit",
  tool: {
    name: "track_parcel",
    description: "Get the newest position of a parcel.",
    inputSchema: {
      type: "object",
      properties: { parcel_id: { type: "string", description: "Parcel id, e.g. P-1." } },
      required: ["parcel_id"],
    },
  },
  backendMethods: ["position"],
  checks: [
    {
      id: "rate-limit-is-transient",
      title: { en: "A rate limit is transient and retryable", zh: "限流属于暂时性，可重试" },
      async run(workbench, random) {
        const record = await workbench.call(
          { parcel_id: `P-${random.int(100, 999)}` },
          { position: failWith("Too Many Requests", { status: 429, retryAfter: String(random.int(2, 50)) }) },
        );
        const wanted = 'isError: true, errorCategory: "transient", isRetryable: true';
        return expectResult(
          record,
          { en: `\`${wanted}\``, zh: `\`${wanted}\`` },
          (view) => isTransient(view) && view.fields.isRetryable === true,
        );
      },
    },
    {
      id: "delay-in-milliseconds",
      title: {
        en: "retryAfterMs is the header's delay, in milliseconds",
        zh: "retryAfterMs 是响应头给的时长，单位毫秒",
      },
      async run(workbench, random) {
        const seconds = random.int(2, 50);
        const record = await workbench.call(
          { parcel_id: `P-${random.int(100, 999)}` },
          { position: failWith("Too Many Requests", { status: 429, retryAfter: String(seconds) }) },
        );
        const wanted = `retryAfterMs: ${seconds * 1000}`;
        return expectResult(
          record,
          {
            en: `\`${wanted}\` (the header says ${seconds} seconds)`,
            zh: `\`${wanted}\`（响应头写的是 ${seconds} 秒）`,
          },
          (view) => view.fields.retryAfterMs === seconds * 1000,
        );
      },
    },
    {
      id: "no-delay-is-invented",
      title: { en: "Without a header, no delay is invented", zh: "没有响应头，就不编造时长" },
      async run(workbench, random) {
        const record = await workbench.call(
          { parcel_id: `P-${random.int(100, 999)}` },
          { position: failWith("Too Many Requests", { status: 429 }) },
        );
        const expected = {
          en: "a transient error without `retryAfterMs`",
          zh: "暂时性错误，不带 `retryAfterMs`",
        };
        return expectResult(
          record,
          expected,
          (view) => isTransient(view) && !("retryAfterMs" in view.fields),
        );
      },
    },
    {
      id: "server-does-not-wait",
      title: { en: "The tool answers at once and asks the backend once", zh: "工具立即回答，只问后端一次" },
      async run(workbench, random) {
        const record = await workbench.call(
          { parcel_id: `P-${random.int(100, 999)}` },
          { position: failWith("Too Many Requests", { status: 429, retryAfter: "1" }) },
        );
        const expected = { en: "one call of `backend.position`", zh: "恰好一次 `backend.position`" };
        return expectRecord(
          record,
          expected,
          ({ answer, backendCalls }) => answer.kind === "result" && backendCalls.length === 1,
        );
      },
    },
    {
      id: "forbidden-is-not-a-rate-limit",
      title: { en: "A 403 is permission, not a rate limit", zh: "403 属于权限，不是限流" },
      async run(workbench, random) {
        const record = await workbench.call(
          { parcel_id: `P-${random.int(100, 999)}` },
          { position: failWith("Forbidden", { status: 403 }) },
        );
        const wanted = 'isError: true, errorCategory: "permission", isRetryable: false';
        return expectResult(
          record,
          { en: `\`${wanted}\``, zh: `\`${wanted}\`` },
          (view) =>
            view.flagged && view.fields.errorCategory === "permission" && view.fields.isRetryable === false,
        );
      },
    },
    auditCheck({
      toolName: "track_parcel",
      rules: ["rate-limit-without-delay", "retryable-mismatch", "missing-category", "generic-message"],
      calls: (random) => {
        const input = { parcel_id: `P-${random.int(100, 999)}` };
        const limited = { status: 429, retryAfter: String(random.int(2, 50)) };
        return [
          { input, backend: { position: failWith("Too Many Requests", limited) }, failed: true },
          { input, backend: { position: failWith("Forbidden", { status: 403 }) }, failed: true },
        ];
      },
    }),
  ],
  demo: {
    truth: { kind: "failed", category: "transient", recoverable: false },
    prompt: { en: "Where is parcel P-204 now?", zh: "包裹 P-204 现在到哪了？" },
    backend: { position: failWith("Too Many Requests", { status: 429, retryAfter: "3" }) },
  },
};
