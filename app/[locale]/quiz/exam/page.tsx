import { Exam } from "@/components/quiz/exam";
import { loadQuestions } from "../questions";
import { QuizPage, type QuizParams, quizMetadata } from "../quiz-page";

export const generateMetadata = (props: QuizParams) =>
  quizMetadata(props, { title: "exam.title", path: "exam" });

export default function Page({ params }: QuizParams) {
  return (
    <QuizPage params={params} title="exam.title">
      {async (locale) => <Exam questions={await loadQuestions(locale)} />}
    </QuizPage>
  );
}
