import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures";

const policyOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path)).headers()["content-security-policy"] ?? "";

test("a page that is rendered on request runs under a nonce of its own", async ({ request }) => {
  const first = await policyOf(request, "/en/lab");
  expect(first).toMatch(/'nonce-/);
  expect(await policyOf(request, "/en/lab")).not.toBe(first);
});

test("an address without a page keeps to the policy too", async ({ page, request }) => {
  const policy = await policyOf(request, "/en/nowhere");
  expect(policy).toMatch(/script-src 'self' '(sha256|nonce)-/);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  const response = await page.goto("/en/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

for (const path of ["/en/lab", "/en/quiz", "/api/health", "/icon.svg", "/workshop-sandbox/frame"]) {
  test(`${path} is sent with strict headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": "max-age=31536000",
    });
    expect(headers["x-powered-by"]).toBeUndefined();
  });
}
