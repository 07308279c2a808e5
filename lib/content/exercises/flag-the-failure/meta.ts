import type { ExerciseMeta } from "@/lib/workshop/exercise-words";

export const meta: ExerciseMeta = {
  slug: "flag-the-failure",
  minutes: 2,
  lesson: "is-error-end-to-end",
  words: {
    en: {
      title: "Flag the failure",
      summary: "One field separates a failure from a success.",
      situation: [
        "This tool catches the backend's exception and returns its message as ordinary text.",
        "To the agent that is a success whose content happens to read “connection refused”. It may well tell the customer that the order's status is “connection refused”.",
      ],
      task: [
        "Find the `catch` block.",
        "Mark the result it returns as a failed tool call.",
        "Leave the success as it is.",
      ],
      hint: "A `CallToolResult` has a boolean next to `content`. Only the failing branch sets it.",
      solved:
        "`isError: true` is the one part of this that MCP itself defines. The host copies it into `is_error` of the `tool_result` block that the model reads.",
    },
    zh: {
      title: "给失败打上标记",
      summary: "失败与成功，只差一个字段。",
      situation: [
        "这个工具接住了后端的异常，却把异常信息当成普通文字返回。",
        "在智能体眼里，这是一次成功，内容恰好写着“connection refused”。它很可能告诉客户：您的订单状态是“connection refused”。",
      ],
      task: ["找到 `catch` 分支。", "让它返回的结果成为一次失败的工具调用。", "成功的分支不要动。"],
      hint: "`CallToolResult` 里，`content` 旁边还有一个布尔字段。只有失败的分支才设置它。",
      solved:
        "这里只有 `isError: true` 是 MCP 自己规定的。宿主会把它抄进模型读到的 `tool_result` 块，名字变成 `is_error`。",
    },
  },
};
