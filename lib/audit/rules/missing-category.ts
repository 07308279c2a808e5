import { needsFields } from "../needs-fields";
import { messagePlace, type Rule } from "../rule";

/** An error that does not say which kind of failure it is. */
export const missingCategory: Rule = {
  id: "missing-category",
  severity: "warning",
  check(view) {
    const { fields } = view;
    if (!needsFields(view) || fields.category || fields.unknownCategory || fields.implied?.value.category)
      return [];
    return [{ place: messagePlace(view), seen: view.message }];
  },
};
