import { writeFileSync } from "node:fs";
import { prerenderedPages } from "./prerendered-pages.mjs";

/** Pages to be read: complete without scripts. Elsewhere a learner waits for the scripts, not for the text. */
const READING = /^\w+\/lessons\/[\w-]+\.html$/;
const SCRIPT = /<script src="\/_next\/static\/[^"]+" async=""(?=>)/g;
/** A type that no browser runs, nor fetches ahead. */
const WAITING = 'type="after-paint"';

/**
 * Runs in the page, so it uses nothing from outside. Once a frame with the text is on its way to the screen, each
 * waiting script is replaced by one that runs, with the attributes that React looks for: it would add one it misses.
 * What a reader clicks before the lesson answers (`LessonShell` says when it does) is done again then.
 */
function startAfterPaint() {
  const run = (waiting) => {
    const script = document.createElement("script");
    for (const { name, value } of waiting.attributes) {
      if (name !== "type") script.setAttribute(name, value);
    }
    waiting.replaceWith(script);
  };
  // Each in a task of its own: to start ten requests in one blocks a phone for 0.1 to 0.2 s.
  const start = () => {
    for (const waiting of document.querySelectorAll('script[type="after-paint"]'))
      setTimeout(run, 0, waiting);
  };
  // A tab in the background draws no frame.
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));

  const early = [];
  const note = (event) => early.push(event);
  const repeat = (control) => {
    // Back to the state before, or React would see no change.
    if (control.matches("[type=radio], [type=checkbox]")) {
      control.checked = control.type === "checkbox" && !control.checked;
    }
    control.click();
  };
  const answer = () => {
    removeEventListener("click", note, true);
    for (const { target, eventPhase } of early) {
      const control = target.closest("button, input");
      // A click still under way made React hydrate, and reaches it.
      if (control && eventPhase === Event.NONE) setTimeout(repeat, 0, control);
    }
  };
  addEventListener("click", note, true);
  addEventListener("failwell:ready", answer, { once: true });
}

const STARTER = `<script>(${startAfterPaint})()</script>`;

/**
 * Lets the prerendered lessons of a build load their scripts after the first paint: else a phone shares its bandwidth
 * and its processor between the text and React. Next.js has no setting for it.
 * @param {string} dist the build's folder
 * @returns {string[]} the changed pages, from `server/app` on
 */
export function loadScriptsAfterPaint(dist) {
  const changed = [];
  for (const { name, path, html } of prerenderedPages(dist)) {
    const waiting = READING.test(name) ? html.replace(SCRIPT, `$& ${WAITING}`) : html;
    if (waiting === html) continue;
    const started = waiting.replace("</body>", () => `${STARTER}</body>`);
    writeFileSync(path, started);
    changed.push(name);
  }
  return changed;
}
