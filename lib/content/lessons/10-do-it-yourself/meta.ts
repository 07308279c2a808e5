import type { LessonMeta } from "../types";

export default {
  slug: "do-it-yourself",
  title: { en: "Do it yourself", zh: "自己动手" },
  intro: {
    en: "Register the server in your own MCP host, ask for five orders, and compare with what you should see.",
    zh: "把服务器接到你自己的 MCP 宿主里，查五个订单，和应有的结果对一对。",
  },
  minutes: 12,
  learn: {
    en: [
      "Register an MCP server in Claude Code and in any other host",
      "Tell from a host's behaviour what it shows the model of an error",
      "Take the same design to a server of your own",
    ],
    zh: [
      "在 Claude Code 和其他宿主里注册 MCP 服务器",
      "从宿主的表现看出：一个错误，它让模型看到了哪些部分",
      "把同样的设计用到你自己的服务器上",
    ],
  },
  terms: ["customer-message", "host", "transient", "valid-empty-result", "validation"],
  figure: "expected-results",
  predict: {
    text: {
      en: "You ask for A-TIMEOUT. The server fails twice and answers the third time. How many calls does the agent make?",
      zh: "你查 A-TIMEOUT。服务器失败两次，第三次才响应。智能体会调用几次？",
    },
    options: [
      { id: "one", text: { en: "One", zh: "一次" } },
      { id: "three", text: { en: "Three", zh: "三次" } },
      { id: "many", text: { en: "It stops at a limit", zh: "一直试到上限" } },
    ],
    outcome: "three",
    explanation: {
      en: "The error says that the same call may succeed, so it is worth a turn, and another. The third call brings the order.",
      zh: "错误里写明同样的调用可能成功，所以值得再花一个轮次，再花一个。第三次就拿到了订单。",
    },
  },
  recap: {
    en: [
      "A-1 is found. A-TIMEOUT is retried and found. `abc` makes the agent ask for the order number.",
      "A-404 is reported as not found, not as a fault. A-999 is explained in the customer message's words and not retried.",
      "If your host shows less, look at what it passes on: that is what you have to write for.",
    ],
    zh: [
      "A-1 查到。A-TIMEOUT 重试后查到。`abc` 会让智能体来问订单号。",
      "A-404 要报“没有”，而不是报故障。A-999 照面向客户的说明来解释，不重试。",
      "你的宿主表现不同，就看它把什么交给了模型：你的错误就是写给这样的读者看的。",
    ],
  },
  checks: [
    {
      id: "reports-fault",
      text: {
        en: "Your host says of A-404: “The order system seems to be down.” Where do you look first?",
        zh: "你的宿主对 A-404 说：“订单系统好像出故障了。”先查哪里？",
      },
      answer: "flag",
      choices: [
        {
          id: "model",
          text: { en: "The model is too weak", zh: "模型太弱" },
          reason: { en: "First see what it was given.", zh: "先看它拿到了什么。" },
        },
        {
          id: "flag",
          text: { en: "Whether the empty result was flagged as an error", zh: "空结果有没有被标成错误" },
          reason: {
            en: "Right. With the flag off and a note in place there is nothing that speaks of a fault.",
            zh: "正确。没有标记、又有 `note`，就没有任何迹象指向故障。",
          },
        },
        {
          id: "prompt",
          text: { en: "The system prompt should explain empty lists", zh: "系统提示词该解释空列表" },
          reason: {
            en: "Then every host needs the explanation. The server can say it once.",
            zh: "那样每个宿主都得解释一遍。服务器说一次就够了。",
          },
        },
      ],
    },
  ],
  sources: [
    {
      kind: "other",
      title: "Claude Code: Connect to tools via MCP",
      url: "https://code.claude.com/docs/en/mcp",
      says: { en: "Project scope and `.mcp.json`.", zh: "项目范围与 `.mcp.json`。" },
    },
    {
      kind: "mcp-spec",
      revision: "2025-11-25",
      title: "MCP: Transports",
      url: "https://modelcontextprotocol.io/specification/2025-11-25/basic/transports",
      says: { en: "stdio and Streamable HTTP.", zh: "stdio 与 Streamable HTTP。" },
    },
  ],
} as const satisfies LessonMeta;
