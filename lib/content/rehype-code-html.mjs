import rehypeShiki from "@shikijs/rehype";
import { toHtml } from "hast-util-to-html";
import { createCssVariablesTheme } from "shiki";
import { visit } from "unist-util-visit";

/** One theme for light and dark: each token's colour is a CSS variable, set from the design tokens in `lesson-prose.css`. */
const theme = createCssVariablesTheme({ name: "failwell", variablePrefix: "--code-", fontStyle: false });

/**
 * Highlights the code of lessons while MDX is compiled, so that no highlighter reaches the browser, and hands each block
 * over as ready HTML: as elements, its hundreds of tokens would be sent twice and walked when the page hydrates. Its own
 * module, since Turbopack takes plugins by name with plain JSON options.
 * @this {ThisParameterType<typeof rehypeShiki>}
 */
export default function rehypeCode() {
  const highlight = rehypeShiki.call(this, {
    theme,
    langs: ["ts", "python", "json", "bash"],
    addLanguageClass: true,
  });
  /** @type {typeof highlight} */
  return async (tree, file) => {
    await highlight(tree, file, () => undefined);
    visit(tree, { type: "element", tagName: "pre" }, (pre) => {
      pre.properties.html = toHtml(pre.children);
      pre.children = [];
    });
  };
}
