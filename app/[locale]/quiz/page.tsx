import type { Metadata } from "next";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { QuizHub } from "@/components/quiz/quiz-hub";
import { MessagesProvider } from "@/components/site/messages-provider";
import { routing } from "@/lib/i18n/routing";
import { pageMetadata } from "@/lib/site/metadata";
import type { QuizParams } from "./quiz-page";

export async function generateMetadata({ params }: QuizParams): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const t = await getTranslations({ locale, namespace: "quiz" });
  return pageMetadata({ locale, path: "/quiz", title: t("title"), description: t("intro") });
}

export default async function Page({ params }: QuizParams) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return null;
  setRequestLocale(locale);
  const t = await getTranslations("quiz");
  return (
    <div className="page space-y-6 py-8">
      <div className="space-y-2">
        <h1 className="font-bold text-title">{t("title")}</h1>
        <p className="max-w-reading text-ink-muted">{t("intro")}</p>
      </div>
      <MessagesProvider namespaces={["quiz", "progress"]}>
        <QuizHub />
      </MessagesProvider>
    </div>
  );
}
