import type { ExerciseMeta } from "@/lib/workshop/exercise-words";

export const meta: ExerciseMeta = {
  slug: "business-rule",
  minutes: 10,
  lesson: "structured-metadata",
  words: {
    en: {
      title: "A rule that says no",
      summary: "A business error needs words for the customer, and a way out.",
      situation: [
        "The refund engine refuses by throwing `RuleEngineException`. The tool hands that word to the agent.",
        "The agent can only retry a rule that will never change its mind, or tell the customer about an exception.",
      ],
      task: [
        'For `RULE_VIOLATION` return `errorCategory: "business"` and `isRetryable: false`.',
        "Build `customerMessage` from `publicReason`. Keep rule ids and exception names out of it.",
        "Name the next step in `suggestedAction`.",
        "Anything else the backend throws is not a business rule. Do not call it one.",
      ],
      hint: "`message` is for the agent and may name the rule. `customerMessage` is for the customer and may not.",
      solved: "The agent can now pass on a sentence that you wrote, instead of one that it made up.",
    },
    zh: {
      title: "规则说不行",
      summary: "业务错误要有说给客户的话，还要有出路。",
      situation: [
        "退款引擎拒绝时抛出 `RuleEngineException`。工具把这个词原样交给了智能体。",
        "智能体只剩两条路：重试一条永远不会松口的规则，或者跟客户讲一个“异常”。",
      ],
      task: [
        '遇到 `RULE_VIOLATION`，返回 `errorCategory: "business"` 和 `isRetryable: false`。',
        "用 `publicReason` 写出 `customerMessage`，里面不能有规则编号和异常名。",
        "用 `suggestedAction` 写明下一步。",
        "后端抛出的其他异常不是业务规则，别硬说是。",
      ],
      hint: "`message` 写给智能体，可以提规则编号；`customerMessage` 写给客户，不可以。",
      solved: "现在，智能体转述的是你写好的一句话，而不是它自己编的一句话。",
    },
  },
};
