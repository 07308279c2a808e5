import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { MessagesProvider } from "@/components/site/messages-provider";
import type { Locale } from "@/lib/domain/run-request";
import { Link, routing } from "@/lib/i18n/routing";
import { pageMetadata } from "@/lib/site/metadata";

export type QuizParams = { params: Promise<{ locale: string }> };

type PageTexts = {
  title: "exam.title" | "session.practiceTitle" | "session.reviewTitle" | "selfTest.title";
  path: string;
};

/** Metadata of one page below `/quiz`. */
export async function quizMetadata({ params }: QuizParams, page: PageTexts): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const t = await getTranslations({ locale, namespace: "quiz" });
  return pageMetadata({
    locale,
    path: `/quiz/${page.path}`,
    title: `${t(page.title)} · ${t("title")}`,
    description: t("intro"),
  });
}

/** The frame of a page below `/quiz`: the way back, the heading, and the messages that its island needs. */
export async function QuizPage(
  props: QuizParams & {
    title: PageTexts["title"];
    intro?: "session.practiceIntro" | "session.reviewIntro" | "selfTest.intro";
    children: (locale: Locale) => Promise<ReactNode>;
  },
) {
  const { locale } = await props.params;
  if (!hasLocale(routing.locales, locale)) return null;
  setRequestLocale(locale);
  const t = await getTranslations("quiz");
  return (
    <div className="page space-y-6 py-8">
      <div className="space-y-2">
        <Link href="/quiz" className="link inline-flex items-center gap-1 text-sm">
          <ArrowLeft aria-hidden className="size-4" />
          {t("back")}
        </Link>
        <h1 className="font-bold text-title">{t(props.title)}</h1>
        {props.intro ? <p className="max-w-reading text-ink-muted">{t(props.intro)}</p> : null}
      </div>
      <MessagesProvider namespaces={["quiz", "progress"]}>{await props.children(locale)}</MessagesProvider>
    </div>
  );
}
