import { expect, test } from "./fixtures";

test("a page that does not exist runs under a nonce of its own", async ({ page, request }) => {
  const first = (await request.get("/en/nowhere")).headers()["content-security-policy"];
  const second = (await request.get("/en/nowhere")).headers()["content-security-policy"];
  expect(first).toMatch(/'nonce-/);
  expect(first).not.toBe(second);
  await page.goto("/en/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
