/** An error's message, and where in the learner's module (`handler.ts`) it arose: 1-based line and column. */
export function positionIn(error: unknown): { message: string; line?: number; column?: number } {
  if (!(error instanceof Error)) return { message: `The handler threw ${String(error)}` };
  const message = `${error.name}: ${error.message}`;
  const place = /handler\.ts:(\d+):(\d+)/.exec(error.stack ?? "");
  if (!place) return { message };
  return { message, line: Number(place[1]), column: Number(place[2]) };
}
