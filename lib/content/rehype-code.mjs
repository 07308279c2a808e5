import rehypeShiki from "@shikijs/rehype";
import { createCssVariablesTheme } from "shiki";

/** One theme for light and dark: each token's colour is a CSS variable, set from the design tokens in `lesson-prose.css`. */
const theme = createCssVariablesTheme({ name: "failwell", variablePrefix: "--code-", fontStyle: false });

/**
 * Highlights the code of lessons while MDX is compiled, so that no highlighter reaches the browser. Its own module,
 * since Turbopack takes plugins by name with plain JSON options.
 * @this {ThisParameterType<typeof rehypeShiki>}
 */
export default function rehypeCode() {
  return rehypeShiki.call(this, {
    theme,
    langs: ["ts", "python", "json", "bash"],
    addLanguageClass: true,
  });
}
