import type { ExerciseMeta } from "@/lib/workshop/exercise-words";

export const meta: ExerciseMeta = {
  slug: "rate-limit",
  minutes: 8,
  lesson: "structured-metadata",
  words: {
    en: {
      title: "Say how long to wait",
      summary: "A rate limit is the one failure that comes with its own cure. Pass it on.",
      situation: [
        "The carrier answers 429 and says when to come back. The tool says “Try again later.”",
        "“Later” is not a number. The agent comes back at once, and is refused again.",
      ],
      task: [
        "Return the delay as `retryAfterMs`. The backend gives seconds, as text.",
        "If it gives none, leave the field out.",
        "Do not wait or retry inside the tool.",
        "A 403 comes through the same `catch`: it is a permission error, and waiting will not help.",
      ],
      hint: '`Number("7") * 1000`. And `Number(undefined)` is `NaN`: check before you multiply.',
      solved: "The host can now wait for exactly as long as it takes, without spending a model turn.",
    },
    zh: {
      title: "说清要等多久",
      summary: "限流是唯一自带解药的失败。把解药传下去。",
      situation: [
        "承运商返回 429，还写明了何时再来。工具却只说“Try again later.”。",
        "“稍后”不是数字。智能体马上又来，又被挡回去。",
      ],
      task: [
        "用 `retryAfterMs` 返回时长。后端给的是秒，而且是文字。",
        "后端没给，就不写这个字段。",
        "不要在工具里等待或重试。",
        "403 也会进同一个 `catch`：那是权限错误，等多久都没用。",
      ],
      hint: '`Number("7") * 1000`。另外 `Number(undefined)` 是 `NaN`，先判断再相乘。',
      solved: "现在，宿主可以恰好等够时间，连一轮模型调用都不用花。",
    },
  },
};
