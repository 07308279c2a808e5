import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Pickup = { date: string; parcels: number; phone: string };
type Backend = { book(pickup: Pickup): Promise<{ pickup_id: string }> };

type Issue = { field: string; message: string };

function issuesIn({ date, parcels, phone }: Pickup): Issue[] {
  const issues: Issue[] = [];
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) issues.push({ field: "date", message: "must look like YYYY-MM-DD" });
  if (!(parcels >= 1 && parcels <= 20)) issues.push({ field: "parcels", message: "must be 1 to 20" });
  if (!phone) issues.push({ field: "phone", message: "is required; ask the customer for it" });
  return issues;
}

export async function handler(input: Pickup, backend: Backend): Promise<CallToolResult> {
  const issues = issuesIn(input);
  if (issues.length > 0) {
    const failure = {
      errorCategory: "validation",
      isRetryable: false,
      message: issues.map(({ field, message }) => `${field} ${message}`).join("; "),
      issues,
    };
    return { content: [{ type: "text", text: JSON.stringify(failure) }], isError: true };
  }
  const pickup = await backend.book(input);
  return { content: [{ type: "text", text: JSON.stringify(pickup) }] };
}
