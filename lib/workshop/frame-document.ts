/**
 * The document in which learner code runs: a frame with `sandbox="allow-scripts"`, so without an origin, storage or a
 * way to its parent but `postMessage`. It starts the worker that it is handed and joins the two with a MessagePort. The worker is a classic one: Chromium
 * refuses module workers from blobs where there is no origin.
 */
const SCRIPT = `
addEventListener("message", ({ data, ports }) => {
  const [port] = ports;
  if (!port || typeof data?.runner !== "string") return;
  const source = new Blob([data.runner], { type: "text/javascript" });
  const worker = new Worker(URL.createObjectURL(source));
  port.onmessage = (event) => {
    if (event.data?.kind === "stop") worker.terminate();
    else worker.postMessage(event.data);
  };
  worker.onmessage = (event) => port.postMessage(event.data);
  worker.onerror = (event) => port.postMessage({ kind: "load_failed", reason: "load_threw", message: event.message ?? "The worker did not start." });
}, { once: true });
parent.postMessage("workshop-frame-ready", "*");
`;

export const FRAME_DOCUMENT = `<!doctype html><meta charset="utf-8"><title>Sandbox</title><script>${SCRIPT}</script>`;

/**
 * No network of any kind; scripts only from this document and from blobs that it makes. `sandbox` holds even when the
 * address is opened directly. The worker inherits all of it.
 */
export const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  "worker-src blob:",
  "connect-src 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-scripts",
].join("; ");
