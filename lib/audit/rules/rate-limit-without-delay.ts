import { rateLimitWords, statedDelay } from "../classify";
import { messagePlace, type Rule } from "../rule";

/** Rate limited, and no word on how long to wait. */
export const rateLimitWithoutDelay: Rule = {
  id: "rate-limit-without-delay",
  severity: "warning",
  check(view) {
    if (!view.isFailure) return [];
    const seen = rateLimitWords(view);
    return seen !== undefined && statedDelay(view) === undefined ? [{ place: messagePlace(view), seen }] : [];
  },
};
