import { htmlErrorPage } from "../html-page";
import type { Rule } from "../rule";
import { allText } from "../view";

/** An HTML page where a sentence should be. */
export const htmlPage: Rule = {
  id: "html-page",
  severity: "error",
  check(view) {
    if (!view.isFailure) return [];
    const part = view.texts.find((text) => htmlErrorPage(text.text));
    if (part) return [{ place: part.place, seen: htmlErrorPage(part.text)?.title || part.text }];
    const page = htmlErrorPage(allText(view));
    return page ? [{ place: { path: view.protocolError?.path ?? view.item.base }, seen: page.title }] : [];
  },
};
