import { eachLocale, expect, expectNoAxeViolations, test } from "./fixtures";

const WORDS = {
  en: {
    run: "Run",
    honest: "honest partial answer",
    swallow: "Swallow everything",
    false_complete: "falsely complete",
    report: /^Report: 6 of 7|^Report: \d of 7/,
    payload: "Report on its way up",
    table: "The same as a table",
    point: "Point in the run",
    compare: "The strategies on the same faults",
  },
  zh: {
    run: "运行",
    honest: "如实的部分结果",
    swallow: "全部吞掉",
    false_complete: "谎称完整",
    report: /^报告：\d \/ 7/,
    payload: "上报的内容",
    table: "用表格看",
    point: "运行到哪一步",
    compare: "同样的故障，四种策略",
  },
} as const;

eachLocale((locale) => {
  const words = WORDS[locale];

  test("shows an honest default run before it is touched", async ({ page }) => {
    await page.goto(`/${locale}/agents`);
    await expect(page.getByText(words.honest).first()).toBeVisible();
    await expect(page.getByText("Coverage: 25/28").first()).toBeVisible();
    const rows = page.getByRole("table", { name: words.compare }).getByRole("row");
    await expect(rows).toHaveCount(5);
  });

  test("runs another strategy, which claims more than it has; a report and the timeline can be looked at", async ({
    page,
  }) => {
    test.slow();
    await page.goto(`/${locale}/agents`, { waitUntil: "networkidle" });
    await page.getByRole("radio", { name: words.swallow }).check({ force: true });
    await expect(page).toHaveURL(/strategy=swallow_everything/);
    await page.getByRole("button", { name: words.run, exact: true }).click();
    await expect(page.getByText("Coverage: 28/28").first()).toBeVisible({ timeout: 60_000 });
    // Said aloud, and seen.
    await expect(page.getByRole("status").filter({ hasText: words.false_complete })).toBeVisible();
    await page.getByRole("button", { name: words.report }).first().click();
    await expect(page.getByRole("region", { name: words.payload })).toContainText("partialResults");
    await page.getByText(words.table).first().click();
    await expect(page.getByRole("table", { name: words.table }).getByRole("row")).toHaveCount(29);
    const slider = page.getByRole("slider", { name: words.point });
    await slider.focus();
    await slider.press("Home");
    await expect(page.getByText("Coverage: 28/28").first()).toBeHidden();
    await slider.press("End");
    await expect(page.getByText("Coverage: 28/28").first()).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
