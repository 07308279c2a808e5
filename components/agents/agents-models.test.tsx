// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ApiKey } from "@/components/lab/use-api-key";
import { agentsRequestSchema } from "@/lib/domain/agents/agents-request";
import agents from "@/lib/i18n/messages/en/agents.json";
import lab from "@/lib/i18n/messages/en/lab.json";
import ui from "@/lib/i18n/messages/en/ui.json";
import { AgentsModels } from "./agents-models";

vi.mock("@/lib/i18n/routing", () => ({ Link: (props: { href: string }) => <a {...props} /> }));

const apiKey: ApiKey = {
  key: "",
  keep: false,
  setKey: () => undefined,
  setKeep: () => undefined,
  clear: () => undefined,
};

beforeEach(() =>
  vi.stubGlobal("fetch", async () =>
    Response.json({
      models: [
        { id: "simulator", simulated: true, needsKey: false },
        { id: "claude-opus-5-5", simulated: false, needsKey: true },
        { id: "claude-haiku-5-5", simulated: false, needsKey: true },
      ],
    }),
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(models: { model?: string; subagentModel?: string }) {
  const onChange = vi.fn();
  const request = agentsRequestSchema.parse({
    locale: "en",
    strategy: "local_recovery",
    plan: "mixed",
    ...models,
  });
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ agents, lab, ui }}>
      <AgentsModels request={request} onChange={onChange} apiKey={apiKey} />
    </NextIntlClientProvider>,
  );
  await screen.findAllByRole("option", { name: /claude-haiku-5-5/ });
  return {
    onChange,
    coordinator: screen.getByRole<HTMLSelectElement>("combobox", { name: "Coordinator's model" }),
    subagents: screen.getByRole<HTMLSelectElement>("combobox", { name: "Subagents' model" }),
    key: screen.queryByLabelText("Your Anthropic API key"),
  };
}

describe("the models of a multi-agent run", () => {
  it("are the simulated one for all at first, and no key is asked for", async () => {
    const { coordinator, subagents, key } = await show({});
    expect(coordinator.selectedOptions[0]?.text).toBe("Simulated model (no key needed)");
    expect(subagents.selectedOptions[0]?.text).toBe("The same as the coordinator");
    expect(key).toBeNull();
  });

  it("can be mixed, and set alike again", async () => {
    const { subagents, onChange } = await show({ model: "claude-opus-5-5" });
    fireEvent.change(subagents, { target: { value: "claude-haiku-5-5" } });
    expect(onChange).toHaveBeenLastCalledWith({ subagentModel: "claude-haiku-5-5" });
    fireEvent.change(subagents, { target: { value: "simulator" } });
    fireEvent.change(subagents, { target: { value: "same" } });
    expect(onChange).toHaveBeenLastCalledWith({ subagentModel: undefined });
  });

  it.each([{ model: "claude-opus-5-5" }, { subagentModel: "claude-haiku-5-5" }])(
    "ask for a key and name the calls where one of them is live: %j",
    async (models) => {
      const { key } = await show(models);
      expect(key).toBeTruthy();
      expect(screen.getByText(/this run makes 10 calls or more/)).toBeTruthy();
    },
  );

  it("may be one that is not in the list", async () => {
    await show({ subagentModel: "vendor/small:free" });
    expect(screen.getByLabelText<HTMLInputElement>("Model id").value).toBe("vendor/small:free");
  });
});
