import type { ExerciseMeta } from "@/lib/workshop/exercise-words";

export const meta: ExerciseMeta = {
  slug: "name-the-field",
  minutes: 8,
  lesson: "structured-metadata",
  words: {
    en: {
      title: "Name the field",
      summary: "“Invalid arguments” sends the agent guessing. Say which, and what would be right.",
      situation: [
        "Three fields can be wrong. The tool knows which one is, and answers “Invalid arguments”.",
        "The agent changes something, tries again, and spends a turn on each guess.",
      ],
      task: [
        'Return `errorCategory: "validation"`, `isRetryable: false` and `issues: [{ field, message }]`.',
        "List every bad field at once.",
        "Let the message show the way out: for the date, name the format `YYYY-MM-DD`.",
        "Keep sparing the backend: bad input must not reach it.",
      ],
      hint: "Collect the issues in a list first; decide afterwards whether it is empty.",
      solved:
        "One answer, and the agent can mend the whole call, or ask the customer for exactly what is missing.",
    },
    zh: {
      title: "点出那个字段",
      summary: "“Invalid arguments”只会让智能体去猜。说清是哪个字段、怎样才对。",
      situation: [
        "三个字段都可能出错。工具明明知道是哪一个，却只回答“Invalid arguments”。",
        "智能体只好改一处、试一次，每猜一回就花掉一轮。",
      ],
      task: [
        '返回 `errorCategory: "validation"`、`isRetryable: false` 和 `issues: [{ field, message }]`。',
        "一次列出所有有误的字段。",
        "让说明指出怎么改：日期要写明格式 `YYYY-MM-DD`。",
        "继续保护后端：有误的输入不能打过去。",
      ],
      hint: "先把问题收进一个列表，再看列表是不是空的。",
      solved: "一次回答，智能体就能把整个调用改对，或者恰好问客户缺的那一项。",
    },
  },
};
