// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ClaudeGrading } from "./claude-grading";
import { EnglishQuiz } from "./testing";

const QUESTION = {
  id: "self-two-kinds",
  topic: "two-kinds-of-failure",
  text: "How do they differ?",
  points: ["One point", "Another point"],
} as const;

function Page(props: { answer: string; onAdopt: (found: readonly number[]) => void }) {
  const [key, setKey] = useState("");
  return (
    <EnglishQuiz>
      <ClaudeGrading
        question={QUESTION}
        answer={props.answer}
        locale="en"
        apiKey={{ key, setKey, keep: false, setKeep: () => undefined, clear: () => setKey("") }}
        onAdopt={props.onAdopt}
      />
    </EnglishQuiz>
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ask = () => {
  fireEvent.change(screen.getByLabelText("Claude API key"), { target: { value: "sk-ant-mine" } });
  fireEvent.click(screen.getByRole("button", { name: "Compare with the points" }));
};

describe("grading by Claude on the page", () => {
  it("shows which points were found, says who judged, and takes the ticks over only on request", async () => {
    const sent: RequestInit[] = [];
    vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
      sent.push(init);
      return Response.json({ found: [1], model: "claude-sonnet-5-5" });
    });
    const adopted: (readonly number[])[] = [];
    render(<Page answer="Something" onAdopt={(found) => adopted.push(found)} />);
    ask();
    expect(await screen.findByText("Claude finds 1 of 2 points in your answer.")).toBeTruthy();
    expect(screen.getByText("Judged by claude-sonnet-5-5, not by rules. It can be wrong.")).toBeTruthy();
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "missing · One point",
      "found · Another point",
    ]);
    expect(new Headers(sent[0]?.headers).get("x-anthropic-api-key")).toBe("sk-ant-mine");
    expect(adopted).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Take these ticks over" }));
    expect(adopted).toEqual([[1]]);
  });

  it("says what to do when the call fails, and keeps the way open", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    render(<Page answer="Something" onAdopt={() => undefined} />);
    ask();
    expect(await screen.findByText(/Your answer is kept; try again/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Compare with the points" })).toHaveProperty("disabled", false);
  });

  it("asks for an answer first", () => {
    render(<Page answer="  " onAdopt={() => undefined} />);
    expect(screen.getByText("Write an answer first.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Compare with the points" })).toHaveProperty("disabled", true);
  });
});
