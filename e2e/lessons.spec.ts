import { LESSONS } from "../lib/content/lessons";
import { eachLocale, expect, expectNoAxeViolations, test } from "./fixtures";

const lesson = (locale: string, slug: string) => `/${locale}/lessons/${slug}`;

/** Words of the page, by language. */
const WORDS = {
  en: {
    commit: "That is my prediction",
    skip: "Show me without predicting",
    happened: "this happened",
    isRead: "You have read this lesson.",
    next: "Next lesson",
    recap: "In short",
    sources: "Sources",
    read: "read",
  },
  zh: {
    commit: "我就这么预测",
    skip: "不预测，直接看",
    happened: "实际结果",
    isRead: "这一课你已经读过了。",
    next: "下一课",
    recap: "要点",
    sources: "出处",
    read: "已读",
  },
} as const;

eachLocale((locale) => {
  const words = WORDS[locale];

  for (const { slug, title, predict, checks } of LESSONS) {
    test.describe(slug, () => {
      test("is complete without JavaScript, the figure's default run included", async ({
        browser,
        baseURL,
      }) => {
        const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
        const page = await context.newPage();
        await page.goto(lesson(locale, slug));
        await expect(page.getByRole("heading", { level: 1, name: title[locale] })).toBeVisible();
        await expect(page.getByRole("heading", { name: words.recap })).toBeVisible();
        await expect(page.getByRole("heading", { name: words.sources })).toBeVisible();
        const outcome = page.getByTestId("figure").getByTestId("outcome");
        for (const part of await outcome.all()) await expect(part).toBeVisible();
        expect(await outcome.count()).toBeGreaterThan(0);
        await context.close();
      });

      test("takes a prediction, then shows what happened", async ({ page }) => {
        await page.goto(lesson(locale, slug));
        const form = page.getByRole("group", { name: predict.text[locale].replaceAll("`", "") });
        await expect(page.getByRole("button", { name: words.commit })).toBeDisabled();
        await form.getByRole("radio").first().check();
        await page.getByRole("button", { name: words.commit }).click();
        await expect(form.getByText(words.happened)).toBeVisible();
        await expect(form.getByRole("radio").first()).toBeDisabled();
        // Some figures have more to uncover, by a run of the learner's own.
        await expect(page.getByTestId("outcome").first()).toBeVisible();
        await page.reload();
        await expect(form.getByText(words.happened)).toBeVisible();
      });

      test("gives a reason for each choice, and is read once all checks are answered", async ({ page }) => {
        await page.goto(lesson(locale, slug));
        for (const { text, choices } of checks) {
          const group = page.getByRole("group", { name: text[locale].replaceAll("`", "") });
          for (const { text, reason } of choices) {
            await group.getByRole("radio", { name: text[locale].replaceAll("`", ""), exact: true }).check();
            await expect(group.getByText(reason[locale].replaceAll("`", ""))).toBeVisible();
          }
        }
        await expect(page.getByText(words.isRead)).toBeVisible();
        await page.goto(`/${locale}/lessons`);
        await expect(
          page
            .getByRole("listitem")
            .filter({ hasText: title[locale] })
            .getByText(words.read, { exact: true }),
        ).toBeVisible();
      });

      test("has no accessibility violations once everything is open", async ({ page }) => {
        test.skip(locale !== "en", "the folded parts are the same in every language");
        await page.goto(lesson(locale, slug));
        await page.getByRole("button", { name: words.skip }).first().click();
        for (const summary of await page.locator("main summary:visible").all()) await summary.click();
        await expectNoAxeViolations(page);
      });
    });
  }
});

test("the figure's answer is veiled until a prediction, or until it is asked for", async ({ page }) => {
  await page.goto(lesson("en", "two-kinds-of-failure"));
  const outcome = page.getByTestId("outcome");
  await expect(outcome).toBeHidden();
  await page.getByRole("button", { name: WORDS.en.skip }).first().click();
  await expect(outcome).toBeVisible();
});

test("the language switch keeps the lesson", async ({ page }) => {
  await page.goto(lesson("en", "four-categories"));
  await page.getByRole("link", { name: "中文" }).click();
  await expect(page).toHaveURL(/\/zh\/lessons\/four-categories$/);
  await expect(page.getByRole("heading", { level: 1, name: "四个类别" })).toBeVisible();
});

