// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
// The rules are loaded on demand; here they are there at once, however busy the machine.
import "@/lib/quiz/grade-fix";
import { testQuestions } from "@/lib/quiz/testing";
import { FixForm, type FixQuestionView } from "./fix-form";
import { EnglishQuiz } from "./testing";

const question = testQuestions.find((one): one is FixQuestionView => one.kind === "fix");

function show(attemptId: string, onSettle: (text: string, right: boolean) => void = () => undefined) {
  if (!question) throw new Error("the bank has nothing to fix");
  render(
    <EnglishQuiz>
      <FixForm
        question={question}
        heading="Question 1 of 1"
        attemptId={attemptId}
        settled={undefined}
        onSettle={onSettle}
        next={null}
      />
    </EnglishQuiz>,
  );
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^The result, to edit/);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe("fixing a result", () => {
  it("keeps what is being edited over a reload, for its own round only", () => {
    show("practice-1");
    const given = field().value;
    fireEvent.change(field(), { target: { value: '{"isError": tr' } });
    cleanup();
    show("practice-1");
    expect(field().value).toBe('{"isError": tr');
    cleanup();
    show("practice-2");
    expect(field().value).toBe(given);
  });

  it("says which checks fail, and settles once all pass", async () => {
    const settled: [string, boolean][] = [];
    show("practice-3", (...result) => settled.push(result));
    fireEvent.click(screen.getByRole("button", { name: "Check my result" }));
    expect(await screen.findByText(/of \d+ checks pass\./)).toBeTruthy();
    expect(settled).toEqual([]);
    fireEvent.change(field(), { target: { value: JSON.stringify(question?.solution) } });
    fireEvent.click(screen.getByRole("button", { name: "Check my result" }));
    expect(await screen.findByText("All checks pass.")).toBeTruthy();
    expect(settled.map(([, right]) => right)).toEqual([true]);
  });
});
