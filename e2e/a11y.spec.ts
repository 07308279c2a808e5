import { expectNoAxeViolations, test } from "./fixtures";
import { everyPage } from "./pages";

for (const path of everyPage()) {
  test(`${path} has no accessibility violations`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await expectNoAxeViolations(page);
  });
}
