import type { ExerciseMeta } from "@/lib/workshop/exercise-words";

export const meta: ExerciseMeta = {
  slug: "partial-results",
  minutes: 8,
  lesson: "recover-locally",
  words: {
    en: {
      title: "Keep what worked",
      summary: "Two of three is neither a success nor a total loss.",
      situation: [
        "The tool fetches several sources at once. One times out, and all that was fetched is thrown away.",
        "The opposite is just as bad: returning two of three as if they were all there were.",
      ],
      task: [
        "If any source fails, return a transient error with `partialResults` (what was fetched) and `failedIds` (what was not).",
        "If all succeed, return `{ results }` as a plain success.",
      ],
      hint: "`Promise.allSettled` waits for all of them and never throws.",
      solved:
        "The agent can now use what is there, ask again for just the missing ones, and say honestly how much it has.",
    },
    zh: {
      title: "留住成功的部分",
      summary: "三个取到两个，不算成功，也不算全军覆没。",
      situation: [
        "这个工具一次取几个来源。只要有一个超时，已经取到的也全部扔掉。",
        "反过来也一样糟：只取到两个，却当成全部返回。",
      ],
      task: [
        "只要有来源失败，就返回暂时性错误，带上 `partialResults`（取到的）和 `failedIds`（没取到的）。",
        "全部成功时，返回 `{ results }`，就是普通的成功。",
      ],
      hint: "`Promise.allSettled` 会等所有请求结束，而且从不抛出异常。",
      solved: "现在，智能体可以先用已有的，只补要缺的，并老实说出自己掌握了多少。",
    },
  },
};
