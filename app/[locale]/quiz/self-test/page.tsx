import { SelfTest } from "@/components/quiz/self-test";
import { SELF_TEST } from "@/lib/content/quiz/self-test";
import { QuizPage, type QuizParams, quizMetadata } from "../quiz-page";

export const generateMetadata = (props: QuizParams) =>
  quizMetadata(props, { title: "selfTest.title", path: "self-test" });

export default function Page({ params }: QuizParams) {
  return (
    <QuizPage params={params} title="selfTest.title" intro="selfTest.intro">
      {async (locale) => (
        <SelfTest
          locale={locale}
          questions={SELF_TEST.map(({ id, topic, text, points }) => ({
            id,
            topic,
            text: text[locale],
            points: points.map((point) => point[locale]),
          }))}
        />
      )}
    </QuizPage>
  );
}
