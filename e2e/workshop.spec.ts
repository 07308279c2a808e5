import type { Page } from "@playwright/test";
import { eachLocale, expect, expectNoAxeViolations, test } from "./fixtures";

const WORDS = {
  en: {
    run: "Run the checks",
    partly: "2 of 3 checks passed",
    all: "3 of 3 checks passed",
    solved: "Every check passes",
    editor: "Handler code, TypeScript",
    stopped: "Stopped after 2 seconds",
    notLoaded: "Your code could not be loaded",
    reset: "Reset the code",
    mark: "solved",
    seeIt: "Run the agent on my handler",
    seen: "Both runs are done",
  },
  zh: {
    run: "运行检查",
    partly: "3 项检查，通过 2 项",
    all: "3 项检查，通过 3 项",
    solved: "全部检查通过",
    editor: "处理函数代码，TypeScript",
    stopped: "运行 2 秒后停止",
    notLoaded: "代码无法加载",
    reset: "重置代码",
    mark: "已完成",
    seeIt: "让智能体用我的处理函数",
    seen: "两次运行都结束了",
  },
} as const;

const SOLUTION = `export async function handler(input, backend) {
  try {
    const order = await backend.findOrder(input.order_id);
    return { content: [{ type: "text", text: JSON.stringify(order) }] };
  } catch (error) {
    return { content: [{ type: "text", text: String(error) }], isError: true };
  }
}`;

/** Replaces the code as a learner would paste it. */
async function paste(page: Page, label: string, code: string) {
  const editor = page.getByRole("textbox", { name: label });
  await editor.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(code);
}

eachLocale((locale) => {
  const words = WORDS[locale];
  const open = (page: Page) =>
    page.goto(`/${locale}/workshop/flag-the-failure`, { waitUntil: "networkidle" });

  test("the starter fails one check, the solution passes all, and counts after a reload", async ({
    page,
  }) => {
    test.slow();
    await open(page);
    await page.getByRole("button", { name: words.run }).click();
    await expect(page.getByText(words.partly)).toBeVisible({ timeout: 30_000 });
    await expectNoAxeViolations(page);
    await paste(page, words.editor, SOLUTION);
    await page.getByRole("button", { name: words.run }).click();
    await expect(page.getByText(words.all)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(words.solved)).toBeVisible();
    await page.reload({ waitUntil: "networkidle" });
    await expect(page.getByRole("textbox", { name: words.editor })).toContainText("String(error)");
    await page.goto(`/${locale}/workshop`, { waitUntil: "networkidle" });
    await expect(page.getByText(words.mark, { exact: true })).toBeVisible();
  });

  test("an endless loop is stopped, and a syntax error is said at its line", async ({ page }) => {
    test.slow();
    await open(page);
    await paste(page, words.editor, "export function handler() { for (;;); }");
    await page.getByRole("button", { name: words.run }).click();
    await expect(page.getByText(words.stopped)).toBeVisible({ timeout: 40_000 });
    await paste(page, words.editor, "export function handler( {");
    await page.getByRole("button", { name: words.run }).click();
    await expect(page.getByText(words.notLoaded)).toBeVisible({ timeout: 30_000 });
  });

  test("the simulated agent runs against the learner's handler", async ({ page }) => {
    test.slow();
    await open(page);
    await page.getByRole("button", { name: words.seeIt }).click();
    await expect(page.getByText(words.seen)).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText("A-512").first()).toBeVisible();
  });
});

test("hostile code reaches no network, storage or parent, and cannot forge a pass", async ({ page }) => {
  test.slow();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/en/workshop/flag-the-failure", { waitUntil: "networkidle" });
  await paste(
    page,
    WORDS.en.editor,
    `Object.prototype.isError = true;
const seen = [];
for (const [name, attack] of Object.entries({
  fetch: () => fetch("/api/health?stolen"),
  storage: () => indexedDB.open("x"),
  socket: () => new WebSocket("ws://localhost/stolen"),
  script: () => importScripts("/stolen.js"),
})) {
  try {
    const result = attack();
    if (result && typeof result.then === "function") result.then(() => seen.push(name), () => {});
  } catch {}
}
postMessage({ kind: "ready" });
postMessage({ kind: "finished", solved: true });
postMessage({ kind: "mcp", message: { jsonrpc: "2.0", id: 1, result: { content: [] } } });
export async function handler() {
  return { content: [{ type: "text", text: "reached:" + seen.join() + " parent:" + typeof self.parent }] };
}`,
  );
  await page.getByRole("button", { name: WORDS.en.run }).click();
  await expect(page.getByText(/of 3 checks passed/)).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(WORDS.en.solved)).toBeHidden();
  expect(requests.filter((url) => url.includes("stolen"))).toEqual([]);
});
