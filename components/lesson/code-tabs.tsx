import { Children, isValidElement, type ReactNode } from "react";
import { CodeTabsIsland } from "./code-tabs-island";

/** Two fenced blocks, TypeScript first, then Python (a test holds lessons to it), as tabs. */
export function CodeTabs(props: { children: ReactNode }) {
  const [typescript, python] = Children.toArray(props.children).filter((child) => isValidElement(child));
  return <CodeTabsIsland typescript={typescript} python={python} />;
}
