import { expect, expectNoAxeViolations, test } from "./fixtures";
import { everyPage } from "./pages";

for (const path of everyPage()) {
  test(`${path} is accessible, and keeps to a policy without inline scripts`, async ({ page }) => {
    const refused: string[] = [];
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        console.error(
          `refused by policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ""}`,
        );
      });
    });
    page.on("console", (message) => {
      if (message.text().startsWith("refused by policy")) refused.push(message.text());
    });
    const response = await page.goto(path);
    const headers = response?.headers() ?? {};
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toMatch(/script-src 'self' '(sha256|nonce)-/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["x-powered-by"]).toBeUndefined();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expectNoAxeViolations(page);
    expect(refused).toEqual([]);
  });
}
