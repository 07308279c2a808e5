import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const scoreSchema = z.object({ score: z.number() });
const valueSchema = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    performance: scoreSchema,
    accessibility: scoreSchema,
    "best-practices": scoreSchema,
    seo: scoreSchema,
  }),
  audits: z.object({
    "first-contentful-paint": valueSchema,
    "largest-contentful-paint": valueSchema,
    "total-blocking-time": valueSchema,
    "cumulative-layout-shift": valueSchema,
  }),
});

/** Scores from 0 to 100, times in milliseconds, and the layout shift. */
export type LighthouseScores = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  /** Lighthouse's own measure of the machine at that moment; an idle laptop has some 1,500 to 3,000. */
  machineIndex: number;
};

/** Measures one page on the mobile preset. @throws when Lighthouse fails or could not score a category */
export async function runLighthouse(url: string, chromium: string, root: string): Promise<LighthouseScores> {
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
  const { categories, audits, environment } = reportSchema.parse(JSON.parse(readFileSync(output, "utf8")));
  rmSync(folder, { recursive: true });
  const percent = ({ score }: { score: number }) => Math.round(score * 100);
  const ms = ({ numericValue }: { numericValue: number }) => Math.round(numericValue);
  return {
    performance: percent(categories.performance),
    accessibility: percent(categories.accessibility),
    bestPractices: percent(categories["best-practices"]),
    seo: percent(categories.seo),
    firstPaintMs: ms(audits["first-contentful-paint"]),
    largestPaintMs: ms(audits["largest-contentful-paint"]),
    blockingMs: ms(audits["total-blocking-time"]),
    layoutShift: Number(audits["cumulative-layout-shift"].numericValue.toFixed(3)),
    machineIndex: Math.round(environment.benchmarkIndex),
  };
}
