import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const METRICS = {
  "largest-contentful-paint": "LCP ms",
  "total-blocking-time": "TBT ms",
  "cumulative-layout-shift": "CLS",
} as const;

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

/** Scores from 0 to 100 and three metrics of one page. Throws when Lighthouse fails. */
export async function runLighthouse(
  url: string,
  chromium: string,
  root: string,
): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), "failwell-lighthouse-"));
  const output = join(folder, "report.json");
  const flags = ["--headless=new", "--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
  const args = [
    join(root, "node_modules", "lighthouse", "cli", "index.js"),
    url,
    "--quiet",
    "--output=json",
    `--output-path=${output}`,
    `--chrome-flags=${flags.join(" ")}`,
    `--only-categories=${CATEGORIES.join(",")}`,
  ];
  const status = await new Promise((resolve) => {
    const env = { ...process.env, CHROME_PATH: chromium };
    spawn(process.execPath, args, { env, stdio: ["ignore", "ignore", "inherit"] }).on("exit", resolve);
  });
  if (status !== 0) throw new Error(`Lighthouse ended with ${status} on ${url}`);
  const report = reportSchema.parse(JSON.parse(readFileSync(output, "utf8")));
  rmSync(folder, { recursive: true });
  const scores = CATEGORIES.map(
    (name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)] as const,
  );
  const metrics = Object.entries(METRICS).map(([id, label]) => {
    const value = report.audits[id]?.numericValue ?? Number.NaN;
    return [label, id === "cumulative-layout-shift" ? Number(value.toFixed(3)) : Math.round(value)] as const;
  });
  return Object.fromEntries([...scores, ...metrics]);
}
