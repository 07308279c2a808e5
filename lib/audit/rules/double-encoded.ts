import type { Rule } from "../rule";

/** JSON text inside JSON text: the model reads backslashes, and code that looks for the fields finds none. */
export const doubleEncoded: Rule = {
  id: "double-encoded",
  severity: "warning",
  check(view) {
    const found = view.doubleEncoded.find((place) => place.isCertain || view.isFailure);
    if (!found) return [];
    const { isCertain: _isCertain, ...place } = found;
    return [{ place, seen: view.texts.find((text) => text.place.path === place.path)?.text ?? "" }];
  },
};
