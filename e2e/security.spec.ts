import { expect, test } from "./fixtures";
import { everyPage } from "./pages";

for (const path of everyPage()) {
  test(`${path} runs under a policy without inline scripts, and keeps to it`, async ({ page }) => {
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
    expect(refused).toEqual([]);
  });
}

test("a page that does not exist runs under a nonce of its own", async ({ page, request }) => {
  const first = (await request.get("/en/nowhere")).headers()["content-security-policy"];
  const second = (await request.get("/en/nowhere")).headers()["content-security-policy"];
  expect(first).toMatch(/'nonce-/);
  expect(first).not.toBe(second);
  await page.goto("/en/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
