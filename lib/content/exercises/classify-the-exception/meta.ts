import type { ExerciseMeta } from "@/lib/workshop/exercise-words";

export const meta: ExerciseMeta = {
  slug: "classify-the-exception",
  minutes: 8,
  lesson: "four-categories",
  words: {
    en: {
      title: "Classify the exception",
      summary: "From a backend's error code to a category the agent can act on.",
      situation: [
        "The backend throws nine documented codes. The tool passes on the message, and the messages say nothing: “backend said no”.",
        "The code would have told the agent what to do. It was thrown away one line before the wire.",
      ],
      task: [
        "Map each code to its category: `transient`, `validation`, `business` or `permission`.",
        "Return `errorCategory` and `isRetryable` in the text's JSON. Only transient failures are retryable.",
        "For a code you do not know, promise nothing: never `isRetryable: true`.",
      ],
      hint: 'A table from code to category is easier to read, and to review, than a chain of `if`s. `error.code` needs `"code" in error` first.',
      solved: "You decided from a field, not from the wording. That is what the agent can now do too.",
    },
    zh: {
      title: "给异常归类",
      summary: "把后端的错误码，变成智能体能据以行动的类别。",
      situation: [
        "这个后端会抛出九种写在文档里的代码。工具只转述了异常文字，而文字什么也没说：“backend said no”。",
        "代码本来能告诉智能体该怎么办，却在上线路之前的最后一行被丢掉了。",
      ],
      task: [
        "把每个代码对应到类别：`transient`、`validation`、`business` 或 `permission`。",
        "在文字的 JSON 里返回 `errorCategory` 和 `isRetryable`。只有暂时性错误可重试。",
        "遇到不认识的代码，什么都别许诺：绝不返回 `isRetryable: true`。",
      ],
      hint: '一张“代码 → 类别”的表，比一串 `if` 好读，也好审。取 `error.code` 之前，先判断 `"code" in error`。',
      solved: "你是按字段判断的，不是按措辞。现在，智能体也能这样做了。",
    },
  },
};
