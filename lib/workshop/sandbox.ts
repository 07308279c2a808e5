import type { Port } from "./channel";
import { CALL_TIMEOUT_MS, LoadError } from "./session";

const FRAME_URL = "/workshop-sandbox/frame";
const RUNNER_URL = "/workshop-sandbox/runner";

/** A running sandbox: the port to its worker, and the switch that ends it, whatever its code is doing. */
export type Sandbox = { port: Port; stop(): void };

let runnerSource: Promise<string> | undefined;

function loadRunner(): Promise<string> {
  runnerSource ??= fetch(RUNNER_URL).then((response) => {
    if (response.ok) return response.text();
    throw new LoadError({ kind: "sandbox", message: `HTTP ${response.status}` });
  });
  // A failed download must not stick: the learner can try again.
  runnerSource.catch(() => {
    runnerSource = undefined;
  });
  return runnerSource;
}

/** Opens a fresh sandbox in a hidden frame. @throws LoadError when it cannot be loaded */
export async function openSandbox(): Promise<Sandbox> {
  const [runner, frame] = await Promise.all([loadRunner(), openFrame()]);
  const { port1, port2 } = new MessageChannel();
  frame.contentWindow?.postMessage({ runner }, "*", [port2]);
  return {
    port: {
      post: (message) => port1.postMessage(message),
      listen: (onMessage) => {
        port1.onmessage = (event) => onMessage(event.data);
      },
      close: () => port1.close(),
    },
    stop() {
      port1.postMessage({ kind: "stop" });
      port1.close();
      // Removing the frame ends its worker even where the frame itself no longer answers.
      frame.remove();
    },
  };
}

function openFrame(): Promise<HTMLIFrameElement> {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.hidden = true;
  frame.title = "Sandbox";
  frame.src = FRAME_URL;
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      window.removeEventListener("message", onMessage);
      settle();
    };
    const onMessage = (event: MessageEvent) => {
      if (event.source === frame.contentWindow) finish(() => resolve(frame));
    };
    const timer = setTimeout(
      () =>
        finish(() => {
          frame.remove();
          reject(new LoadError({ kind: "sandbox", message: "The frame did not start." }));
        }),
      5 * CALL_TIMEOUT_MS,
    );
    window.addEventListener("message", onMessage);
    document.body.append(frame);
  });
}
