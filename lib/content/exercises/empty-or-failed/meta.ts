import type { ExerciseMeta } from "@/lib/workshop/exercise-words";

export const meta: ExerciseMeta = {
  slug: "empty-or-failed",
  minutes: 5,
  lesson: "empty-is-not-broken",
  words: {
    en: {
      title: "Tell empty from failed",
      summary: "“Found nothing” and “could not look” must not read the same.",
      situation: [
        "When the query times out, this tool returns an empty list. Somebody wanted to spare the model the noise.",
        "The model reads: this customer has no orders. It says so, politely and with confidence.",
      ],
      task: [
        "When the query throws, return a failed tool call with no `results` list.",
        "When it runs and matches nothing, return `{ results: [], note }`, not flagged; the `note` says that the query ran.",
        "When it finds orders, return them in `results`, without a note.",
      ],
      hint: "Three endings, three shapes. The `catch` branch must not contain the word `results` at all.",
      solved:
        "A valid empty result supports a conclusion: there is nothing. An access failure supports none. Only the server knows which of the two happened.",
    },
    zh: {
      title: "分清“没有”与“没查成”",
      summary: "“查了，没有”和“没查成”，不能长得一样。",
      situation: [
        "查询超时的时候，这个工具返回空列表。当初有人想：别让模型看到杂音。",
        "模型读到的却是：这位客户没有订单。于是它礼貌又笃定地这么告诉客户。",
      ],
      task: [
        "查询抛出异常时，返回失败的工具调用，不带 `results` 列表。",
        "查询执行了但没有匹配时，返回 `{ results: [], note }`，不打错误标记；`note` 写明查询已经执行。",
        "查到订单时，放进 `results` 返回，不带 `note`。",
      ],
      hint: "三种结局，三种形状。`catch` 分支里根本不该出现 `results` 这个词。",
      solved:
        "有效空结果能支持一个结论：确实没有。访问失败什么结论都支持不了。到底是哪一种，只有服务器知道。",
    },
  },
};