test("the language of code samples is remembered", async ({ page }) => {
  await page.goto(lesson("en", "two-kinds-of-failure"));
  await page.getByRole("tab", { name: "Python" }).first().click();
  await page.goto(lesson("en", "is-error-end-to-end"));
  for (const tab of await page.getByRole("tab", { name: "Python" }).all()) {
    await expect(tab).toHaveAttribute("aria-selected", "true");
  }
});

test("a term shows its meaning on focus, and Escape hides it", async ({ page }) => {
  await page.goto(lesson("en", "two-kinds-of-failure"));
  await page.getByRole("link", { name: "protocol error", exact: true }).first().focus();
  const card = page.getByRole("tooltip").filter({ hasText: "No tool ran." });
  await expect(card).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
});

test("on a small screen one switch turns between prose and figure", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(lesson("en", "two-kinds-of-failure"));
  const figure = page.getByTestId("figure");
  await expect(figure).toBeHidden();
  await page.getByRole("radio", { name: "Try" }).check();
  await expect(figure).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("lesson 1: a host that forwards shows the model what another keeps to itself", async ({ page }) => {
  await page.goto(lesson("en", "two-kinds-of-failure"));
  await page.getByRole("button", { name: WORDS.en.skip }).first().click();
  const figure = page.getByTestId("figure");
  await expect(figure.getByText("Nothing. It will never know.")).toBeVisible();
  await figure.getByRole("radio", { name: "tells the model" }).check();
  await expect(figure.getByRole("group", { name: "What the model gets to read" })).toContainText("is_error");
});

test("lesson 2: another order is run live, and loses its failure in the same way", async ({ page }) => {
  await page.goto(lesson("en", "is-error-end-to-end"));
  await page.getByRole("button", { name: WORDS.en.skip }).first().click();
  const figure = page.getByTestId("figure");
  await figure.getByRole("radio", { name: "empty list" }).check();
  await expect(figure.getByText("there is no order A-TIMEOUT")).toBeVisible();
  await figure.getByRole("radio", { name: "A-999" }).check();
  await expect(figure.getByText("there is no order A-999")).toBeVisible();
});

test("lesson 3: all eight failures can be sorted with the keyboard alone", async ({ page }) => {
  await page.goto(lesson("en", "four-categories"));
  await page.getByRole("button", { name: WORDS.en.skip }).first().click();
  const cards = page
    .getByTestId("figure")
    .getByRole("listitem")
    .filter({ has: page.getByRole("radio") });
  for (const card of (await cards.all()).slice(1)) {
    await card.getByRole("radio", { name: "transient" }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expect(card.getByRole("radio", { name: "validation" })).toBeChecked();
  }
  await page.getByRole("button", { name: "Check and run all eight" }).click();
  await expect(page.getByText("3 of 8 as the server has it.")).toBeVisible();
});

test("lesson 4: one more customer is run live", async ({ page }) => {
  await page.goto(lesson("en", "operation-failed"));
  await page.getByRole("button", { name: WORDS.en.skip }).first().click();
  await page.getByRole("button", { name: "One more customer, live" }).click();
  await expect(page.getByText("9 of 9 recovered rightly.")).toBeVisible();
});

test("lesson 5: without its words the agent knows the rule and says nothing", async ({ page }) => {
  await page.goto(lesson("en", "structured-metadata"));
  await page.getByRole("button", { name: WORDS.en.skip }).first().click();
  const outcome = page.getByTestId("outcome");
  await expect(outcome).toContainText("explained it and offered an exception");
  await page.getByRole("button", { name: "Only the category" }).click();
  await expect(outcome).toContainText("gave a vague reply");
  await page.getByRole("checkbox", { name: /customerMessage/ }).check();
  await expect(outcome).toContainText("explained it and offered an exception");
});

test("the glossary has an entry for a term that a lesson links to", async ({ page }) => {
  await page.goto("/en/glossary#protocol-error");
  await expect(page.getByText("No tool ran.")).toBeVisible();
  await expectNoAxeViolations(page);
});

test("each lesson has a picture, and the sitemap names it in both languages", async ({ request, page }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const { slug } of LESSONS) {
    for (const locale of ["en", "zh"]) expect(sitemap).toContain(lesson(locale, slug));
  }
  await page.goto(lesson("zh", "four-categories"));
  const image = await page.locator('meta[property="og:image"]').getAttribute("content");
  const response = await request.get(new URL(image ?? "").pathname);
  expect(response.headers()["content-type"]).toBe("image/png");
});
