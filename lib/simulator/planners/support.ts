import type { Planner } from "./index";
import { compose } from "./support-compose";
import { nextCalls } from "./support-follow-up";
import { opening } from "./support-opening";
import { situationOf } from "./support-situation";

/** Customer support with tools that look things up, change them, or hand over to a person. */
export const support: Planner = {
  fits: () => true,
  plan(conversation) {
    const situation = situationOf(conversation);
    if (situation.threads.length === 0) return opening(situation);
    return nextCalls(situation) ?? compose(situation);
  },
};
