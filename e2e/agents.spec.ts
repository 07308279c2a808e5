import { eachLocale, expect, expectNoAxeViolations, test } from "./fixtures";

const WORDS = {
  en: {
    run: "Run",
    honest: "honest partial answer",
    swallow: "Swallow everything",
    false_complete: "falsely complete",
    drowned: "coordinator drowned",
    report: /^Report: 6 of 7|^Report: \d of 7/,
    payload: "Report on its way up",
    table: "The same as a table",
    point: "Point in the run",
    compare: "The strategies on the same faults",
    models: "Models",
    subagentsModel: "Subagents' model",
    key: "Your Anthropic API key",
    save: "Save run",
    open: "Open run",
    opened: /^Opened the run saved on/,
    cannot: "This file could not be opened",
    decided: "What the coordinator decided",
  },
  zh: {
    run: "运行",
    honest: "如实的部分结果",
    swallow: "全部吞掉",
    false_complete: "谎称完整",
    drowned: "协调者被淹没",
    report: /^报告：\d \/ 7/,
    payload: "上报的内容",
    table: "用表格看",
    point: "运行到哪一步",
    compare: "同样的故障，四种策略",
    models: "模型",
    subagentsModel: "子代理用的模型",
    key: "你的 Anthropic API 密钥",
    save: "保存运行",
    open: "打开运行",
    opened: /^已打开/,
    cannot: "打不开这个文件",
    decided: "协调者做了哪些决定",
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
    await expect(page.getByRole("region", { name: words.decided }).getByRole("listitem")).toHaveCount(2);
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
    await expect(page.getByText(words.false_complete).first()).toBeVisible();
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

  test("saves a run and opens it again; a foreign file changes nothing; models can be mixed", async ({
    page,
  }) => {
    await page.goto(`/${locale}/agents?strategy=bubble_everything`, { waitUntil: "networkidle" });
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: words.save }).click();
    const saved = await (await download).path();
    await page.goto(`/${locale}/agents`, { waitUntil: "networkidle" });
    const choose = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: words.open }).click();
      await (await chooser).setFiles(file);
    };
    await choose({ name: "x.json", mimeType: "application/json", buffer: Buffer.from('{"log":{}}') });
    await expect(page.getByText(words.cannot)).toBeVisible();
    await expect(page.getByText(words.honest).first()).toBeVisible();
    await choose(saved);
    await expect(page.getByText(words.opened)).toBeVisible();
    await expect(page).toHaveURL(/strategy=bubble_everything/);
    await expect(page.getByText(words.drowned).first()).toBeVisible();
    await page.getByText(words.models, { exact: true }).click();
    await expect(page.getByLabel(words.key)).toBeHidden();
    await page.getByLabel(words.subagentsModel).selectOption("claude-haiku-5-5");
    await expect(page.getByLabel(words.key)).toBeVisible();
    await expect(page).toHaveURL(/subagentModel=claude-haiku-5-5/);
  });
});
