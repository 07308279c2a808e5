import { PARAMETER_DEFAULTS } from "@/lib/decision/overrides";

/** One line of the editor: a parameter, or several that belong to one row of six. */
export type ParameterRow = { id: string; paths: readonly string[] };
export type ParameterGroup = { id: GroupId; rows: readonly ParameterRow[] };

export const GROUP_IDS = ["prior", "ratios", "likelihoods", "retry", "costs", "other"] as const;
export type GroupId = (typeof GROUP_IDS)[number];

/** Every parameter exactly once, in the order of `parameters.ts`. */
export const PARAMETER_GROUPS: readonly ParameterGroup[] = GROUP_IDS.map((id) => ({ id, rows: rowsOf(id) }));

function rowsOf(group: GroupId): ParameterRow[] {
  const rows = new Map<string, string[]>();
  for (const path of PARAMETER_DEFAULTS.keys()) {
    if (groupOf(path) !== group) continue;
    const isCell = /\.(?:transient|validation|business|permission|found|empty)$/.test(path);
    const row = isCell ? path.slice(0, path.lastIndexOf(".")) : path;
    rows.set(row, [...(rows.get(row) ?? []), path]);
  }
  return [...rows].map(([id, paths]) => ({ id, paths }));
}

function groupOf(path: string): GroupId {
  if (path.startsWith("prior.")) return "prior";
  if (path.startsWith("ratios.")) return "ratios";
  if (path.startsWith("likelihoods.")) return "likelihoods";
  if (/^(?:failedRetry|retryClears|costs\.(?:retryCall|perSecondWait))/.test(path)) return "retry";
  return path.startsWith("costs.") ? "costs" : "other";
}
