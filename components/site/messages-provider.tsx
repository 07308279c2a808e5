import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Messages } from "@/lib/i18n/messages";

/**
 * Gives client islands the messages of the named namespaces, and of `ui` always; no others reach the browser.
 * `<MessagesProvider namespaces={["lab", "trace"]}>…</MessagesProvider>`
 */
export async function MessagesProvider(props: {
  namespaces?: readonly (keyof Messages)[];
  children: ReactNode;
}) {
  const all = await getMessages();
  const wanted: (keyof Messages)[] = ["ui", ...(props.namespaces ?? [])];
  const messages: Partial<Messages> = Object.fromEntries(
    wanted.map((namespace) => [namespace, all[namespace]]),
  );
  return <NextIntlClientProvider messages={messages}>{props.children}</NextIntlClientProvider>;
}
