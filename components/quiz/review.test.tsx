// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordReview } from "@/lib/progress/progress-store";
import { startAttempt } from "@/lib/quiz/attempt";
import { attemptStore } from "@/lib/quiz/attempt-store";
import { isExamQuestion } from "@/lib/quiz/question-view";
import { testQuestions } from "@/lib/quiz/testing";
import { Review } from "./review";
import { EnglishQuiz } from "./testing";

vi.mock("@/lib/i18n/routing", () => ({ Link: (props: { href: string }) => <a {...props} /> }));

const ids = testQuestions.filter(isExamQuestion).map(({ id }) => id);
let clock = 1_000;

/** A round of `mode` that is under way, as this or another tab would have started it. */
function open(mode: "missed" | "due", questionIds: string[]): void {
  clock += 1;
  attemptStore.update((state) => ({
    ...state,
    attempts: { ...state.attempts, [mode]: startAttempt({ mode, seed: 1, questionIds, now: clock }) },
  }));
}
const show = () =>
  render(
    <EnglishQuiz>
      <Review questions={testQuestions} />
    </EnglishQuiz>,
  );
const heading = () => screen.queryByRole("heading", { level: 2, name: /^Question 1 of/ })?.textContent;

beforeEach(() => {
  clock += 1_000;
  for (const mode of ["missed", "due"] as const) open(mode, []);
  attemptStore.update((state) => ({
    ...state,
    attempts: Object.fromEntries(
      Object.entries(state.attempts).map(([mode, attempt]) => [mode, { ...attempt, status: "discarded" }]),
    ),
  }));
});
afterEach(cleanup);

describe("the review page", () => {
  it("goes on with the one round that is open", () => {
    open("due", ids.slice(0, 3));
    show();
    expect(heading()).toBe("Question 1 of 3");
  });

  it("lets the learner choose where both rounds are open, and shows the summary of the one that ends", () => {
    open("missed", ids.slice(0, 1));
    open("due", ids.slice(1, 3));
    show();
    expect(heading()).toBeUndefined();
    fireEvent.click(screen.getByRole("button", { name: "Go on (0 of 1 answered)" }));
    expect(heading()).toBe("Question 1 of 1");
    fireEvent.click(screen.getByRole("button", { name: "Stop here" }));
    expect(screen.getByRole("heading", { name: "Done" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Another round" }));
    fireEvent.click(screen.getByRole("button", { name: "Go on (0 of 2 answered)" }));
    expect(heading()).toBe("Question 1 of 2");
  });

  it("keeps its round on screen when another tab starts the other one", () => {
    open("due", ids.slice(0, 3));
    show();
    act(() => open("missed", ids.slice(0, 2)));
    expect(heading()).toBe("Question 1 of 3");
  });

  it("starts a round of what was missed", () => {
    recordReview(ids[0] ?? "", false);
    show();
    fireEvent.click(screen.getByRole("button", { name: "Review what I missed" }));
    expect(heading()).toBe("Question 1 of 1");
  });
});
