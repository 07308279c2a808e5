import { auditCheck } from "@/lib/workshop/audit-check";
import { type BackendScript, type Exercise, failWith, isRecord, type Random } from "@/lib/workshop/exercise";
import { expectResult, type ResultView } from "@/lib/workshop/expect";

/** Three fresh ids; `failing` of them time out. */
function sources(random: Random, failing: number) {
  const ids = [0, 1, 2].map((index) => `S-${index}${random.int(100, 999)}`);
  const down = new Set(ids.slice(0, failing));
  const backend: BackendScript = {
    fetchSource: (id) =>
      down.has(String(id)) ? failWith("timed out", { code: "ETIMEDOUT" })() : { id, title: `Title of ${id}` },
  };
  return { ids, down: ids.slice(0, failing), up: ids.slice(failing), backend };
}

const listed = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : "");
const idsIn = (value: unknown) =>
  (Array.isArray(value) ? value : [])
    .map((item: unknown) => (isRecord(item) ? String(item.id) : String(item)))
    .sort()
    .join();

const namesExactly = (view: ResultView, field: string, ids: readonly string[]) =>
  idsIn(view.fields[field]) === [...ids].sort().join();

export const exercise: Exercise = {
  slug: "partial-results",
  tool: {
    name: "fetch_sources",
    description: "Fetch several sources by id.",
    inputSchema: {
      type: "object",
      properties: { ids: { type: "array", items: { type: "string" }, description: "Source ids, e.g. S-1." } },
      required: ["ids"],
    },
  },
  backendMethods: ["fetchSource"],
  checks: [
    {
      id: "partial-is-flagged",
      title: { en: "One source down: flagged, and transient", zh: "有一个来源失败：打上标记，属于暂时性" },
      async run(workbench, random) {
        const { ids, backend } = sources(random, 1);
        const record = await workbench.call({ ids }, backend);
        const wanted = 'isError: true, errorCategory: "transient"';
        return expectResult(
          record,
          { en: `\`${wanted}\``, zh: `\`${wanted}\`` },
          (view) => view.flagged && view.fields.errorCategory === "transient",
        );
      },
    },
    {
      id: "successes-are-kept",
      title: {
        en: "What succeeded comes along in partialResults",
        zh: "成功的部分放在 partialResults 里一并返回",
      },
      async run(workbench, random) {
        const { ids, up, backend } = sources(random, random.int(1, 2));
        const record = await workbench.call({ ids }, backend);
        const expected = {
          en: `\`partialResults\` with the sources ${up.join(", ")}, titles included`,
          zh: `\`partialResults\` 含来源 ${up.join("、")}，标题齐全`,
        };
        return expectResult(
          record,
          expected,
          (view) =>
            namesExactly(view, "partialResults", up) &&
            up.every((id) => listed(view.fields.partialResults).includes(`Title of ${id}`)),
        );
      },
    },
    {
      id: "failures-are-named",
      title: { en: "failedIds names what is missing", zh: "failedIds 列出缺了哪些" },
      async run(workbench, random) {
        const { ids, down, backend } = sources(random, random.int(1, 3));
        const record = await workbench.call({ ids }, backend);
        const expected = { en: `\`failedIds\`: ${down.join(", ")}`, zh: `\`failedIds\`：${down.join("、")}` };
        return expectResult(
          record,
          expected,
          (view) => view.flagged && namesExactly(view, "failedIds", down),
        );
      },
    },
    {
      id: "complete-is-a-success",
      title: { en: "All sources there: a plain success", zh: "全部取到：就是成功" },
      async run(workbench, random) {
        const { ids, backend } = sources(random, 0);
        const record = await workbench.call({ ids }, backend);
        const expected = {
          en: "no `isError`, all three in `results`, no `failedIds`",
          zh: "不带 `isError`，三个都在 `results` 里，没有 `failedIds`",
        };
        return expectResult(
          record,
          expected,
          (view) => !view.flagged && namesExactly(view, "results", ids) && !("failedIds" in view.fields),
        );
      },
    },
    auditCheck({
      toolName: "fetch_sources",
      rules: [
        "partial-failure-hidden",
        "failure-not-flagged",
        "failure-as-protocol-error",
        "missing-category",
        "missing-retryability",
        "generic-message",
      ],
      calls: (random) => {
        const { ids, backend } = sources(random, random.int(1, 2));
        return [{ input: { ids }, backend, failed: true }];
      },
    }),
  ],
};
