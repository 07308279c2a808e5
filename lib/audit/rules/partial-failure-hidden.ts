import type { Doc } from "../error-docs";
import { isObject, type JsonObject, own, pointer } from "../json";
import { messagePlace, type Rule, type Sighting } from "../rule";
import type { ResultView } from "../view";

const CLAIMS_SUCCESS = /^(?:ok|success|succeeded|successful|complete|completed|done|成功|完成)$/i;
const SOME_OF =
  /\b(\d{1,6}) (?:of|out of|\/) (?:the )?(\d{1,6})\b[^.\n]{0,60}\b(?:fail|succe|complet|process|done|time|unavailable|fetched|saved|sent|updated|imported)|\b(?:partial(?:ly)?|some (?:of|items|records|rows|sources|files))\b[^.\n]{0,60}\b(?:fail|succe|complet|applied|saved|error)|\b\d{1,6} (?:succeeded|completed|processed|saved)[^.\n]{0,20}\d{1,6} failed|部分(?:失败|成功|完成)|\d{1,6}\s*(?:个|条|项)?成功[^。\n]{0,10}\d{1,6}\s*(?:个|条|项)?失败|成功\s?\d{1,6}[^。\n]{0,10}失败\s?\d{1,6}/i;

/** Part of the work failed, and either that or what succeeded is not told. */
export const partialFailureHidden: Rule = {
  id: "partial-failure-hidden",
  severity: "warning",
  check(view) {
    return view.isFailure ? droppedSuccesses(view) : view.docs.flatMap(hiddenFailures).slice(0, 1);
  },
};

/** The error speaks of parts that succeeded, and carries none of them. */
function droppedSuccesses(view: ResultView): Sighting[] {
  if (view.fields.partialResults || view.protocolError) return [];
  const match = SOME_OF.exec(view.message.slice(0, 2000));
  if (!match) return [];
  const carries = view.docs.some(
    (doc) =>
      isObject(doc.value) &&
      Object.entries(doc.value).some(
        ([key, value]) => isObject(value) && /partial|result|succe|complet|done/i.test(key),
      ),
  );
  return carries ? [] : [{ place: messagePlace(view), seen: match[0] }];
}

/** The reply claims success while some of its parts carry an error. */
function hiddenFailures(doc: Doc): Sighting[] {
  if (!isObject(doc.value)) return [];
  const value = doc.value;
  const data = own(value, "data");
  const errors = own(value, "errors");
  const isGraphQl = Object.hasOwn(value, "data") && Array.isArray(errors) && errors.length > 0;
  if (
    isGraphQl &&
    isObject(data) &&
    Object.keys(value).every((key) => ["data", "errors", "extensions"].includes(key))
  ) {
    return [{ place: doc.at("/errors"), seen: errors[0], severity: "error" }];
  }
  const claims =
    own(value, "success") === true ||
    own(value, "ok") === true ||
    [own(value, "status"), own(value, "message")].some(
      (v) => typeof v === "string" && CLAIMS_SUCCESS.test(v),
    );
  if (!claims || isTestRun(value)) return [];
  for (const [key, list] of Object.entries(value).slice(0, 100)) {
    if (
      /^(?:failed|failures?|errors?|failed_?\w{0,30}|failureCount|errorCount|skipped_errors|not_?processed)$/i.test(
        key,
      ) &&
      !/jobs|tests|builds|runs/i.test(key)
    ) {
      const some = (Array.isArray(list) && list.length > 0) || (typeof list === "number" && list > 0);
      if (some)
        return [
          { place: doc.at(pointer("", key)), seen: `${key}: ${Array.isArray(list) ? list.length : list}` },
        ];
    }
    const at =
      Array.isArray(list) && /^(?:results|items|responses|outputs|operations|data)$/i.test(key)
        ? list.slice(0, 500).findIndex(isFailedPart)
        : -1;
    if (at >= 0) return [{ place: doc.at(pointer("", key, at)), seen: Array.isArray(list) ? list[at] : "" }];
  }
  return [];
}

/** The summary of a test run: that tests failed is what it was asked for. */
function isTestRun(value: JsonObject): boolean {
  return Object.keys(value).some((key) =>
    /^(?:tests?|suites?|specs?|assertions|passed|(?:num|total)_?(?:passed|tests?)\w*|testResults)$/i.test(
      key,
    ),
  );
}

/** A part that says of itself that it failed; a listed job that failed has a name or a time of its own. */
function isFailedPart(part: unknown): boolean {
  if (!isObject(part)) return false;
  if (
    Object.keys(part).some((key) =>
      /^(?:name|title|level|severity|conclusion|test|job|build|check|step|suite|rule|line|\w*(?:_at|At))$/.test(
        key,
      ),
    )
  )
    return false;
  const error = own(part, "error");
  const hasError = (typeof error === "string" && error !== "") || isObject(error);
  return own(part, "ok") === false || own(part, "success") === false || hasError;
}
