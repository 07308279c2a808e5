import { readFileSync } from "node:fs";
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
    await expect(page.getByText(words.measured)).toBeVisible({ timeout: 60_000 });
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
