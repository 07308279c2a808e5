import type { Page } from "@playwright/test";
import { LESSONS } from "../lib/content/lessons";
import { eachLocale, expect, expectNoAxeViolations, LOCALES, test } from "./fixtures";

const lesson = (locale: string, slug: string) => `/${locale}/lessons/${slug}`;
const plain = (text: string) => text.replaceAll("`", "");

/** Words of the page, by language. */
const WORDS = {
  en: {
    commit: "That is my prediction",
    skip: "Show me without predicting",
    happened: "this happened",
    isRead: "You have read this lesson.",
    recap: "In short",
    sources: "Sources",
    read: "read",
  },
  zh: {
    commit: "我就这么预测",
    skip: "不预测，直接看",
    happened: "实际结果",
    isRead: "这一课你已经读过了。",
    recap: "要点",
    sources: "出处",
    read: "已读",
  },
} as const;

/** Visits a lesson, and waits for its scripts: they load after the first paint, those of its figure last. */
const visit = (page: Page, locale: string, slug: string) =>
  page.goto(lesson(locale, slug), { waitUntil: "networkidle" });

/** Opens a lesson and uncovers its figure. */
async function open(page: Page, slug: string) {
  await visit(page, "en", slug);
  await page.getByRole("button", { name: WORDS.en.skip }).first().click();
  return page.getByTestId("figure");
}

/** Commits to the first prediction, then gives every answer to every check. Leaves the lesson read. */
async function work(
  page: Page,
  locale: (typeof LOCALES)[number],
  { predict, checks }: (typeof LESSONS)[number],
) {
  const words = WORDS[locale];
  // The first of several may be an example, shown from the start.
  await expect(page.getByTestId("outcome").last()).toBeHidden();
  const form = page.getByRole("group", { name: plain(predict.text[locale]) });
  await expect(page.getByRole("button", { name: words.commit })).toBeDisabled();
  await form.getByRole("radio").first().check();
  await page.getByRole("button", { name: words.commit }).click();
  await expect(form.getByText(words.happened)).toBeVisible();
  await expect(form.getByRole("radio").first()).toBeDisabled();
  // Some figures have more to uncover, by a run of the learner's own.
  await expect(page.getByTestId("outcome").first()).toBeVisible();
  for (const { text, choices } of checks) {
    const group = page.getByRole("group", { name: plain(text[locale]) });
    for (const { text, reason } of choices) {
      await group.getByRole("radio", { name: plain(text[locale]), exact: true }).check();
      await expect(group.getByText(plain(reason[locale]))).toBeVisible();
    }
  }
  await expect(page.getByText(words.isRead)).toBeVisible();
}

eachLocale((locale) => {
  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("every lesson is complete, its figure's default run included", async ({ page }) => {
      for (const { slug, title } of LESSONS) {
        await page.goto(lesson(locale, slug), { waitUntil: "domcontentloaded" });
        await expect(page.getByRole("heading", { level: 1, name: title[locale] })).toBeVisible();
        for (const name of [WORDS[locale].recap, WORDS[locale].sources]) {
          await expect(page.getByRole("heading", { name })).toBeVisible();
        }
        const outcome = page.getByTestId("figure").getByTestId("outcome");
        expect(await outcome.count(), slug).toBeGreaterThan(0);
        for (const part of await outcome.all()) await expect(part, slug).toBeVisible();
      }
    });
  });

  test("every lesson names its picture, its other language and itself in the sitemap", async ({
    request,
  }) => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    for (const { slug, intro } of LESSONS) {
      const path = lesson(locale, slug);
      expect(sitemap).toContain(path);
      const html = await (await request.get(path)).text();
      for (const other of LOCALES) {
        expect(html).toMatch(
          new RegExp(`<link rel="alternate" hrefLang="${other}[^"]*" href="[^"]*${lesson(other, slug)}"`),
        );
      }
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
      expect(html).toContain(`<meta name="description" content="${intro[locale].slice(0, 8)}`);
      expect(html).toMatch(new RegExp(`<meta property="og:image" content="[^"]*${path}/opengraph-image`));
    }
    const image = await request.get(`${lesson(locale, "four-categories")}/opengraph-image`);
    expect(image.headers()["content-type"]).toBe("image/png");
  });
});

for (const one of LESSONS) {
  test(`${one.slug}: predicted, checked, read, and accessible with everything open`, async ({ page }) => {
    await visit(page, "en", one.slug);
    await work(page, "en", one);
    for (const summary of await page.locator("main summary:visible").all()) {
      if (!(await summary.evaluate((node) => node.parentElement?.hasAttribute("open"))))
        await summary.click();
    }
    await expectNoAxeViolations(page);
  });
}

test("what was done is kept: in Chinese too, over a reload, and in the list of lessons", async ({ page }) => {
  const [, , , , , one] = LESSONS;
  if (!one) throw new Error("there is no sixth lesson");
  await visit(page, "zh", one.slug);
  await work(page, "zh", one);
  await page.reload();
  await expect(page.getByText(WORDS.zh.happened)).toBeVisible();
  await page.goto("/zh/lessons");
  const item = page.getByRole("listitem").filter({ hasText: one.title.zh });
  await expect(item.getByText(WORDS.zh.read, { exact: true })).toBeVisible();
});

