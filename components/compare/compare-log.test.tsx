// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, it } from "vitest";
import { DEFAULT_LANES } from "@/lib/compare/lanes";
import { initialRunState, type RunState } from "@/lib/domain/run-state";
import { messages } from "@/lib/i18n/messages";
import { CompareLog } from "./compare-log";

afterEach(cleanup);

const METRICS = {
  turns: 1,
  toolCalls: 1,
  wastedCalls: 0,
  inputTokens: 0,
  outputTokens: 0,
  waitingMs: 0,
  wrongClaims: 0,
  bits: 0,
};
const finished: RunState = {
  ...initialRunState,
  status: { phase: "finished", verdict: "right", metrics: METRICS },
};

describe.each(["en", "zh"] as const)("the spoken log of a comparison in %s", (locale) => {
  const { trace, lab } = messages[locale];
  const log = (states: readonly RunState[]) => (
    <NextIntlClientProvider locale={locale} messages={{ trace, lab }}>
      <CompareLog lanes={DEFAULT_LANES} states={states} />
    </NextIntlClientProvider>
  );
  const lines = () =>
    [...screen.getByRole("log", { name: trace.log.label }).children].map((line) => line.textContent);

  it("is there before anything is said, and says how each lane ended when it has", () => {
    const { rerender } = render(log([initialRunState, initialRunState]));
    expect(lines()).toEqual(["", ""]);
    rerender(log([initialRunState, finished]));
    const [first, second] = lines();
    expect(first).toBe("");
    expect(second).toContain(lab.style.structured);
    expect(second).toContain(trace.verdict.right);
    expect(second).not.toMatch(/[{}]/);
  });
});
