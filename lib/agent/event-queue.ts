/** A queue that one side fills and the other side reads as an async iterable. */
export type EventQueue<T> = AsyncIterable<T> & {
  push(item: T): void;
  end(): void;
};

export function createEventQueue<T>(): EventQueue<T> {
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
