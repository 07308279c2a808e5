// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, it, vi } from "vitest";
import { agentsRequestSchema } from "@/lib/domain/agents/agents-request";
import { messages } from "@/lib/i18n/messages";
import { StrategyComparison } from "./strategy-comparison";

const REQUEST = agentsRequestSchema.parse({ locale: "en", strategy: "local_recovery", plan: "mixed" });
const WORDS = messages.en.agents;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A server that never ends its streams; gives the signals that it was asked with. */
function stubServer(): AbortSignal[] {
  const signals: AbortSignal[] = [];
  vi.stubGlobal("fetch", (_url: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    const body = new ReadableStream({
      start: (controller) => signal.addEventListener("abort", () => controller.error(signal.reason)),
    });
    return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
  });
  return signals;
}

function show() {
  return render(
    <NextIntlClientProvider locale="en" messages={{ agents: WORDS }}>
      <StrategyComparison request={REQUEST} initial={[]} />
    </NextIntlClientProvider>,
  );
}
const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the comparison of strategies", () => {
  it("can be stopped: every run is given up, and it is said and can be run again", async () => {
    const signals = stubServer();
    show();
    click(WORDS.compare.run);
    await waitFor(() => expect(signals).toHaveLength(4));
    expect(screen.getByRole("status").textContent).toBe(WORDS.compare.running);
    expect(screen.queryByRole("button", { name: WORDS.compare.run })).toBeNull();
    click(WORDS.stop);
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe(WORDS.compare.stopped));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true, true]);
    expect(screen.queryByText(WORDS.compare.failed)).toBeNull();
    click(WORDS.compare.run);
    await waitFor(() => expect(signals).toHaveLength(8));
  });

  it("gives its runs up when the page is left", async () => {
    const signals = stubServer();
    const { unmount } = show();
    click(WORDS.compare.run);
    await waitFor(() => expect(signals).toHaveLength(4));
    unmount();
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });
});
