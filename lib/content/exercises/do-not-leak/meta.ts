import type { ExerciseMeta } from "@/lib/workshop/exercise-words";

export const meta: ExerciseMeta = {
  slug: "do-not-leak",
  minutes: 8,
  lesson: "structured-metadata",
  words: {
    en: {
      title: "Do not leak",
      summary: "A stack trace is for your log, not for a model that talks to customers.",
      situation: [
        "The tool returns the driver's exception whole: host, user, password, query, file paths.",
        "Whatever the model reads, it may repeat. To a customer, for instance.",
      ],
      task: [
        "Say what the agent needs: category, whether a retry helps, and one sentence in your own words.",
        "Let nothing of the exception's text through, `_meta` included.",
        "A time-out is transient. Other exceptions are not: promise no retry.",
        "Add a fresh `reference`, so that a person can find the exception in the log.",
      ],
      hint: "Write the message yourself; do not clean the exception's. `crypto.randomUUID()` makes a reference.",
      solved: "Removing secrets from a text is a race that you lose. Writing the text yourself is not.",
    },
    zh: {
      title: "不要泄漏",
      summary: "堆栈是给日志看的，不是给一个会跟客户说话的模型看的。",
      situation: [
        "工具把驱动的异常整个返回：主机、用户名、密码、查询语句、文件路径，一应俱全。",
        "模型读到什么，就可能说出什么——比如说给客户听。",
      ],
      task: [
        "只说智能体需要的：类别、重试有没有用，再加一句你自己写的话。",
        "异常的原文一个字都不要漏出去，`_meta` 里也不行。",
        "超时属于暂时性；其他异常不是，不要许诺重试。",
        "加一个每次都不同的 `reference`，好让人去日志里找到那个异常。",
      ],
      hint: "`message` 自己写，不要去“清洗”异常的文字。`crypto.randomUUID()` 可以生成编号。",
      solved: "从一段文字里剔除秘密，是一场必输的赛跑；自己写这段文字，就不用跑。",
    },
  },
};
