import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { eachLocale, expect, expectNoAxeViolations, test } from "./fixtures";

const WORDS = {
  en: {
    start: "Start the exam",
    question: /^Question (\d+) of 20$/,
    left: "Time left",
    handIn: "Hand in now",
    result: "Your result",
    score: /of 1,000; 720 passes/,
    byTopic: "By topic",
    missed: "Only what I missed",
    section: /^Read: /,
    flagged: /Question 2: answered, flagged/,
  },
  zh: {
    start: "开始考试",
    question: /^第 (\d+) 题，共 20 题$/,
    left: "剩余时间",
    handIn: "交卷",
    result: "考试结果",
    score: /满分 1000，720 及格/,
    byTopic: "按主题",
    missed: "只看答错的",
    section: /^去读：/,
    flagged: /第 2 题：已答，已标记/,
  },
} as const;

/** The number of the question on screen. */
async function questionNumber(page: Page, pattern: RegExp): Promise<number> {
  const heading = await page.getByRole("heading", { level: 2, name: pattern }).textContent();
  return Number(pattern.exec(heading?.trim() ?? "")?.[1]);
}

/** Presses Tab until what has the focus bears this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (focused === name) return;
  }
  throw new Error(`No control named ${name} can be reached by Tab`);
}

/** Every link into a lesson leads to a heading that the lesson's page really has. */
async function expectSectionsExist(page: Page, name: RegExp): Promise<void> {
  const links = await page.getByRole("link", { name }).all();
  expect(links).toHaveLength(20);
  const pages = new Map<string, string>();
  for (const link of links) {
    const [path = "", hash = ""] = ((await link.getAttribute("href")) ?? "").split("#");
    const html = pages.get(path) ?? (await (await page.request.get(path)).text());
    pages.set(path, html);
    expect(html, `${path}#${hash}`).toContain(`id="${decodeURIComponent(hash)}"`);
  }
}

/** Whole exams with several scans of the page each: more than the usual minute on a busy machine. */
test.describe.configure({ timeout: 180_000 });

eachLocale((locale) => {
  const words = WORDS[locale];

  test("an exam is sat by keyboard alone, handed in and reviewed", async ({ page }) => {
    await page.goto(`/${locale}/quiz/exam`);
    await page.getByRole("button", { name: words.start }).waitFor();
    await tabTo(page, words.start);
    await page.keyboard.press("Enter");
    await expect(page.getByText(words.left)).toBeVisible();

    for (let n = 1; n <= 20; n++) {
      expect(await questionNumber(page, words.question)).toBe(n);
      await page.keyboard.press(String(1 + (n % 4)));
      await expect(page.getByRole("radio").nth(n % 4)).toBeChecked();
      if (n === 2) {
        await page.keyboard.press("f");
        await expect(page.getByRole("button", { name: words.flagged })).toBeVisible();
      }
      // No feedback before the end.
      await expect(page.getByRole("strong")).toHaveCount(0);
      await page.keyboard.press("Enter");
      if (n < 20)
        await expect(page.getByRole("heading", { level: 2, name: words.question })).not.toHaveText(
          new RegExp(`\\b${n}\\b.*20`),
        );
    }

    await expect(page.getByRole("dialog")).toBeVisible();
    await tabTo(page, words.handIn);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: words.result })).toBeFocused();
    await expect(page.getByText(words.score)).toBeVisible();
    await expect(page.getByRole("table", { name: words.byTopic }).getByRole("row")).toHaveCount(11);
    // Radios are one stop of Tab; an arrow key goes from "only what I missed" to "all".
    const onlyMissed = page.getByRole("radio", { name: words.missed });
    for (let i = 0; i < 80 && !(await onlyMissed.evaluate((e) => e === document.activeElement)); i++)
      await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("article")).toHaveCount(20);
    await expectNoAxeViolations(page);
    await expectSectionsExist(page, words.section);
  });

  test("the question, the answer and the flag are there after a reload", async ({ page }) => {
    await page.goto(`/${locale}/quiz/exam`);
    await page.getByRole("button", { name: words.start }).click();
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await expect.poll(() => questionNumber(page, words.question)).toBe(2);
    await page.keyboard.press("3");
    await page.keyboard.press("f");
    const options = await page
      .getByRole("group")
      .filter({ has: page.getByRole("radio") })
      .textContent();
    await page.reload();
    await expect.poll(() => questionNumber(page, words.question)).toBe(2);
    await expect(page.getByRole("radio").nth(2)).toBeChecked();
    await expect(page.getByRole("button", { name: words.flagged })).toBeVisible();
    expect(
      await page
        .getByRole("group")
        .filter({ has: page.getByRole("radio") })
        .textContent(),
    ).toBe(options);
    await expectNoAxeViolations(page);
  });
});

