import { eachLocale, expect, expectNoAxeViolations, test } from "./fixtures";

const WORDS = {
  en: {
    example: "Example",
    structured: "Structured error (business rule)",
    text: "Text of the result",
    unstable: /\d different actions from the same result/,
    stable: /Every seed acts alike/,
    explain: "Explain, offer an exception",
    ratios: "Cues that name a cause",
    reset: /Reset 1 change/,
    noise: /1\.9 bits/,
  },
  zh: {
    example: "示例",
    structured: "结构化错误（业务规则）",
    text: "结果文本",
    unstable: /就有 \d 种做法/,
    stable: /所有种子做法一致/,
    explain: "说明原因，提出例外申请",
    ratios: "直接点名原因的线索",
    reset: /还原 1 处改动/,
    noise: /1\.9 比特/,
  },
};

eachLocale((locale) => {
  const words = WORDS[locale];

  test("a default is worked out on the server", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`/${locale}/simulator`);
    await expect(page.getByText(words.unstable)).toBeVisible();
    await expect(page.getByText(words.noise)).toBeVisible();
    await context.close();
  });

  test("a structured error makes every seed act alike", async ({ page }) => {
    await page.goto(`/${locale}/simulator`);
    await expect(async () => {
      await page.getByRole("combobox", { name: words.example }).selectOption(words.structured);
      await expect(page.getByText(words.stable)).toBeVisible({ timeout: 1000 });
    }).toPass();
    const shares = page.getByRole("listitem").filter({ hasText: words.explain });
    await expect(shares).toContainText("100%");
  });

  test("own text and parameters are worked out at once, and travel in the address", async ({ page }) => {
    await page.goto(`/${locale}/simulator`);
    await expect(async () => {
      await page.getByLabel(words.text).fill("");
      await page.getByLabel(words.text).fill("The database timed out");
      await expect(page).toHaveURL(/timed/, { timeout: 1000 });
    }).toPass();
    await page.getByText(words.ratios).first().click();
    const word = page.getByLabel("ratios.word");
    await word.fill("900");
    await expect(page.getByText(words.stable)).toHaveCount(0);
    await expect(page.getByRole("button", { name: words.reset })).toBeEnabled();
    await page.reload();
    await expect(page.getByLabel(words.text)).toHaveValue("The database timed out");
    await page.getByText(words.ratios).first().click();
    await expect(page.getByLabel("ratios.word")).toHaveValue("900");
    await page.getByRole("button", { name: words.reset }).click();
    await expect(page.getByLabel("ratios.word")).toHaveValue("20");
    await expectNoAxeViolations(page);
  });
});

test("the endpoint answers any client that speaks the Messages API", async ({ request }) => {
  const body = { model: "simulator", max_tokens: 500, messages: [{ role: "user", content: "hello" }] };
  const reply = await request.post("/api/simulator/v1/messages", {
    data: body,
    headers: { "x-api-key": "any" },
  });
  expect(reply.status()).toBe(200);
  expect(await reply.json()).toMatchObject({ type: "message", role: "assistant", stop_reason: "end_turn" });
  const stream = await request.post("/api/simulator/v1/messages", {
    data: { ...body, stream: true },
    headers: { authorization: "Bearer any" },
  });
  expect(stream.headers()["content-type"]).toContain("text/event-stream");
  expect(await stream.text()).toMatch(/^event: message_start[\s\S]*event: message_stop/);
  const refused = await request.get("/api/simulator/v1/messages");
  expect(refused.status()).toBe(405);
});
