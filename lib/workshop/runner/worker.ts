import { startRunner } from "./runner";

/** Entry of the worker in the sandboxed frame; bundled to public/workshop/runner.js by scripts/build-workshop-runner.mjs. */
startRunner(
  {
    post: (message) => self.postMessage(message),
    listen: (onMessage) => self.addEventListener("message", (event) => onMessage(event.data)),
    close: () => self.close(),
  },
  (code) => import(/* @vite-ignore */ URL.createObjectURL(new Blob([code], { type: "text/javascript" }))),
);
