import type { Page } from "@playwright/test";
import { eachLocale, expect, expectNoAxeViolations, test } from "./fixtures";

const WORDS = {
  en: {
    run: "Run the checks",
    partly: "2 of 4 checks passed",
    all: "4 of 4 checks passed",
    solved: "Every check passes",
    editor: "Handler code, TypeScript",
    stopped: "Stopped after 2 seconds",
    notLoaded: "Your code could not be loaded",
    syntax: /This is not valid TypeScript:/,
    threw: "Your handler threw at line 2",
    problems: "Problems in the code",
    line: "Line 2:",
    mark: "solved",
    seeIt: "Run the agent on my handler",
    seen: "Both runs are done",
    solution: "Compare with a solution",
    read: "Read",
    code: "Code",
  },
  zh: {
    run: "运行检查",
    partly: "4 项检查，通过 2 项",
    all: "4 项检查，通过 4 项",
    solved: "全部检查通过",
    editor: "处理函数代码，TypeScript",
    stopped: "运行 2 秒后停止",
    notLoaded: "代码无法加载",
    syntax: /这不是合法的 TypeScript：/,
    threw: "处理函数在第 2 行抛出了异常",
    problems: "代码里的问题",
    line: "第 2 行：",
    mark: "已完成",
    seeIt: "让智能体用我的处理函数",
    seen: "两次运行都结束了",
    solution: "对照参考答案",
    read: "说明",
    code: "代码",
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

/** Presses Tab until the control of this name has the focus. */
async function tabTo(page: Page, control: ReturnType<Page["getByRole"]>) {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("The control cannot be reached by Tab");
}

test.describe.configure({ timeout: 150_000 });
const open = (page: Page, locale = "en") =>
  page.goto(`/${locale}/workshop/flag-the-failure`, { waitUntil: "networkidle" });

eachLocale((locale) => {
  const words = WORDS[locale];

  test("the starter fails, the solution passes all, and counts after a reload", async ({ page }) => {
    await open(page, locale);
    await page.getByRole("button", { name: words.run }).click();
    await expect(page.getByText(words.partly)).toBeVisible({ timeout: 30_000 });
    await expectNoAxeViolations(page);
    await paste(page, words.editor, SOLUTION);
    // In mid-edit, without a run: what was typed is there again.
    await page.reload({ waitUntil: "networkidle" });
    await expect(page.getByRole("textbox", { name: words.editor })).toContainText("String(error)");
    await page.getByRole("button", { name: words.run }).click();
    await expect(page.getByText(words.all)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(words.solved)).toBeVisible();
    await page.goto(`/${locale}/workshop`, { waitUntil: "networkidle" });
    await expect(page.getByText(words.mark, { exact: true })).toBeVisible();
  });

  test("a loop is stopped; syntax and thrown errors are said at their line and can be gone to", async ({
    page,
  }) => {
    await open(page, locale);
    await paste(page, words.editor, "export function handler() { for (;;); }");
    await page.getByRole("button", { name: words.run }).click();
    await expect(page.getByText(words.stopped)).toBeVisible({ timeout: 40_000 });
    await paste(page, words.editor, "export function handler( {");
    await page.getByRole("button", { name: words.run }).click();
    await expect(page.getByText(words.notLoaded)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(words.syntax).first()).toBeVisible();
    await paste(
      page,
      words.editor,
      "export async function handler(input, backend) {\n  return input.no.such;\n}",
    );
    await page.getByRole("button", { name: words.run }).click();
    await expect(page.getByText(words.threw).first()).toBeVisible({ timeout: 30_000 });
    const problems = page.getByRole("list", { name: words.problems });
    await expect(problems.getByRole("listitem")).toHaveCount(1);
    await expect(problems).toContainText("TypeError");
    await expectNoAxeViolations(page);
    await problems.getByRole("button", { name: words.line }).click();
    await expect(page.getByRole("textbox", { name: words.editor })).toBeFocused();
  });

  test("the simulated agent runs against the learner's handler", async ({ page }) => {
    await open(page, locale);
    await page.getByRole("button", { name: words.seeIt }).click();
    await expect(page.getByText(words.seen)).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText("A-512").first()).toBeVisible();
  });
});

test("an exercise is solved by keyboard alone", async ({ page }) => {
  const words = WORDS.en;
  await open(page);
  const editor = page.getByRole("textbox", { name: words.editor });
  await editor.waitFor();
  await tabTo(page, editor);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(SOLUTION);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByText(words.solved)).toBeVisible({ timeout: 40_000 });
  await page.keyboard.press("Tab");
  await expect(editor).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(editor).not.toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(editor).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: words.solution })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("+");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("on a phone the editor is one tap away from any place in the instructions", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/en/workshop/lookup-order", { waitUntil: "networkidle" });
  const editor = page.getByRole("textbox", { name: WORDS.en.editor });
  await expect(page.getByRole("heading", { name: "Your task" })).toBeVisible();
  await expect(editor).toBeHidden();
  await page.getByText("A hint").scrollIntoViewIfNeeded();
  const code = page.getByRole("radio", { name: WORDS.en.code });
  await expect(code).toBeInViewport();
  await code.check();
  await expect(editor).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your task" })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectNoAxeViolations(page);
});

