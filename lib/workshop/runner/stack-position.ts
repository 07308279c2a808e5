/** Where in the learner's module (`handler.ts`) something happened, by a stack trace: 1-based line and column. */
function placeIn(stack: string | undefined): { line: number; column: number } | undefined {
  const place = /handler\.ts:(\d+):(\d+)/.exec(stack ?? "");
  return place ? { line: Number(place[1]), column: Number(place[2]) } : undefined;
}

/** For errors that came from the backend: the stack of the learner's call, as their own leads nowhere. */
const callStacks = new WeakMap<Error, string>();

/** Remembers from where the backend call was made that failed with this error. */
export function cameFrom(error: Error, callStack: string | undefined): Error {
  if (callStack !== undefined) callStacks.set(error, callStack);
  return error;
}

/** An error's message, and where in the learner's module it arose. */
export function positionIn(error: unknown): { message: string; line?: number; column?: number } {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    message: `${error.name}: ${error.message}`,
    ...(placeIn(callStacks.get(error)) ?? placeIn(error.stack)),
  };
}
