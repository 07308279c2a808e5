import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import progress from "@/lib/i18n/messages/en/progress.json";
import quiz from "@/lib/i18n/messages/en/quiz.json";

/** The English words of the quiz around a component; for tests only. */
export function EnglishQuiz({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ quiz, progress }}>
      {children}
    </NextIntlClientProvider>
  );
}
