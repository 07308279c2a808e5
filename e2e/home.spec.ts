import { eachLocale, expect, test } from "./fixtures";

const WORDS = {
  en: {
    generic: "generic error",
    structured: "structured error",
    again: "Run again with another seed",
    seed: /^Seed 6$/,
  },
  zh: { generic: "笼统错误", structured: "结构化错误", again: "换个种子再运行", seed: /^种子 6$/ },
} as const;

eachLocale((locale) => {
  const words = WORDS[locale];

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("both runs are there, and the ways in", async ({ page }) => {
      await page.goto(`/${locale}`);
      await expect(page.getByRole("region", { name: words.generic })).toContainText("Operation failed");
      await expect(page.getByRole("region", { name: words.structured })).toContainText("errorCategory");
      for (const href of ["lab", "quiz", "audit", "workshop", "agents"]) {
        await expect(page.locator(`main a[href="/${locale}/${href}"]`).first()).toBeVisible();
      }
    });
  });

  test("both lanes run again at once", async ({ page }) => {
    await page.goto(`/${locale}`, { waitUntil: "networkidle" });
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/runs")) requests.push(request.postData() ?? "");
    });
    await page.getByRole("button", { name: words.again }).click();
    await expect(page.getByText(words.seed)).toBeVisible();
    await expect(page.getByRole("button", { name: words.again })).toBeEnabled();
    expect(requests.map((body) => JSON.parse(body).responseStyle).sort()).toEqual(["generic", "structured"]);
    await expect(page.getByRole("region", { name: words.structured })).toContainText("A-999");
  });
});

test("the language switch keeps page and settings, the theme switch survives a reload", async ({ page }) => {
  test.slow();
  await page.goto("/en/lab?order=A-404", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "中文" }).click();
  await expect(page).toHaveURL(/\/zh\/lab\?order=A-404$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await page.waitForLoadState("networkidle");
  const theme = page.getByRole("button", { name: /^外观/ });
  await theme.click();
  await theme.click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the menu of small screens opens, leads on and closes", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/en", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Compare" }).click();
  await expect(page).toHaveURL(/\/en\/compare/);
  await expect(menu).toBeHidden();
});
