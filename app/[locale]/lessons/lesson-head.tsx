import { getTranslations } from "next-intl/server";
import { Predict } from "@/components/lesson/predict";
import { InlineCode } from "@/components/ui/inline-code";
import { LESSON_SLUGS } from "@/lib/content/lessons/slugs";
import type { LessonMeta } from "@/lib/content/lessons/types";
import type { Locale } from "@/lib/domain/run-request";

/** The start of a lesson: what it is about, what it gives, and the question before the figure. */
export async function LessonHead({ lesson, locale }: { lesson: LessonMeta; locale: Locale }) {
  const t = await getTranslations("lessons");
  const { predict } = lesson;
  return (
    <>
      <header className="space-y-3">
        <p className="eyebrow">
          {t("number", { number: LESSON_SLUGS.indexOf(lesson.slug) + 1 })} ·{" "}
          {t("minutes", { minutes: lesson.minutes })}
        </p>
        <h1 className="font-semibold text-title">{lesson.title[locale]}</h1>
        <p className="lesson-intro">
          <InlineCode text={lesson.intro[locale]} />
        </p>
      </header>
      <section aria-labelledby="learn" className="lesson-learn">
        <h2 id="learn" className="eyebrow">
          {t("youWillLearn")}
        </h2>
        <ul>
          {lesson.learn[locale].map((line) => (
            <li key={line}>
              <InlineCode text={line} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="predict" className="lesson-predict">
        <h2 id="predict" className="font-semibold text-xl">
          {t("predict.title")}
        </h2>
        <Predict
          question={<InlineCode text={predict.text[locale]} />}
          options={predict.options.map(({ id, text }) => ({
            id,
            text: <InlineCode text={text[locale]} />,
          }))}
          outcome={predict.outcome}
          explanation={<InlineCode text={predict.explanation[locale]} />}
        />
      </section>
    </>
  );
}
