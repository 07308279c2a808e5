import { expect, expectNoAxeViolations, test } from "./fixtures";
import { everyPage } from "./pages";

/** The narrowest screen that content must fit without scrolling sideways (WCAG 2.2, 1.4.10): 1280 px at 400%. */
const NARROW = { width: 320, height: 640 };
/** A page is "good" below 0.1 by Core Web Vitals; ours are drawn whole by the server. */
const MOST_SHIFT = 0.1;
/** The editor takes the place of the code as text; on a busy machine its lines are measured a moment later. */
const MOST_SHIFT_WITH_EDITOR = 0.25;

for (const path of everyPage()) {
  test(`${path} is accessible, fits a narrow screen, stays where it is drawn and keeps to a policy without inline scripts`, async ({
    page,
  }) => {
    const refused: string[] = [];
    let shifted = 0;
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("value" in entry) console.log(`layout shift: ${entry.value}`);
        }
      }).observe({ type: "layout-shift", buffered: true });
      document.addEventListener("securitypolicyviolation", (event) => {
        console.error(
          `refused by policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ""}`,
        );
      });
    });
    page.on("console", (message) => {
      const [what, value] = message.text().split(": ");
      if (what === "layout shift") shifted += Number(value);
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
    expect(shifted, "layout shift while the page loads").toBeLessThan(
      path.includes("/workshop/") ? MOST_SHIFT_WITH_EDITOR : MOST_SHIFT,
    );
    await expectNoAxeViolations(page);
    await page.setViewportSize(NARROW);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
    expect(refused).toEqual([]);
  });
}