test("two tabs work on one exam without losing an answer", async ({ page, context }) => {
  await page.goto("/en/quiz/exam");
  await page.getByRole("button", { name: "Start the exam" }).click();
  const second = await context.newPage();
  await second.goto("/en/quiz/exam");
  await page.keyboard.press("1");
  await second.getByRole("button", { name: "Question 5: not answered" }).click();
  await second.getByRole("radio").nth(1).check();
  for (const tab of [page, second]) {
    await expect(tab.getByRole("button", { name: "Question 1: answered" })).toBeVisible();
    await expect(tab.getByRole("button", { name: "Question 5: answered" })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Question 1 of 20" })).toBeVisible();
});

test("setting the clock gives and takes nothing; time up hands the exam in", async ({ page }) => {
  const timer = page.getByRole("timer");
  const secondsLeft = async () => {
    const [minutes = 0, seconds = 0] = ((await timer.textContent()) ?? "").split(":").map(Number);
    return 60 * minutes + seconds;
  };
  await page.clock.install({ time: new Date("2026-11-02T10:00:00Z") });
  await page.goto("/en/quiz/exam");
  await page.getByRole("button", { name: "Start the exam" }).click();
  await timer.waitFor();
  await page.clock.pauseAt(new Date("2026-11-02T10:10:00Z"));
  await page.clock.runFor(1_000);
  await expect.poll(secondsLeft).toBeLessThan(31 * 60);
  const before = await secondsLeft();
  for (const [n, time] of ["2026-11-02T18:00:00Z", "2026-11-01T10:00:00Z"].entries()) {
    await page.clock.setSystemTime(new Date(time));
    await page.clock.runFor(10_000);
    await expect.poll(secondsLeft).toBe(before - 10 * (n + 1));
  }
  await page.clock.fastForward("40:00");
  await page.clock.runFor(2_000);
  await expect(page.getByText("Time is over.", { exact: false })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your result" })).toBeVisible();
});

test("practice gives the reasons at once, and what was missed comes up for review", async ({ page }) => {
  await page.goto("/en/quiz/practice?topic=five-mistakes");
  await expect(page.getByLabel("Topic")).toHaveValue("five-mistakes");
  await page.getByRole("button", { name: "Start" }).click();
  for (let n = 1; n <= 5; n++) {
    await expect(page.getByRole("heading", { name: `Question ${n} of 5` })).toBeVisible();
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^(Right\.|Not right\.)/)).toBeVisible();
    await expect(page.getByRole("radio").first()).toBeDisabled();
    await page.keyboard.press("Enter");
  }
  const summary = await page.getByText(/^\d of 5 right\.$/).textContent();
  const wrong = 5 - Number(summary?.[0]);
  await page.goto("/en/quiz/review");
  await expect(
    page.getByText(wrong === 1 ? /1 question that you last/ : `${wrong} questions that you last`),
  ).toBeVisible();
  await page.goto("/en/progress");
  await expect(page.getByRole("row", { name: /Five tempting mistakes/ })).toContainText("0 of 5");
});

test("without storage everything works, and says so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/en/quiz/exam");
  await page.getByRole("button", { name: "Start the exam" }).click();
  await expect(page.getByText("Nothing is being saved")).toBeVisible();
  await page.keyboard.press("2");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Question 2 of 20" })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("a full storage is said, and the work goes on in memory", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await page.goto("/en/quiz/practice?topic=five-mistakes");
  await page.getByRole("button", { name: "Start" }).click();
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The browser's storage is full")).toBeVisible();
});

