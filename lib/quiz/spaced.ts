import { type Card, createEmptyCard, fsrs, Rating } from "ts-fsrs";
import type { Progress, Review } from "@/lib/progress/schema";

/** FSRS with its default parameters. No fuzz: the same history gives the same schedule in every tab. */
const scheduler = fsrs({ enable_fuzz: false });

/** The spaced-repetition card of one question: its answers, replayed. Undefined before the first answer. */
export function replayCard(reviews: readonly Review[]): Card | undefined {
  const first = reviews[0];
  if (!first) return undefined;
  let card = createEmptyCard(new Date(first.at));
  for (const { at, right } of reviews) {
    card = scheduler.next(card, new Date(at), right ? Rating.Good : Rating.Again).card;
  }
  return card;
}

/** Questions that are due, the most nearly forgotten first. `now` in wall-clock milliseconds. */
export function dueIds(reviews: Progress["reviews"], now: number): string[] {
  const at = new Date(now);
  return Object.entries(reviews)
    .flatMap(([id, all]) => {
      const card = replayCard(all);
      if (!card || card.due > at) return [];
      return [{ id, recall: scheduler.get_retrievability(card, at, false) }];
    })
    .sort((a, b) => a.recall - b.recall || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

/** When the next question falls due, in wall-clock milliseconds; undefined when nothing has been answered yet. */
export function nextDueAt(reviews: Progress["reviews"]): number | undefined {
  const dues = Object.values(reviews).flatMap((all) => replayCard(all)?.due.getTime() ?? []);
  return dues.length === 0 ? undefined : Math.min(...dues);
}
