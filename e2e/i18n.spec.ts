import { expect, test } from "./fixtures";
import { everyPage } from "./pages";

const CHINESE = /\p{Script=Han}/u;

for (const path of everyPage()) {
  test(`${path} says its language and speaks it`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const isChinese = path.startsWith("/zh");
    expect(first(html, /<html[^>]* lang="([^"]+)"/)).toBe(isChinese ? "zh-CN" : "en");
    const heading = first(html, /<h1[^>]*>([\s\S]*?)<\/h1>/).replace(/<[^>]+>/g, "");
    const title = first(html, /<title>([^<]*)</);
    expect(title).not.toBe("");
    const description = first(html, /<meta name="description" content="([^"]*)"/);
    // A lesson may be called by an English error text in both languages.
    if (isChinese) expect(`${heading} ${title} ${description}`).toMatch(CHINESE);
    else expect(heading).not.toMatch(CHINESE);
    // Markdown that was not understood would show as it was typed.
    expect(prose(html).match(/.{0,30}(?:\*\*|`|\*\p{L}+\*).{0,30}/gu) ?? []).toEqual([]);
  });
}

/** The text of a page without its code. */
const prose = (html: string) =>
  html.replaceAll(/<(script|style|pre|code|textarea)\b[\s\S]*?<\/\1>/g, "").replaceAll(/<[^>]+>/g, " ");

const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? "";

test("the bare address leads to the visitor's language", async ({ request }) => {
  const chinese = await request.get("/", { headers: { "accept-language": "zh-CN,zh;q=0.9,en;q=0.8" } });
  expect(new URL(chinese.url()).pathname).toBe("/zh");
  const french = await request.get("/", { headers: { "accept-language": "fr" } });
  expect(new URL(french.url()).pathname).toBe("/en");
});

for (const path of ["/zh/nope", "/zh/lessons/nope", "/en/lab/nope"]) {
  test(`${path} says in the visitor's language that there is no such page, without scripts`, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()["cache-control"]).toContain("no-store");
    const heading = first(await response.text(), /<h1[^>]*>([^<]*)</);
    expect(heading).toBe(path.startsWith("/zh") ? "没有这个页面" : "There is no such page");
  });
}
