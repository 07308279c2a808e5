"use client";

import { useTranslations } from "next-intl";
import { NumberCell, Table } from "@/components/ui/table";
import { LESSON_SLUGS } from "@/lib/content/lessons/slugs";
import { Link } from "@/lib/i18n/routing";
import type { Tally } from "@/lib/progress/schema";
import type { QuestionView } from "@/lib/quiz/question-view";

/** Results by topic; beside each miss the lesson section that teaches it. */
export function TopicTable(props: {
  topics: Readonly<Record<string, Tally>>;
  missed: readonly QuestionView[];
}) {
  const t = useTranslations("quiz");
  return (
    <section className="space-y-3">
      <h2 className="font-semibold text-xl">{t("exam.byTopic")}</h2>
      <Table label={t("exam.byTopic")} hideCaption className="max-w-3xl">
        <thead>
          <tr>
            <th scope="col">{t("exam.topic")}</th>
            <th scope="col" className="text-right">
              {t("exam.result")}
            </th>
            <th scope="col">{t("exam.read")}</th>
          </tr>
        </thead>
        <tbody>
          {LESSON_SLUGS.map((slug) => {
            const tally = props.topics[slug];
            if (!tally) return null;
            const missed = props.missed.filter((question) => question.topic === slug);
            const sections = new Map(missed.map(({ lesson }) => [lesson.href, lesson.title]));
            return (
              <tr key={slug}>
                <th scope="row">{t(`topics.${slug}`)}</th>
                <NumberCell>
                  {tally.right}/{tally.total}
                </NumberCell>
                <td>
                  {sections.size === 0 ? (
                    <span className="text-ink-muted">{t("exam.allRight")}</span>
                  ) : (
                    <ul className="space-y-3">
                      {[...sections].map(([href, title]) => (
                        <li key={href}>
                          <Link href={href} prefetch={false} className="link">
                            {title}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </section>
  );
}
