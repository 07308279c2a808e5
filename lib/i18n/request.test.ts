import { describe, expect, it, vi } from "vitest";
import { LOCALES } from "@/lib/domain/locale";
import { messages } from "./messages";

// Both are parts of a running server; what is ours is what they are told.
vi.mock("next-intl/server", () => ({ getRequestConfig: (create: unknown) => create }));
vi.mock("next-intl/navigation", () => ({ createNavigation: () => ({}) }));

const { default: create } = await import("./request");
const configOf = (locale: string | undefined) =>
  create({ requestLocale: Promise.resolve(locale), locale: undefined });

describe("a request", () => {
  it.each(LOCALES)("in %s gets that language's messages", async (locale) => {
    expect(await configOf(locale)).toEqual({ locale, messages: messages[locale], timeZone: "UTC" });
  });

  it.each(["fr", "", undefined, "__proto__"])("in %j gets English", async (locale) => {
    expect(await configOf(locale)).toMatchObject({ locale: "en", messages: messages.en });
  });
});
