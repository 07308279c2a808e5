import { join } from "node:path";
import { expect, LOCALES, test } from "./fixtures";

/** Pictures for the README: `SCREENSHOTS=1 npx playwright test e2e/screenshots.spec.ts`. */
const FOLDER = join(import.meta.dirname, "..", "docs", "images");
const LAB = "/lab?order=A-999&style=structured";

for (const locale of LOCALES) {
  test(`a picture of the lab in ${locale}`, async ({ page }) => {
    test.skip(!process.env.SCREENSHOTS, "only when asked for");
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/${locale}${LAB}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.screenshot({ path: join(FOLDER, `lab-${locale}.png`) });
  });
}
