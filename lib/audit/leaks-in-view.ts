import { pointer, stringsIn } from "./json";
import type { LeakFound } from "./leaks";
import type { Sighting } from "./rule";
import type { Place } from "./types";
import type { ResultView } from "./view";

/** How much of one text is searched. */
const MAX_SEARCHED = 50_000;

/** The first leak in what a failure shows. A success may well hold paths, SQL and code: it was asked for them. */
export function leakIn(view: ResultView, find: (text: string) => LeakFound | undefined): Sighting[] {
  if (!view.isFailure) return [];
  for (const { text, place } of shownTexts(view)) {
    const leak = find(text.slice(0, MAX_SEARCHED));
    if (leak) return [{ place, seen: `${leak.kind}: ${leak.text}` }];
  }
  return [];
}

/** Every string that a failure shows, decoded, with its place. */
function* shownTexts(view: ResultView): Generator<{ text: string; place: Place }> {
  if (view.protocolError) {
    yield { text: view.protocolError.message, place: { path: pointer(view.protocolError.path, "message") } };
  }
  for (const part of view.texts) if (part.prose !== undefined) yield { text: part.prose, place: part.place };
  for (const doc of view.docs) {
    for (const { text, path } of stringsIn(doc.value)) {
      const key = path.slice(path.lastIndexOf("/") + 1);
      // The key belongs to it: `{"password": "…"}` leaks by the pair.
      yield { text: /key|token|secret|passw|pwd/i.test(key) ? `${key}=${text}` : text, place: doc.at(path) };
    }
  }
}
