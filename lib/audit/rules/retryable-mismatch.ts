import { meaningOfHttpStatus } from "../codes";
import { messagePlace, type Rule } from "../rule";
import type { ResultView } from "../view";

const STATUS = /(?:^|[^\d.])(4(?:00|01|03|04|22))(?![\d.])/;
const DENIED =
  /\b(?:forbidden|unauthori[sz]ed|permission denied|access denied|not authori[sz]ed|insufficient (?:permissions?|scope|privileges))\b|权限不足|没有权限|无权|未授权|禁止访问/i;
const SAYS_RETRY =
  /\b(?:please )?(?:retry|try again)\b(?! (?:with|using|after (?:fixing|correcting|changing|adding|granting|signing|logging)|once))|请?(?:稍后)?(?:重试|再试)/i;
const SAYS_NO_RETRY =
  /\b(?:do not|don't|never|not) (?:retry|try again)\b|no retry|不要重试|请勿重试|无需重试/i;

/** Fields, or status and words, that disagree on whether the same call may succeed later. */
export const retryableMismatch: Rule = {
  id: "retryable-mismatch",
  severity: "error",
  check(view) {
    if (!view.isFailure || view.protocolError) return [];
    const { retryable, category, implied, retryAfterMs } = view.fields;
    const kind = category?.value ?? implied?.value.category;
    if (retryable?.value && kind && kind !== "transient") {
      return [{ place: retryable.place, seen: `${kind}, ${retryable.key}: true` }];
    }
    if (retryable?.value && permanentStatus(view)) return [{ place: retryable.place, seen: view.message }];
    if (retryable && !retryable.value && retryAfterMs && kind === "transient") {
      return [
        {
          place: retryAfterMs.place,
          seen: `${retryable.key}: false, ${retryAfterMs.key}`,
          severity: "warning",
        },
      ];
    }
    if (!retryable && saysRetryOfPermanent(view)) return [{ place: messagePlace(view), seen: view.message }];
    return [];
  },
};

/** The message names a status after which the same call fails again. */
function permanentStatus(view: ResultView): boolean {
  const status = STATUS.exec(view.message.slice(0, 300))?.[1];
  return (
    status !== undefined &&
    view.fields.category === undefined &&
    meaningOfHttpStatus(Number(status))?.retryable === false
  );
}

function saysRetryOfPermanent(view: ResultView): boolean {
  const text = view.message.slice(0, 1000);
  if (!SAYS_RETRY.test(text) || SAYS_NO_RETRY.test(text)) return false;
  return DENIED.test(text) || /\b40[13]\b/.test(text) || view.fields.category?.value === "permission";
}
