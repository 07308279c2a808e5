import { needsFields } from "../needs-fields";
import { messagePlace, type Rule } from "../rule";

/** An error that does not say whether the same call may succeed later. */
export const missingRetryability: Rule = {
  id: "missing-retryability",
  severity: "warning",
  check(view) {
    const { fields } = view;
    const implied = !fields.category && fields.implied?.value.retryable !== undefined;
    if (!needsFields(view) || fields.retryable || implied) return [];
    return [{ place: messagePlace(view), seen: view.message }];
  },
};
