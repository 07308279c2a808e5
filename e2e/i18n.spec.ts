import { expect, test } from "./fixtures";
import { everyPage } from "./pages";

const CHINESE = /\p{Script=Han}/u;

for (const path of everyPage()) {
  test(`${path} says its language and speaks it`, async ({ page }) => {
    await page.goto(path);
    const isChinese = path.startsWith("/zh");
    await expect(page.locator("html")).toHaveAttribute("lang", isChinese ? "zh-CN" : "en");
    const heading = await page.getByRole("heading", { level: 1 }).first().textContent();
    const title = await page.title();
    expect(title).not.toBe("");
    if (isChinese) expect(`${heading} ${title}`).toMatch(CHINESE);
    else expect(heading).not.toMatch(CHINESE);
  });
}

test("the bare address leads to the visitor's language", async ({ request }) => {
  const chinese = await request.get("/", { headers: { "accept-language": "zh-CN,zh;q=0.9,en;q=0.8" } });
  expect(new URL(chinese.url()).pathname).toBe("/zh");
  const french = await request.get("/", { headers: { "accept-language": "fr" } });
  expect(new URL(french.url()).pathname).toBe("/en");
});
