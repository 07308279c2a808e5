// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ToastProvider } from "@/components/ui/toast";
import type { AgentsEvent } from "@/lib/domain/agents/agents-event";
import { agentsFile } from "@/lib/domain/agents/agents-file";
import { agentsRequestSchema } from "@/lib/domain/agents/agents-request";
import { runFile } from "@/lib/domain/run-file";
import lab from "@/lib/i18n/messages/en/lab.json";
import ui from "@/lib/i18n/messages/en/ui.json";
import { collectLabRun } from "@/lib/lab/run-lab";
import { collectMultiRun } from "@/lib/lab/run-multi";
import { EventFiles } from "./event-files";

const savedAt = new Date("2026-12-01T12:00:00Z");
const request = agentsRequestSchema.parse({
  locale: "en",
  strategy: "local_recovery",
  plan: "all_fine",
  sources: 4,
});
const run = await collectMultiRun(request);
const labRun = await collectLabRun({
  locale: "en",
  orderId: "A-1",
  responseStyle: "structured",
  model: "simulator",
});
afterEach(cleanup);

/** Chooses a file with this text. */
function choose(text: string) {
  const opened = vi.fn<(runs: readonly (readonly AgentsEvent[])[]) => void>();
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ lab, ui }}>
      <ToastProvider>
        <EventFiles
          file={agentsFile}
          runs={[run]}
          name="agents"
          disabled={false}
          capacity={1}
          onOpen={opened}
        />
      </ToastProvider>
    </NextIntlClientProvider>,
  );
  const picker = screen.getByLabelText("Open run", { selector: "input" });
  fireEvent.change(picker, { target: { files: [new File([text], "run.json")] } });
  return opened;
}

describe("opening a saved multi-agent run", () => {
  it("hands the run on as it was saved", async () => {
    const opened = choose(agentsFile.serialize([run], savedAt));
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    expect(opened.mock.calls[0]?.[0]).toEqual([JSON.parse(JSON.stringify(run))]);
    expect(screen.queryByText(/Nothing was changed/)).toBeNull();
  });

  it.each([
    ["broken", "{", /not JSON/],
    ["foreign", runFile.serialize([labRun], savedAt), /not a run of this kind/],
    [
      "newer",
      agentsFile.serialize([run], savedAt).replace('"version": 1', '"version": 9'),
      /newer Failwell \(format 9\)/,
    ],
    ["damaged", agentsFile.serialize([run.slice(1)], savedAt), /damaged: Event 1/],
  ])("says why a %s file cannot be opened, and changes nothing", async (_kind, text, message) => {
    const opened = choose(text);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText(/Nothing was changed/)).toBeTruthy();
    expect(opened).not.toHaveBeenCalled();
  });
});
