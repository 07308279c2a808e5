import * as z from "zod/mini";

export const ATTEMPT_MODES = ["exam", "practice", "missed", "due"] as const;
export type AttemptMode = (typeof ATTEMPT_MODES)[number];

/** Counts changes within an attempt, so that of two tabs' changes the later one wins whatever their clocks say. */
const revision = z.int().check(z.minimum(0));
const idSchema = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80));

const answerSchema = z.discriminatedUnion("kind", [
  /** `option` is an index into the question's options before shuffling. */
  z.object({ kind: z.literal("option"), option: z.int().check(z.minimum(0), z.maximum(9)), revision }),
  /** An edited result, already graded. */
  z.object({
    kind: z.literal("fix"),
    text: z.string().check(z.maxLength(20_000)),
    right: z.boolean(),
    revision,
  }),
]);
export type Answer = z.infer<typeof answerSchema>;
/** An answer before it is put into an attempt. */
export type AnswerDraft = Answer extends infer A ? (A extends Answer ? Omit<A, "revision"> : never) : never;

export const attemptSchema = z.object({
  id: idSchema,
  mode: z.enum(ATTEMPT_MODES),
  /** The topic that practice was limited to. */
  topic: z.optional(idSchema),
  seed: z.int().check(z.minimum(0)),
  /** Wall-clock milliseconds; later attempts have greater ones even where the clock was set back. */
  startedAt: z.number().check(z.minimum(0)),
  questionIds: z.array(idSchema).check(z.maxLength(200)),
  answers: z.record(idSchema, answerSchema),
  flags: z.record(idSchema, z.object({ on: z.boolean(), revision })),
  /** Index of the question on screen, for a reload. */
  position: z.object({ index: z.int().check(z.minimum(0)), revision }),
  /** Time used so far, and the wall-clock time when that was noted. */
  clock: z.object({ usedMs: z.number().check(z.minimum(0)), notedAt: z.number().check(z.minimum(0)) }),
  status: z.enum(["open", "handed_in", "discarded"]),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** Starts an attempt. `previous` is the newest one of this mode, whose start time must be exceeded. */
export function startAttempt(input: {
  mode: AttemptMode;
  topic?: string;
  seed: number;
  questionIds: readonly string[];
  now: number;
  previous?: Attempt;
}): Attempt {
  const startedAt = Math.max(input.now, (input.previous?.startedAt ?? -1) + 1);
  return {
    id: `${input.mode}-${startedAt.toString(36)}-${input.seed.toString(36)}`,
    mode: input.mode,
    ...(input.topic !== undefined && { topic: input.topic }),
    seed: input.seed,
    startedAt,
    questionIds: [...input.questionIds],
    answers: {},
    flags: {},
    position: { index: 0, revision: 0 },
    clock: { usedMs: 0, notedAt: input.now },
    status: "open",
  };
}

function nextRevision(attempt: Attempt): number {
  const all = [...Object.values(attempt.answers), ...Object.values(attempt.flags), attempt.position];
  return 1 + Math.max(...all.map((entry) => entry.revision));
}

/** Answers a question, or changes the answer. A closed attempt stays as it is. */
export function answer(attempt: Attempt, questionId: string, draft: AnswerDraft): Attempt {
  if (attempt.status !== "open") return attempt;
  return {
    ...attempt,
    answers: { ...attempt.answers, [questionId]: { ...draft, revision: nextRevision(attempt) } },
  };
}

/** Marks a question to come back to, or takes the mark away. */
export function toggleFlag(attempt: Attempt, questionId: string): Attempt {
  if (attempt.status !== "open") return attempt;
  const flag = { on: !attempt.flags[questionId]?.on, revision: nextRevision(attempt) };
  return { ...attempt, flags: { ...attempt.flags, [questionId]: flag } };
}

/** Moves to a question. */
export function goTo(attempt: Attempt, index: number): Attempt {
  const last = Math.max(0, attempt.questionIds.length - 1);
  return {
    ...attempt,
    position: { index: Math.min(Math.max(0, index), last), revision: nextRevision(attempt) },
  };
}

/** Closes the attempt for good: `handed_in` to be scored, `discarded` to be forgotten. */
export function close(attempt: Attempt, status: "handed_in" | "discarded"): Attempt {
  return attempt.status === "open" ? { ...attempt, status } : attempt;
}

/** Whether an answer is right; no answer is wrong. */
export function isRight(given: Answer | undefined): boolean {
  if (!given) return false;
  return given.kind === "option" ? given.option === 0 : given.right;
}

/** How many questions have an answer. */
export const answeredCount = (attempt: Attempt): number =>
  attempt.questionIds.filter((id) => attempt.answers[id] !== undefined).length;
