import { messagePlace, type Rule } from "../rule";

/** Characters; about 2,000 tokens that the model pays for in each later turn. */
const MAX_CHARACTERS = 8000;

/** An error that fills the context. */
export const oversizedError: Rule = {
  id: "oversized-error",
  severity: "warning",
  check(view) {
    if (!view.isFailure || view.fields.partialResults) return [];
    const size = view.texts.reduce(
      (sum, part) => sum + (part.prose === undefined || part.prose === part.text ? part.text.length : 0),
      0,
    );
    return size > MAX_CHARACTERS ? [{ place: messagePlace(view), seen: `${size} characters` }] : [];
  },
};
