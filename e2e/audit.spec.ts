import type { Locator } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures";

const GOOD =
  '{"content":[{"type":"text","text":"{\\"errorCategory\\":\\"transient\\",\\"isRetryable\\":true,\\"message\\":\\"The order database timed out after 5 s.\\",\\"retryAfterMs\\":1000}"}],"isError":true}';
const FAILED = '{"content":[{"type":"text","text":"Operation failed"}],"isError":true}';

/** Fills the box until the page has taken it: before the page is interactive, a fill can fall between two renders. */
async function paste(input: Locator, text: string): Promise<void> {
  await expect(async () => {
    await input.fill(text);
    await expect(input).toHaveValue(text, { timeout: 1000 });
    await expect(input.page()).toHaveURL(/#result=/, { timeout: 1000 });
  }).toPass();
}

test("shows an audited example before it is touched, without script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/en/audit");
  await expect(page.getByText("Grade F.")).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "A failure that is not flagged as an error" }),
  ).toBeVisible();
  await context.close();
});

test("audits what is pasted, marks it, rewrites it, and keeps it in the address", async ({ page }) => {
  await page.goto("/en/audit");
  const input = page.getByRole("textbox", { name: "Tool result, JSON-RPC reply, or transcript" });
  await paste(input, FAILED);
  await expect(page.getByText("Grade D.")).toBeVisible();
  const findings = page.getByRole("region", { name: "Findings" });
  await expect(findings.getByRole("heading", { name: "A message that fits every failure" })).toBeVisible();
  const mark = findings.getByRole("button", { name: "Mark in the JSON" }).first();
  await mark.click();
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("region", { name: "The same thing, said well" })).toContainText(
    "errorCategory",
  );
  await expect(page).toHaveURL(/#result=/);
  await page.reload();
  await expect(input).toHaveValue(FAILED);
  await expect(page.getByText("Grade D.")).toBeVisible();
});

test("grades a well-made error A, several results each, and nothing not at all", async ({ page }) => {
  await page.goto("/en/audit");
  const input = page.getByRole("textbox", { name: "Tool result, JSON-RPC reply, or transcript" });
  await paste(input, GOOD);
  await expect(page.getByText("Grade A.")).toBeVisible();
  await paste(input, `${GOOD}\n${FAILED}`);
  const results = page.getByRole("navigation", { name: "Results" });
  await expect(results.getByRole("button")).toHaveCount(2);
  await results.getByRole("button").nth(1).click();
  await expect(page.getByText("Grade D.")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("region", { name: "Report" }).getByRole("button", { name: "SARIF" }).click();
  expect((await download).suggestedFilename()).toBe("failwell-audit.sarif");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByText("Nothing to audit yet")).toBeVisible();
});

test("a report opens as a page of its own and from a file; a broken file changes nothing but says why", async ({
  page,
}) => {
  await page.goto("/en/audit");
  await paste(
    page.getByRole("textbox", { name: "Tool result, JSON-RPC reply, or transcript" }),
    `${GOOD}\n${FAILED}`,
  );
  const report = page.getByRole("region", { name: "Report" });
  const download = page.waitForEvent("download");
  await report.getByRole("button", { name: "JSON", exact: true }).click();
  const saved = await (await download).path();
  await report.getByRole("link", { name: "Open as a page" }).click();
  await expect(page).toHaveURL(/\/en\/audit\/report$/);
  await expect(page.getByText("2 results, worst grade D")).toBeVisible();
  await page.reload();
  await expect(page.getByText("2 results, worst grade D")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Close the report" }).click();
  await page.getByLabel("Open a report file").setInputFiles({
    name: "x.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"findings":['),
  });
  await expect(page.getByText("This file is no audit report")).toBeVisible();
  await page.getByLabel("Open a report file").setInputFiles(saved);
  await expect(page.getByText("2 results, worst grade D")).toBeVisible();
});

test("an empty result counts as a failure when the user knows better", async ({ page }) => {
  await page.goto("/zh/audit");
  await paste(
    page.getByRole("textbox", { name: "工具结果、JSON-RPC 回复或对话记录" }),
    '{"content":[{"type":"text","text":"{\\"results\\":[]}"}]}',
  );
  await expect(page.getByText("评级 B")).not.toHaveCount(0);
  await page.getByRole("checkbox", { name: /我确定这次调用失败了/ }).check();
  await expect(page.getByRole("heading", { name: "查询失败，看上去却像空结果" })).toBeVisible();
});

test("probes this site's own server and grades its tools", async ({ page }) => {
  await page.goto("/en/audit");
  await page.getByRole("tab", { name: "Probe a server" }).click();
  await page.getByRole("button", { name: "Try this site’s own server" }).click();
  await page.getByRole("button", { name: "List tools" }).click();
  await expect(page.getByRole("checkbox", { name: "lookup_order" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "request_refund" })).not.toBeChecked();
  await page.getByRole("checkbox", { name: "lookup_order" }).uncheck();
  await page.getByRole("button", { name: "Probe", exact: true }).click();
  await expect(page.getByText(/^Done: \d+ calls/)).toBeVisible();
  await expect(page.getByRole("table", { name: "Grade per tool" })).not.toContainText("lookup_order");
  await expectNoAxeViolations(page);
});

test("says why an address cannot be probed", async ({ page }) => {
  await page.goto("/en/audit");
  await page.getByRole("tab", { name: "Probe a server" }).click();
  await page
    .getByRole("textbox", { name: "Address of the MCP server" })
    .fill("http://user:secret@example.com/mcp");
  await page.getByRole("button", { name: "List tools" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "credentials" })).toBeVisible();
});

test("fits 360 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ["/en/audit", "/zh/audit"]) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});
