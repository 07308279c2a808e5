import { readFile, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { eachLocale, expect, expectNoAxeViolations, LOCALES, test } from "./fixtures";

const WORDS = {
  en: {
    run: "Run",
    trace: "Watch",
    json: "JSON",
    generic: "generic",
    verdict: "Verdict",
    didNotRetry: /did not retry/,
    log: "Steps of the run",
    shared: "structured",
  },
  zh: {
    run: "运行",
    trace: "过程",
    json: "JSON",
    generic: "笼统",
    verdict: "判定",
    didNotRetry: /没有重试/,
    log: "运行步骤",
    shared: "结构化",
  },
} as const;

/** A click before hydration would be lost; the log region's client effects are in place once the page is idle. */
async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: "networkidle" });
}

eachLocale((locale) => {
  const words = WORDS[locale];
  const trace = (page: Page) => page.getByRole("region", { name: words.trace, exact: true });
  const verdict = (page: Page) => page.getByRole("region", { name: words.verdict, exact: true });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("the page shows a whole run", async ({ page }) => {
      await page.goto(`/${locale}/lab`);
      await expect(trace(page)).toContainText("lookup_order");
      await expect(trace(page)).toContainText(words.didNotRetry);
      await expect(verdict(page)).toBeVisible();
    });

    test("a shared address shows its own run", async ({ page }) => {
      await page.goto(`/${locale}/lab?order=A-404&style=structured`);
      await expect(trace(page)).toContainText('order_id: "A-404"');
    });
  });

  test("a run with another style streams in and keeps its settings in the address", async ({ page }) => {
    await open(page, `/${locale}/lab`);
    await page.getByRole("radio", { name: words.generic, exact: true }).check({ force: true });
    await expect(page).toHaveURL(/style=generic/);
    await page.keyboard.press("Control+Enter");
    await expect(trace(page)).toContainText("Operation failed");
    await expect(verdict(page)).toBeVisible();
    await expect(page.getByRole("log", { name: words.log })).toContainText("lookup_order");
    await page.reload();
    await expect(page.getByRole("radio", { name: words.generic, exact: true })).toBeChecked();
    await expect(trace(page)).toContainText("Operation failed");
  });

  test("both themes pass axe with results open", async ({ page }) => {
    test.slow();
    await open(page, `/${locale}/lab?style=generic&order=A-TIMEOUT`);
    await expectNoAxeViolations(page);
  });
});

test("an evidence chip marks its field in the Messages API request", async ({ page }) => {
  await open(page, "/en/lab");
  await page.getByRole("button", { name: "isRetryable: false" }).click();
  const json = page.getByRole("region", { name: "JSON", exact: true });
  await expect(json.getByRole("tab", { name: "Messages API" })).toHaveAttribute("aria-selected", "true");
  await expect(json.locator("mark")).toHaveText(/isRetryable.+false/);
});

test("step through goes back and forth, and replay ends where the run ended", async ({ page }) => {
  await open(page, "/en/lab");
  const trace = page.getByRole("region", { name: "Watch", exact: true });
  await trace.getByRole("button", { name: "First step" }).click();
  const turns = trace.getByRole("list", { name: "Trace" });
  await expect(turns).not.toContainText("lookup_order");
  await page.keyboard.press("j");
  await expect(turns).toContainText("lookup_order");
  await expect(page.getByRole("region", { name: "Verdict" })).toBeHidden();
  await trace.getByLabel("Speed").selectOption("4");
  await trace.getByRole("button", { name: "Replay" }).click();
  await expect(page.getByRole("region", { name: "Verdict" })).toBeVisible({ timeout: 30_000 });
});

test("a run is saved, opened again and shown as it was; a broken file changes nothing", async ({
  page,
}, info) => {
  await open(page, "/en/lab?order=A-403");
  const trace = page.getByRole("region", { name: "Watch", exact: true });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    trace.getByRole("button", { name: "Save run" }).click(),
  ]);
  const saved = info.outputPath("run.json");
  await download.saveAs(saved);
  const broken = info.outputPath("broken.json");
  await writeFile(broken, (await readFile(saved, "utf8")).slice(0, 500));

  await open(page, "/en/lab");
  await page.getByLabel("Open run").setInputFiles(broken);
  await expect(page.getByRole("alert").filter({ hasText: "could not be opened" })).toContainText("not JSON");
  await expect(trace).toContainText('order_id: "A-999"');
  await page.getByLabel("Open run").setInputFiles(saved);
  await expect(trace).toContainText('order_id: "A-403"');
  await expect(page).toHaveURL(/order=A-403/);
});

test("a server that refuses is explained, and the settings are kept", async ({ page }) => {
  await open(page, "/en/lab?model=claude-sonnet-5-5");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "not started" })).toContainText("needs an API key");
  await expect(page).toHaveURL(/model=claude-sonnet-5-5/);
});

for (const locale of LOCALES) {
  test(`nothing is wider than a 360 px screen (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `/${locale}/lab?style=leaky&order=A-TIMEOUT`);
    for (const pane of (await page.getByRole("group").first().getByRole("radio").all()).slice(0, 3)) {
      await pane.check({ force: true });
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBe(0);
    }
  });
}
