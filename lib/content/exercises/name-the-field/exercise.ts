import { auditCheck } from "@/lib/workshop/audit-check";
import { type Exercise, failWith, isRecord } from "@/lib/workshop/exercise";
import { expectRecord, expectResult, firstFailure, type ResultView } from "@/lib/workshop/expect";

const good = { date: "2026-12-24", parcels: 2, phone: "555-0144" };

/** The names in `issues`, sorted. */
function namedFields(view: ResultView): string {
  const issues = Array.isArray(view.fields.issues) ? view.fields.issues : [];
  return issues
    .map((issue: unknown) => (isRecord(issue) ? String(issue.field) : ""))
    .sort()
    .join(",");
}

export const exercise: Exercise = {
  slug: "name-the-field",
  tool: {
    name: "book_pickup",
    description: "Book a parcel pickup: date (YYYY-MM-DD), parcels (1 to 20), phone.",
    inputSchema: {
      type: "object",
      properties: {
        date: { type: "string" },
        parcels: { type: "number" },
        phone: { type: "string", description: "Phone number." },
      },
    },
  },
  backendMethods: ["book"],
  checks: [
    {
      id: "bad-field-is-named",
      title: { en: "The bad field is named", zh: "点出有误的字段" },
      async run(workbench, random) {
        const [field, value] = random.pick<readonly [field: string, value: unknown]>([
          ["date", "next Friday"],
          ["parcels", 0],
          ["phone", ""],
        ]);
        const record = await workbench.call({ ...good, [field]: value }, { book: () => ({ ok: true }) });
        const wanted = `isError: true, errorCategory: "validation", isRetryable: false, issues: [{ field: "${field}", … }]`;
        return expectResult(
          record,
          { en: `\`${wanted}\``, zh: `\`${wanted}\`` },
          (view) =>
            view.flagged &&
            view.fields.errorCategory === "validation" &&
            view.fields.isRetryable === false &&
            namedFields(view) === field,
        );
      },
    },
    {
      id: "all-bad-fields-at-once",
      title: { en: "All bad fields are named at once", zh: "一次点出所有有误的字段" },
      async run(workbench, random) {
        const record = await workbench.call(
          { ...good, date: `${random.int(1, 28)}/12/2026`, parcels: random.int(21, 99) },
          { book: () => ({ ok: true }) },
        );
        const expected = {
          en: "`issues` names `date` and `parcels`, and nothing else",
          zh: "`issues` 里恰好是 `date` 和 `parcels`",
        };
        return expectResult(record, expected, (view) => namedFields(view) === "date,parcels");
      },
    },
    {
      id: "way-out-is-shown",
      title: { en: "The date's issue shows the format to use", zh: "日期的问题写明该用的格式" },
      async run(workbench, random) {
        const record = await workbench.call(
          { ...good, date: `${random.int(1, 28)}.12.2026` },
          { book: () => ({ ok: true }) },
        );
        const expected = {
          en: "the text of the issue contains `YYYY-MM-DD`",
          zh: "问题的文字里有 `YYYY-MM-DD`",
        };
        return expectResult(record, expected, (view) =>
          JSON.stringify(view.fields.issues ?? "").includes("YYYY-MM-DD"),
        );
      },
    },
    {
      id: "backend-is-spared",
      title: { en: "Bad input never reaches the backend", zh: "有误的输入不会打到后端" },
      async run(workbench, random) {
        const record = await workbench.call(
          { ...good, parcels: -random.int(1, 9) },
          { book: failWith("the backend was called") },
        );
        const expected = { en: "no call of `backend.book`", zh: "没有调用 `backend.book`" };
        return expectRecord(record, expected, ({ backendCalls }) => backendCalls.length === 0);
      },
    },
    {
      id: "good-input-is-booked",
      title: { en: "Good input is booked", zh: "正确的输入照常预约" },
      async run(workbench, random) {
        const pickupId = `P-${random.int(1000, 9999)}`;
        const input = { ...good, parcels: random.int(1, 20) };
        const record = await workbench.call(input, { book: () => ({ pickup_id: pickupId }) });
        const expected = { en: `no \`isError\`, and ${pickupId}`, zh: `不带 \`isError\`，并含 ${pickupId}` };
        return firstFailure(
          expectResult(record, expected, (view) => !view.flagged && view.text.includes(pickupId)),
          expectRecord(record, expected, ({ backendCalls }) => backendCalls.length === 1),
        );
      },
    },
    auditCheck({
      toolName: "book_pickup",
      rules: ["vague-validation", "generic-message", "missing-category", "missing-retryability"],
      calls: (random) => [
        {
          input: { ...good, parcels: random.int(21, 99), phone: "" },
          backend: { book: failWith("the backend was called") },
          failed: true,
        },
      ],
    }),
  ],
};
