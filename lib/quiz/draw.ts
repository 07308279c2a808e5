import { isExamQuestion, type QuestionView } from "./question-view";
import { shuffled } from "./shuffle";

/** Questions in an exam: a third of the real one's 60. */
export const EXAM_QUESTIONS = 20;
/** Questions in one round of practice. */
export const PRACTICE_QUESTIONS = 10;

/** Draws an exam: four-option questions, spread over the topics as evenly as they allow, in mixed order. */
export function drawExam(questions: readonly QuestionView[], seed: number): string[] {
  const pool = shuffled(questions.filter(isExamQuestion), seed);
  const byTopic = groupByTopic(pool);
  const drawn: string[] = [];
  for (let round = 0; drawn.length < EXAM_QUESTIONS && round < pool.length; round++) {
    // Topics in another order each round, so that where 20 does not divide evenly the rest falls on any of them.
    for (const topic of shuffled([...byTopic.keys()], seed + round)) {
      const question = byTopic.get(topic)?.[round];
      if (question && drawn.length < EXAM_QUESTIONS) drawn.push(question.id);
    }
  }
  return shuffled(drawn, seed);
}

function groupByTopic(questions: readonly QuestionView[]): Map<string, QuestionView[]> {
  const groups = new Map<string, QuestionView[]>();
  for (const question of questions)
    groups.set(question.topic, [...(groups.get(question.topic) ?? []), question]);
  return groups;
}

/** Draws a round of practice on one topic, or on all: what has never been answered comes first. */
export function drawPractice(
  questions: readonly QuestionView[],
  options: { topic?: string; seed: number; answered: ReadonlySet<string> },
): string[] {
  const pool = questions.filter(
    (question) => options.topic === undefined || question.topic === options.topic,
  );
  const mixed = shuffled(pool, options.seed).map((question) => question.id);
  const fresh = mixed.filter((id) => !options.answered.has(id));
  const known = mixed.filter((id) => options.answered.has(id));
  return [...fresh, ...known].slice(0, PRACTICE_QUESTIONS);
}
