/** How the first event of a run came to the screen. */
export type FirstEvent = {
  /** Frames from the event's arrival to the one that shows it: 1 is the next. */
  frames: number;
  /** Milliseconds from arrival until the page's own work for it was done. */
  ms: number;
};

export type StepTimes = {
  /** Milliseconds from each key press until the frame that shows the step was handed on. */
  steps: number[];
  /** Milliseconds of each task of over 50 ms. */
  longTasks: number[];
};

declare global {
  var failwellProbe: {
    firstEvents: FirstEvent[];
    /** Presses `key` `count` times, each when the frame after the one before was painted. */
    press(key: string, count: number): Promise<StepTimes>;
  };
}

/** Runs in the page before its own scripts; uses nothing from outside. */
export function installProbe(): void {
  let frame = 0;
  let isInFrame = false;
  let arrival: { frame: number; at: number } | undefined;
  const afterFrame = new MessageChannel();
  afterFrame.port1.onmessage = () => {
    isInFrame = false;
  };
  const tick = () => {
    frame += 1;
    isInFrame = true;
    // A task: it runs when this frame has been drawn.
    afterFrame.port2.postMessage(undefined);
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);

  const firstEvents: FirstEvent[] = [];
  new MutationObserver(() => {
    if (!arrival || !document.querySelector("main figure")) return;
    const shown = isInFrame ? frame : frame + 1;
    firstEvents.push({ frames: shown - arrival.frame, ms: performance.now() - arrival.at });
    arrival = undefined;
  }).observe(document, { childList: true, subtree: true });

  const fetchOf = window.fetch;
  window.fetch = async (input, init) => {
    const response = await fetchOf(input, init);
    if (!String(input).includes("/api/runs") || !response.body) return response;
    let isFirst = true;
    const noted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (isFirst) arrival = { frame, at: performance.now() };
        isFirst = false;
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(noted), response);
  };

  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(undefined);
      });
    });
  globalThis.failwellProbe = {
    firstEvents,
    async press(key, count) {
      const longTasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        longTasks.push(...list.getEntries().map((entry) => entry.duration));
      });
      observer.observe({ type: "longtask" });
      const steps: number[] = [];
      for (let step = 0; step < count; step += 1) {
        const started = performance.now();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        await painted();
        steps.push(performance.now() - started);
      }
      // Long tasks are told a moment later.
      await new Promise((resolve) => setTimeout(resolve, 200));
      observer.disconnect();
      return { steps, longTasks };
    },
  };
}