test("lessons 1 and 2: terms, what a host shows, SDKs, the language of samples, a failure lost live", async ({
  page,
}) => {
  let figure = await open(page, "two-kinds-of-failure");
  await expect(figure.getByText("Nothing. It will never know.")).toBeVisible();
  await figure.getByRole("radio", { name: "tells the model" }).check();
  await expect(figure.getByRole("group", { name: "What the model gets to read" })).toContainText("is_error");

  await page.getByRole("link", { name: "protocol error", exact: true }).first().focus();
  const card = page.getByRole("tooltip").filter({ hasText: "No tool ran." });
  await expect(card).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();

  await page.getByRole("tab", { name: "Python" }).first().click();
  figure = await open(page, "is-error-end-to-end");
  for (const tab of await page.getByRole("tab", { name: "Python" }).all()) {
    await expect(tab).toHaveAttribute("aria-selected", "true");
  }
  await figure.getByRole("radio", { name: "empty list" }).check();
  await expect(figure.getByText("there is no order A-TIMEOUT")).toBeVisible();
  await figure.getByRole("radio", { name: "A-999" }).check();
  await expect(figure.getByText("there is no order A-999")).toBeVisible();
});

test.describe("lesson 1 without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  test("switches between SDKs, and on a small screen between prose and figure", async ({ page }) => {
    await visit(page, "en", "two-kinds-of-failure");
    const low = page.getByRole("region", { name: "v1, low-level Server" });
    const high = page.getByRole("region", { name: "v1, high-level McpServer" });
    await expect(low).toContainText("-32603");
    await expect(high).toBeHidden();
    await page.getByRole("radio", { name: "v1, high-level McpServer" }).check();
    await expect(low).toBeHidden();
    await expect(high).toContainText("result with isError");

    const figure = page.getByTestId("figure");
    await expect(figure).toBeHidden();
    await page.getByRole("radio", { name: "Try" }).check();
    await expect(figure).toBeVisible();
    await expect(figure).toContainText("Unknown tool: lookup_orders");
  });
});

test("lesson 3: all eight can be sorted with the keyboard alone; the language switch keeps the lesson", async ({
  page,
}) => {
  const figure = await open(page, "four-categories");
  const cards = figure.getByRole("listitem").filter({ has: page.getByRole("radio") });
  for (const card of (await cards.all()).slice(1)) {
    await card.getByRole("radio", { name: "transient" }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expect(card.getByRole("radio", { name: "validation" })).toBeChecked();
  }
  await page.getByRole("button", { name: "Check and run all eight" }).click();
  await expect(page.getByText("3 of 8 as the server has it.")).toBeVisible();
  await page.getByRole("link", { name: "中文" }).click();
  await expect(page).toHaveURL(/\/zh\/lessons\/four-categories$/);
  await expect(page.getByRole("heading", { level: 1, name: "四个类别" })).toBeVisible();
});

test("lessons 4 and 5: one more customer is run live; without its words the agent says nothing", async ({
  page,
}) => {
  await open(page, "operation-failed");
  await page.getByRole("button", { name: "One more customer, live" }).click();
  await expect(page.getByText("9 of 9 recovered rightly.")).toBeVisible();

  await open(page, "structured-metadata");
  const outcome = page.getByTestId("outcome");
  await expect(outcome).toContainText("explained it and offered an exception");
  await page.getByRole("button", { name: "Only the category" }).click();
  await expect(outcome).toContainText("gave a vague reply");
  await page.getByRole("checkbox", { name: /customerMessage/ }).check();
  await expect(outcome).toContainText("explained it and offered an exception");
});

test("no lesson is wider than a small screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const { slug } of LESSONS) {
    await page.goto(lesson("zh", slug), { waitUntil: "domcontentloaded" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), slug).toBe(360);
  }
});

test("the glossary has an entry, to link to, for every term", async ({ request }) => {
  const html = await (await request.get("/en/glossary")).text();
  for (const id of new Set(LESSONS.flatMap(({ terms }) => terms))) expect(html).toContain(`id="${id}"`);
});

test("the reference card prints on one page of A4 and of US Letter, in both languages", async ({ page }) => {
  const card = LESSONS.find(({ prints }) => prints === "card");
  if (!card) throw new Error("No lesson prints a card");
  for (const locale of LOCALES) {
    await page.goto(lesson(locale, card.slug));
    for (const format of ["A4", "Letter"]) {
      const pdf = (await page.pdf({ format })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g), `${locale}, ${format}`).toHaveLength(1);
    }
  }
});

test.describe("a lesson's scripts", () => {
  const [one] = LESSONS;
  if (!one) throw new Error("there is no lesson");

  test("wait for the first frame, then each is loaded once, and what was clicked before is answered", async ({
    page,
  }) => {
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
    await visit(page, "en", one.slug);
    const waiting = await page.evaluate(() =>
      [...document.scripts].flatMap(({ type, src }) => (type === "after-paint" ? src : [])),
    );
    expect(waiting.length).toBeGreaterThan(5);
    // Clicked before anything can answer.
    await page
      .getByRole("group", { name: plain(one.predict.text.en) })
      .getByRole("radio")
      .first()
      .check();
    await page.getByRole("button", { name: WORDS.en.skip }).first().click();
    const commit = page.getByRole("button", { name: WORDS.en.commit });
    await expect(commit).toBeDisabled();
    await page.evaluate(() => window.dispatchEvent(new Event("first-frame")));
    await expect(page.getByTestId("outcome").first()).toBeVisible();
    await expect(commit).toBeEnabled();
    await page.waitForLoadState("networkidle");
    const counts = waiting.map((src) => requests.filter((url) => url === src).length);
    expect(counts).toEqual(waiting.map(() => 1));
  });

  test("start at once in a tab that is in the background", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, "hidden", { value: true });
      window.requestAnimationFrame = () => 0;
    });
    await visit(page, "en", one.slug);
    await expect.poll(() => page.locator('script[type="after-paint"]').count()).toBe(0);
  });
});
