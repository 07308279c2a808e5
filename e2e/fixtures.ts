import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

export { expect };

export const LOCALES = ["en", "zh"] as const;
export const THEMES = ["light", "dark"] as const;

type AutomaticChecks = {
  /** Fails the test when its pages asked another host for anything, or when a script failed on them. */
  quietPages: undefined;
};

const isLocal = (url: URL, home: URL) =>
  url.protocol === "data:" || url.protocol === "blob:" || url.host === home.host;

/** Playwright's `test`, with the checks above on every page. */
export const test = base.extend<AutomaticChecks>({
  quietPages: [
    async ({ context, baseURL }, use) => {
      const home = new URL(baseURL ?? "http://localhost");
      const foreign: string[] = [];
      const failures: string[] = [];
      await context.route(
        (url) => !isLocal(url, home),
        (route) => {
          foreign.push(route.request().url());
          return route.abort();
        },
      );
      context.on("weberror", (error) => failures.push(String(error.error())));
      await use(undefined);
      expect(foreign, "requests to other hosts").toEqual([]);
      expect(failures, "errors thrown on the page").toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs `declare` once for each language, with a title that names it. */
export function eachLocale(declare: (locale: (typeof LOCALES)[number]) => void): void {
  for (const locale of LOCALES) test.describe(locale, () => declare(locale));
}

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What can differ between two themes of the same document. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

// Legacy mode stays in the page: without it axe opens another one for each check, and no page here has foreign frames.
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** Checks the page as it stands against WCAG 2.2 A and AA; then its colours once more in the dark theme. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const rules = colorScheme === "light" ? axe(page).withTags(WCAG) : axe(page).withRules(RULES_OF_COLOUR);
    const { violations } = await rules.analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
    }));
    expect(found, `accessibility in the ${colorScheme} theme`).toEqual([]);
  }
}
