import * as z from "zod/mini";

/** Version of the stored and exported format. A change of shape raises it and adds a step to `migrations`. */
export const PROGRESS_VERSION = 1;

/** How many answers a question keeps; the newest ones. */
export const MAX_REVIEWS = 100;

/** Lesson, question, exercise and attempt ids: kebab-case, so that no id can be a property of `Object.prototype`. */
const idSchema = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80));

/** Wall-clock time, milliseconds since 1970. */
const atSchema = z.number().check(z.minimum(0));

const markSchema = z.object({ at: atSchema });

const predictionSchema = z.object({ option: z.string().check(z.maxLength(200)), at: atSchema });

/** One answer to a question. The spaced-repetition card is a replay of these, so that two histories can be merged. */
export const reviewSchema = z.object({ at: atSchema, right: z.boolean() });
export type Review = z.infer<typeof reviewSchema>;

const tallySchema = z.object({
  right: z.int().check(z.minimum(0)),
  total: z.int().check(z.minimum(0)),
});
/** How many of how many were right. */
export type Tally = z.infer<typeof tallySchema>;

/** One finished exam. */
export const examResultSchema = z.object({
  finishedAt: atSchema,
  /** Milliseconds from start to hand-in, at most the time allowed. */
  usedMs: z.number().check(z.minimum(0)),
  /** Unofficial score on the scale 100–1,000. */
  scaled: z.int().check(z.minimum(100), z.maximum(1000)),
  overall: tallySchema,
  /** By topic, which is a lesson slug. */
  topics: z.record(idSchema, tallySchema),
});
export type ExamResult = z.infer<typeof examResultSchema>;

/** An answer to an open question and which of the model answer's points the learner finds in it. */
export const selfTestEntrySchema = z.object({
  answer: z.string().check(z.maxLength(20_000)),
  /** Indices into the model answer's points. */
  points: z.array(z.int().check(z.minimum(0), z.maximum(50))).check(z.maxLength(50)),
  /** The learner's own rating: 1 not yet, 2 partly, 3 could teach it. */
  rating: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
  at: atSchema,
});
export type SelfTestEntry = z.infer<typeof selfTestEntrySchema>;

/** All that a learner has done. Holds no key and no name. */
export const progressSchema = z.object({
  version: z.literal(PROGRESS_VERSION),
  /** Raised by every reset: a state of an older epoch is forgotten, not merged back in. */
  epoch: z.int().check(z.minimum(0)),
  lessonsRead: z.record(idSchema, markSchema),
  /** The first prediction on each lesson's figure. */
  predictions: z.record(idSchema, predictionSchema),
  /** Answers by question id, oldest first. */
  reviews: z.record(idSchema, z.array(reviewSchema)),
  exams: z.record(idSchema, examResultSchema),
  selfTest: z.record(idSchema, selfTestEntrySchema),
  exercisesSolved: z.record(idSchema, markSchema),
});
export type Progress = z.infer<typeof progressSchema>;

export const EMPTY_PROGRESS: Progress = {
  version: PROGRESS_VERSION,
  epoch: 0,
  lessonsRead: {},
  predictions: {},
  reviews: {},
  exams: {},
  selfTest: {},
  exercisesSolved: {},
};
