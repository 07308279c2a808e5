import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const MOST_TABS = 120;

/** What has the focus, as a screen reader would name it, roughly: enough to tell controls apart. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return "";
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return (element.ariaLabel ?? label ?? element.textContent ?? "").trim();
  });
}

/** Presses Tab until a control with this name has the focus, as someone without a pointer must. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isIt = (found: string) => (typeof name === "string" ? found === name : name.test(found));
  for (let press = 0; press < MOST_TABS; press++) {
    await page.keyboard.press("Tab");
    if (isIt(await focusedName(page))) return;
  }
  throw new Error(`${MOST_TABS} presses of Tab did not reach ${name}`);
}

test("compare: a preset is chosen, run and shared without a pointer", async ({ page }) => {
  await page.goto("/en/compare", { waitUntil: "networkidle" });
  await tabTo(page, "Empty or broken?");
  await page.keyboard.press("Enter");
  const strip = page.getByRole("table", { name: "Verdicts and costs" });
  await expect(strip.getByRole("row").nth(1)).toContainText("wrongly said");
  await expect(page).toHaveURL(/lanes=empty_result/);
});

test("the skip link is first, and leads to the content", async ({ page }) => {
  await page.goto("/en/compare");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#/);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(
    true,
  );
});

test("agents: another strategy is run and the timeline walked without a pointer", async ({ page }) => {
  test.slow();
  await page.goto("/en/agents", { waitUntil: "networkidle" });
  await tabTo(page, /Recover locally/);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/strategy=bubble_everything/);
  await tabTo(page, "Run");
  await page.keyboard.press("Enter");
  await expect(page.getByText("drowned").first()).toBeVisible({ timeout: 60_000 });
});

test("evals: a cell of the matrix opens as a dialog, and Escape gives the focus back", async ({ page }) => {
  await page.goto("/en/evals", { waitUntil: "networkidle" });
  await tabTo(page, /100%/);
  const before = await focusedName(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await focusedName(page)).toBe(before);
});

test("forced colours: focus is seen, and verdicts still have words", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/en/lab", { waitUntil: "networkidle" });
  await tabTo(page, "Run");
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return { outlineStyle, width: Number.parseFloat(outlineWidth) };
  });
  expect(outline.outlineStyle).not.toBe("none");
  expect(outline.width).toBeGreaterThan(0);
  await expect(page.getByRole("region", { name: "Verdict" })).toContainText("right recovery");
});
