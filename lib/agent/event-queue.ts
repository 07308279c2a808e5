import { followSignals } from "@/lib/domain/follow-signals";

/** A queue that one side fills and the other side reads as an async iterable. */
type EventQueue<T> = AsyncIterable<T> & {
  push(item: T): void;
  end(): void;
};

function createEventQueue<T>(): EventQueue<T> {
  const items: T[] = [];
  let ended = false;
  let wake: (() => void) | undefined;
  const notify = () => {
    wake?.();
    wake = undefined;
  };
  return {
    push(item) {
      items.push(item);
      notify();
    },
    end() {
      ended = true;
      notify();
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        yield* items.splice(0);
        if (items.length > 0) continue;
        if (ended) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

/**
 * The events that `drive` emits, as they come. The signal that `drive` is given aborts with `outer`, and when the loop is left
 * early; the loop then waits until `drive` has ended.
 */
export async function* eventsOf<T>(
  outer: AbortSignal,
  drive: (signal: AbortSignal, emit: (event: T) => void) => Promise<void>,
): AsyncGenerator<T> {
  const queue = createEventQueue<T>();
  const stop = followSignals(outer);
  const done = drive(stop.signal, queue.push).finally(queue.end);
  try {
    yield* queue;
  } finally {
    stop.abort();
    await done;
    stop.release();
  }
}
