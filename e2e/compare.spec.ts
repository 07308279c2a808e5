import type { Page } from "@playwright/test";
import { eachLocale, expect, test } from "./fixtures";

const WORDS = {
  en: {
    strip: "Verdicts and costs",
    part: "Here they part",
    preset: "Empty or broken?",
    wrong: "wrongly said “does not exist”",
    right: "right recovery",
    add: "Add a lane",
    run: "Run all lanes",
    not_seen: /never saw a result/,
  },
  zh: {
    strip: "判定与代价",
    part: "从这里分道扬镳",
    preset: "是空，还是坏了？",
    wrong: "误称“不存在”",
    right: "恢复得当",
    add: "加一列",
    run: "全部运行",
    not_seen: /没看到任何结果/,
  },
} as const;

eachLocale((locale) => {
  const words = WORDS[locale];
  const strip = (page: Page) => page.getByRole("table", { name: words.strip });

  test("a preset runs both lanes and says where they part", async ({ page }) => {
    test.slow();
    await page.goto(`/${locale}/compare`, { waitUntil: "networkidle" });
    await expect(page.getByText(words.part)).toBeVisible();
    await page.getByRole("button", { name: words.preset }).click();
    await expect(page).toHaveURL(/lanes=empty_result%2Cstructured/);
    await expect(strip(page).getByRole("row").nth(1)).toContainText(words.wrong);
    await expect(strip(page).getByRole("row").nth(2)).toContainText(words.right);
    await page.reload();
    await expect(strip(page).getByRole("row").nth(1)).toContainText(words.wrong);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("a shared address shows its lanes, and why they differ", async ({ page }) => {
      await page.goto(`/${locale}/compare?order=A-TIMEOUT&lanes=thrown,structured,prose`);
      await expect(strip(page).getByRole("row")).toHaveCount(4);
      await expect(page.getByText(words.not_seen).first()).toBeVisible();
    });
  });

  test("a lane is added and all run again", async ({ page }) => {
    await page.goto(`/${locale}/compare`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: words.add }).click();
    await page.getByRole("button", { name: words.run }).click();
    await expect(strip(page).getByRole("row")).toHaveCount(4);
    for (const row of [1, 2, 3]) await expect(strip(page).getByRole("row").nth(row)).not.toContainText("…");
  });
});

test("lanes with the same style and seed are the same in every figure", async ({ page }) => {
  await page.goto("/en/compare?order=A-TIMEOUT&seed=11&lanes=generic,generic");
  const rows = page.getByRole("table", { name: "Verdicts and costs" }).getByRole("row");
  await expect(rows.nth(1)).toContainText("generic");
  expect(await rows.nth(1).textContent()).toBe(await rows.nth(2).textContent());
  await expect(page.getByText("The agents did the same in every turn.")).toBeVisible();
});

test("nothing is wider than a 360 px screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/zh/compare?order=A-TIMEOUT&lanes=leaky,structured,generic,prose", {
    waitUntil: "networkidle",
  });
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
});