test("progress is exported, reset after a question, and imported again; bad files change nothing", async ({
  page,
}) => {
  await page.goto("/en/quiz/practice?topic=five-mistakes");
  await page.getByRole("button", { name: "Start" }).click();
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^(Right\.|Not right\.)/)).toBeVisible();

  await page.goto("/en/progress");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as a file" }).click(),
  ]);
  const exported = readFileSync(await download.path(), "utf8");
  expect(Object.keys(JSON.parse(exported).reviews)).toHaveLength(1);

  const importFile = (text: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: "p.json", mimeType: "application/json", buffer: Buffer.from(text) });
  for (const [text, says] of [
    ["{ half a fi", "not a JSON file"],
    ['{"hello":1}', "not an export of this site"],
    ['{"version":99}', "newer version"],
    [exported.replace(/"at": \d+/, '"at": "soon"'), "cannot be read: reviews."],
  ] as const) {
    await importFile(text);
    await expect(page.getByRole("alert").filter({ hasText: "Nothing has changed" })).toContainText(says);
  }
  await expect(page.getByRole("heading", { name: "By topic" })).toBeVisible();

  await page.getByRole("button", { name: "Reset everything" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("heading", { name: "By topic" })).toBeVisible();
  await page.getByRole("button", { name: "Reset everything" }).click();
  await page.getByRole("button", { name: "Delete everything" }).click();
  await expect(page.getByText("Nothing here yet")).toBeVisible();

  await importFile(exported);
  await expect(page.getByText("The file was merged in.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "By topic" })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("an open answer is kept, compared point by point and rated; Claude is optional", async ({ page }) => {
  await page.goto("/en/quiz/self-test");
  const first = page.getByRole("region").filter({ hasText: "1. How do protocol errors" });
  const all = first.getByRole("button", { name: "All points" });
  // Before React is there, a click does nothing and a text is forgotten.
  await expect(async () => {
    await first.getByRole("button", { name: "Reveal the model answer" }).click({ timeout: 2_000 });
    await expect(all).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await all.click();
  await first.getByLabel("Your answer").fill("A result with");
  await first.getByRole("checkbox").nth(2).check();
  await first.getByText("Partly").click();
  await expect(first.getByText("1 of 4 points")).toBeVisible();
  // Still in the field, a moment after the last key.
  await first.getByLabel("Your answer").press("End");
  await first.getByLabel("Your answer").pressSequentially(" isError: true");
  await page.reload();
  await expect(first.getByLabel("Your answer")).toHaveValue("A result with isError: true");
  await expect(first.getByRole("checkbox").nth(2)).toBeChecked();
  await expect(first.getByRole("radio", { name: "Partly" })).toBeChecked();
  await first.getByText("Have Claude compare your answer").click();
  await expectNoAxeViolations(page);
});

test("the certificate bears a name, the figures, and what it is not", async ({ page }) => {
  await page.goto("/en/progress/certificate");
  const sheet = page.getByRole("region", { name: "Record of learning" });
  await expect(async () => {
    await page.getByLabel("Your name").fill("");
    await page.getByLabel("Your name").fill("Ada Lovelace");
    await expect(sheet).toContainText("Ada Lovelace", { timeout: 1_000 });
  }).toPass();
  await expect(sheet).toContainText("not a certification");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(sheet).toBeVisible();
});
