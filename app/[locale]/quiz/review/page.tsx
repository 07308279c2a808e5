import { Review } from "@/components/quiz/review";
import { loadQuestions } from "../questions";
import { QuizPage, type QuizParams, quizMetadata } from "../quiz-page";

export const generateMetadata = (props: QuizParams) =>
  quizMetadata(props, { title: "session.reviewTitle", path: "review" });

export default function Page({ params }: QuizParams) {
  return (
    <QuizPage params={params} title="session.reviewTitle" intro="session.reviewIntro">
      {async (locale) => <Review questions={await loadQuestions(locale)} />}
    </QuizPage>
  );
}
