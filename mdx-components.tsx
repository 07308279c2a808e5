import type { MDXComponents } from "mdx/types";

/** Asked for by `@next/mdx`. Lessons get their components as a prop instead, since some need the page's language. */
export function useMDXComponents(): MDXComponents {
  return {};
}