test("two tabs follow each other, and a tab that slept overwrites nothing without a question", async ({
  page,
  context,
}) => {
  await open(page);
  const second = await context.newPage();
  await open(second);
  await paste(page, WORDS.en.editor, "// from the first tab");
  await expect(second.getByRole("textbox", { name: WORDS.en.editor })).toContainText("// from the first tab");
  // What a tab finds that missed the other's change: a text in storage that it has not seen.
  await second.evaluate(() =>
    Object.getPrototypeOf(localStorage).setItem.call(
      localStorage,
      "failwell:workshop:flag-the-failure",
      "// from a third tab",
    ),
  );
  await paste(second, WORDS.en.editor, "// from the second tab");
  const notice = second.getByText("Another tab has a different version of your code");
  await expect(notice).toBeVisible();
  await expectNoAxeViolations(second);
  await second.reload({ waitUntil: "networkidle" });
  await expect(notice).toBeVisible();
  await second.getByRole("button", { name: "Take the other version" }).click();
  await expect(notice).toBeHidden();
  await expect(second.getByRole("textbox", { name: WORDS.en.editor })).toContainText(
    "// from the second tab",
  );
});

const ATTACK = `Object.prototype.isError = true;
Object.prototype.pass = true;
Array.prototype.some = () => true;
const seen = [];
for (const [name, attack] of Object.entries({
  fetch: () => fetch("/api/health?stolen"),
  beacon: () => navigator.sendBeacon("/api/health?stolen"),
  storage: () => localStorage.getItem("failwell:progress"),
  indexedDB: () => new Promise((yes, no) => { const r = indexedDB.open("x"); r.onsuccess = yes; r.onerror = no; }),
  caches: () => caches.open("stolen"),
  parent: () => self.parent.document.title,
  socket: () => new Promise((yes, no) => { const s = new WebSocket("ws://" + "127.0.0.1/stolen"); s.onopen = yes; s.onerror = no; }),
  script: () => importScripts("/stolen.js"),
  module: () => import("/stolen.mjs"),
  worker: () => new Promise((yes, no) => { const w = new Worker("/stolen.js"); w.onmessage = yes; w.onerror = no; }),
})) {
  try {
    const result = attack();
    if (result && typeof result.then === "function") result.then(() => seen.push(name), () => {});
    else if (result) seen.push(name);
  } catch {}
}
postMessage({ kind: "ready" });
postMessage({ kind: "finished", solved: true });
postMessage({ check: { id: "failure-is-flagged" }, outcome: { pass: true } });
for (let id = 0; id < 20; id++)
  postMessage({ kind: "mcp", message: { jsonrpc: "2.0", id, result: { content: [], isError: true } } });
export async function handler() {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return { content: [{ type: "text", text: "reached:[" + seen.join() + "]" }] };
}`;

test("hostile code reaches no network, storage or parent, and cannot forge a pass", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await open(page);
  await page.evaluate(() => localStorage.setItem("failwell:canary", "untouched"));
  await paste(page, WORDS.en.editor, ATTACK);
  await page.getByRole("button", { name: WORDS.en.run }).click();
  await expect(page.getByText(/of 4 checks passed/)).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(WORDS.en.solved)).toBeHidden();
  expect(requests.filter((url) => url.includes("stolen"))).toEqual([]);
  // The page's own prototypes are as they were, and it goes on working.
  expect(await page.evaluate(() => ["isError" in {}, "pass" in {}, [1].some((n) => n > 1)])).toEqual([
    false,
    false,
    false,
  ]);
  expect(await page.evaluate(() => localStorage.getItem("failwell:canary"))).toBe("untouched");
  // Without what breaks its own server it can be asked what it reached: nothing.
  const tampering = /^(?:Object|Array)\.prototype.*$|^postMessage[\s\S]*?(?=export)/gm;
  await paste(page, WORDS.en.editor, ATTACK.replace(tampering, ""));
  await page.getByRole("button", { name: WORDS.en.run }).click();
  await expect(page.getByText(/reached:\[\]/).first()).toBeVisible({ timeout: 40_000 });
  await paste(page, WORDS.en.editor, SOLUTION);
  await page.getByRole("button", { name: WORDS.en.run }).click();
  await expect(page.getByText(WORDS.en.solved)).toBeVisible({ timeout: 40_000 });
});

for (const [what, body] of [
  ["eats memory", "const all = []; for (;;) all.push(new Array(100_000).fill(all.length));"],
  [
    "floods the page with messages",
    'for (let i = 0; i < 20_000; i++) postMessage({ kind: "mcp", message: { id: 1 } }); for (;;);',
  ],
] as const) {
  test(`a handler that ${what} is stopped, and the page goes on`, async ({ page }) => {
    await open(page);
    await paste(page, WORDS.en.editor, `export function handler() { ${body} }`);
    await page.getByRole("button", { name: WORDS.en.run }).click();
    await expect(page.getByText(WORDS.en.stopped)).toBeVisible({ timeout: 90_000 });
    await paste(page, WORDS.en.editor, SOLUTION);
    await page.getByRole("button", { name: WORDS.en.run }).click();
    await expect(page.getByText(WORDS.en.solved)).toBeVisible({ timeout: 40_000 });
  });
}
