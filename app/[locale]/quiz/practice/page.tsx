import { Practice } from "@/components/quiz/practice";
import { loadQuestions } from "../questions";
import { QuizPage, type QuizParams, quizMetadata } from "../quiz-page";

export const generateMetadata = (props: QuizParams) =>
  quizMetadata(props, { title: "session.practiceTitle", path: "practice" });

export default function Page({ params }: QuizParams) {
  return (
    <QuizPage params={params} title="session.practiceTitle" intro="session.practiceIntro">
      {async (locale) => <Practice questions={await loadQuestions(locale)} />}
    </QuizPage>
  );
}
