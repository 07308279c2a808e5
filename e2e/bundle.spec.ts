import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { COMPILE_HINT } from "../scripts/setup/compile-hints.mjs";
import { expect, test } from "./fixtures";

const STATIC = join(import.meta.dirname, "..", ".next", "static");
/** Names of settings that only the server reads, and shapes of secrets. */
const FORBIDDEN = [/FAILWELL_[A-Z_]+/, /sk-ant-[\w-]{8,}/, /-----BEGIN [A-Z ]*PRIVATE KEY-----/];

test("nothing secret and no server setting is in what browsers download", () => {
  const files = readdirSync(STATIC, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(js|css|json)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(5);
  const found = files.flatMap((file) => {
    const content = readFileSync(join(STATIC, file), "utf8");
    return FORBIDDEN.flatMap((pattern) => pattern.exec(content)?.[0] ?? []).map(
      (match) => `${file}: ${match}`,
    );
  });
  expect(found).toEqual([]);
});

test("scripts that a page loads at once come with the hint to compile them off the main thread", async ({
  request,
}) => {
  const html = await (await request.get("/en/lessons/two-kinds-of-failure")).text();
  const scripts = [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, src]) => src ?? "");
  expect(scripts.length).toBeGreaterThan(5);
  for (const src of scripts) {
    expect((await (await request.get(src)).text()).startsWith(COMPILE_HINT), src).toBe(true);
  }
});

test.describe("a lesson's scripts", () => {
  const LESSON = "/en/lessons/two-kinds-of-failure";

  test("wait for the first frame, then each is loaded once and the page answers", async ({ page }) => {
    await page.addInitScript(() => {
      const draw = window.requestAnimationFrame.bind(window);
      const held: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (callback) => held.push(callback);
      window.addEventListener("first-frame", () => {
        window.requestAnimationFrame = draw;
        for (const callback of held) draw(callback);
      });
    });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(LESSON, { waitUntil: "networkidle" });
    const waiting = await page.evaluate(() =>
      [...document.scripts].flatMap(({ type, src }) => (type === "after-paint" ? src : [])),
    );
    expect(waiting.length).toBeGreaterThan(5);
    const skip = page.getByRole("button", { name: "Show me without predicting" }).first();
    await expect(skip).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event("first-frame")));
    await page.waitForLoadState("networkidle");
    await expect(async () => {
      await skip.click({ timeout: 1_000 });
      await expect(page.getByTestId("outcome").first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const counts = waiting.map((src) => requests.filter((url) => url === src).length);
    expect(counts).toEqual(waiting.map(() => 1));
  });

  test("start at once in a tab that is in the background", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, "hidden", { value: true });
      window.requestAnimationFrame = () => 0;
    });
    await page.goto(LESSON);
    await expect.poll(() => page.locator('script[type="after-paint"]').count()).toBe(0);
  });
});
