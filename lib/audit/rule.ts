import type { RuleId } from "./rule-ids";
import type { Place, Severity } from "./types";
import type { ResultView } from "./view";

/** What a rule saw; `severity` where it differs from the rule's own. */
export type Sighting = { place: Place; seen: unknown; severity?: Severity };

/** One rule over one result. `check` is pure, never throws, and is linear in the size of the result. */
export type Rule = {
  id: RuleId;
  severity: Severity;
  check(view: ResultView): Sighting[];
};

/** Where the result itself stands. */
export function resultPlace(view: ResultView): Place {
  return { path: view.item.base };
}

/** Where the failure's words stand: the message field, else the first text, else the result. */
export function messagePlace(view: ResultView): Place {
  if (view.protocolError) return { path: `${view.protocolError.path}/message` };
  return view.fields.message?.place ?? view.texts[0]?.place ?? resultPlace(view);
}
