// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { emptyStrategyReport } from "@/lib/evals/strategies/report";
import { DEFAULT_STRATEGY_SPEC, strategyRunCount } from "@/lib/evals/strategies/spec";
import { messages } from "@/lib/i18n/messages";
import { StrategiesSection } from "./strategies-section";

vi.mock("@/lib/i18n/routing", () => ({ Link: (props: { href: string }) => <a {...props} /> }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("says aloud that the measurement runs, and that it was stopped", async () => {
  vi.stubGlobal("fetch", (_url: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream({
      start: (controller) => signal.addEventListener("abort", () => controller.error(signal.reason)),
    });
    return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
  });
  const { strategies } = messages.en.evals;
  render(
    <NextIntlClientProvider locale="en" messages={messages.en}>
      <StrategiesSection initial={emptyStrategyReport(DEFAULT_STRATEGY_SPEC)} />
    </NextIntlClientProvider>,
  );
  const spoken = () => screen.getByRole("status").textContent;
  expect(spoken()).toBe("");
  const runs = strategyRunCount({ ...DEFAULT_STRATEGY_SPEC, trials: 10 });
  fireEvent.click(
    screen.getByRole("button", { name: strategies.run.replace("{runs, number}", runs.toLocaleString("en")) }),
  );
  expect(spoken()).toBe(strategies.phase.running);
  fireEvent.click(screen.getByRole("button", { name: strategies.stop }));
  await waitFor(() => expect(spoken()).toBe(strategies.phase.stopped));
});
