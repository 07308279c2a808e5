import { readFileSync } from "node:fs";
import * as z from "zod";
import { eachLocale, expect, expectNoAxeViolations, test } from "./fixtures";

const WORDS = {
  en: {
    rates: "How often the agent recovers rightly",
    trials: "Trials of each cell",
    run: /^Run .* episodes$/,
    measured: "Measured",
    cell: /^Bad id, structured: 100% right/,
    again: "Run this episode again",
    csv: "CSV",
    open: "Open a saved report",
    broken: "This file was not opened",
  },
  zh: {
    rates: "智能体恢复正确的比例",
    trials: "每格运行次数",
    run: /^运行 .* 次$/,
    measured: "已测完",
    cell: /^编号有误，结构化：正确 100%/,
    again: "重新运行这一次",
    csv: "CSV",
    open: "打开保存的报告",
    broken: "这个文件没有打开",
  },
} as const;

eachLocale((locale) => {
  const words = WORDS[locale];

  test("measures the matrix, opens a cell and runs one of its episodes again", async ({ page }) => {
    test.slow();
    await page.goto(`/${locale}/evals`, { waitUntil: "networkidle" });
    const table = page.getByRole("table", { name: words.rates });
    await expect(table.getByRole("button")).toHaveCount(49);
    await page.getByLabel(words.trials).selectOption("5");
    await page.getByRole("button", { name: words.run }).click();
    await expect(page.getByText("245").first()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("progressbar", { name: words.measured })).toBeVisible({ timeout: 60_000 });
    await table.getByRole("button", { name: words.cell }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: words.again }).click();
    await expect(dialog.getByText("lookup_order").filter({ visible: true }).first()).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test("exports a report and refuses a file that is none", async ({ page }) => {
    await page.goto(`/${locale}/evals`, { waitUntil: "networkidle" });
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: words.csv, exact: true }).click();
    const csv = readFileSync(await (await download).path(), "utf8");
    expect(csv.trim().split("\r\n")).toHaveLength(50);
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: words.open }).first().click();
    await (await chooser).setFiles({
      name: "x.json",
      mimeType: "application/json",
      buffer: Buffer.from('{"a":1}'),
    });
    await expect(page.getByText(words.broken)).toBeVisible();
    await expect(page.getByRole("table", { name: words.rates }).getByRole("button")).toHaveCount(49);
  });
});

test("a job is stopped and resumed with nothing measured twice; a live one asks first, and can be declined", async ({
  page,
}) => {
  test.slow();
  await page.goto("/en/evals", { waitUntil: "networkidle" });
  const job = page.getByRole("region", { name: "What to measure" });
  await job.getByLabel("Trials of each cell").selectOption("100");
  await job.getByRole("button", { name: "Run 4,900 episodes" }).click();
  // Some batches are through, others are not.
  await expect(job.getByText(/^[1-9][\d,]* of 4,900 episodes$/)).toBeVisible({ timeout: 60_000 });
  await job.getByRole("button", { name: "Stop" }).click();
  await expect(job.getByRole("status")).toHaveText("Stopped; what was measured is shown");
  const stopped = await measured();
  expect(stopped).toBeGreaterThan(0);
  expect(stopped).toBeLessThan(4_900);

  let asked: unknown;
  await page.route("**/api/evals", async (route) => {
    asked = route.request().postDataJSON();
    await route.continue();
  });
  await job.getByRole("button", { name: /^Resume, [\d,]+ left$/ }).click();
  await expect.poll(() => asked).toBeDefined();
  expect(rangesOf(asked)).toBe(stopped);
  await job.getByRole("button", { name: "Stop" }).click();

  await job.getByLabel("Model", { exact: true }).selectOption({ index: 1 });
  await job.getByLabel("Your Anthropic API key").fill("sk-ant-not-a-real-key");
  await job.getByRole("button", { name: "Run 4,900 episodes" }).click();
  const dialog = page.getByRole("dialog", { name: "This uses a live model" });
  await expect(dialog).toContainText(/About [\d,]{5,} model calls and [\d,]{9,} tokens/, { timeout: 30_000 });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  expect(await measured()).toBeGreaterThanOrEqual(stopped);

  async function measured(): Promise<number> {
    const text = await job.getByText(/ of 4,900 episodes$/).textContent();
    return Number(text?.split(" of ")[0]?.replaceAll(",", ""));
  }
});

/** How many episodes a request says were measured before. */
function rangesOf(body: unknown): number {
  const { done } = z.object({ done: z.array(z.object({ from: z.number(), to: z.number() })) }).parse(body);
  return done.reduce((sum, { from, to }) => sum + to - from, 0);
}
