// Compares the JavaScript of every page with its budget. Sizes, not times: the same build gives the same answer.
import { join } from "node:path";
import { everyPage } from "../e2e/pages";
import { BLANK_PATH, budgetOf, pageSize } from "./bench/javascript";

const ROOT = join(import.meta.dirname, "..");
const origin = process.argv[2];
if (!origin) throw new Error("Usage: tsx scripts/budgets.ts <address of a running server>");

const blank = await pageSize(origin, BLANK_PATH, ROOT);
console.log(`blank page: ${(blank.bytes / 1024).toFixed(1)} KB of JavaScript, gzip`);
for (const path of everyPage()) {
  const { bytes } = await pageSize(origin, path, ROOT);
  const ratio = bytes / blank.bytes;
  const budget = budgetOf(path);
  const isOver = ratio > budget;
  if (isOver) process.exitCode = 1;
  const figures = `${(bytes / 1024).toFixed(1).padStart(7)} KB  ${ratio.toFixed(2)} × of at most ${budget.toFixed(2)}`;
  console.log(`${isOver ? "OVER  " : "ok    "}${figures}  ${path}`);
}
