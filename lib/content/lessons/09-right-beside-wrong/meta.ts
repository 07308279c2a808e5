import type { LessonMeta } from "../types";

export default {
  slug: "right-beside-wrong",
  title: { en: "Right beside wrong", zh: "对与错，放在一起" },
  intro: {
    en: "The whole course on one card: five pairs, a table of fields, a list to review by.",
    zh: "整门课浓缩成一张卡：五组对照、一张字段表、一份审查清单。",
  },
  minutes: 8,
  learn: {
    en: [
      "Recall the five pairs without looking",
      "Map what your backend gives you onto category and retryability",
      "Review a tool's errors in two minutes",
    ],
    zh: ["不看卡片就能说出五组对照", "把后端给你的东西对应到类别和可否重试", "用两分钟审完一个工具的报错"],
  },
  terms: [
    "access-failure",
    "customer-message",
    "protocol-error",
    "retryable",
    "suggested-action",
    "valid-empty-result",
  ],
  figure: "right-beside-wrong",
  prints: "card",
  predict: {
    text: {
      en: 'The server answers `{"status":"error","code":500}` without `isError`. What does the customer hear about order A-999?',
      zh: '服务器回答 `{"status":"error","code":500}`，没有 `isError`。客户问起订单 A-999，会听到什么？',
    },
    options: [
      { id: "sorry", text: { en: "That something went wrong", zh: "出了点问题" } },
      { id: "status", text: { en: "That the status of the order is “error”", zh: "订单的状态是 “error”" } },
      { id: "window", text: { en: "That the return window has passed", zh: "退货期已过" } },
    ],
    outcome: "status",
    explanation: {
      en: "To the agent this is a success about an order, with a field called `status`. It reports the field. A flag would have said that this is not about the order at all.",
      zh: "在智能体眼里，这是一次成功，讲的是一个订单，里面有个字段叫 `status`，于是照着说了出来。有了标记，它才会知道这根本不是订单的状态。",
    },
  },
  recap: {
    en: [
      "Flag the failure, name its category, say whether the same call may succeed.",
      "Two readers, two messages: `message` for the agent, `customerMessage` for the customer.",
      "Recover where it happened; report what is left, with what you have.",
      "Empty is an answer. Failed is not.",
    ],
    zh: [
      "打上标记，写明类别，说明同样的调用有没有可能成功。",
      "两个读者，两条说明：`message` 给智能体，`customerMessage` 给客户。",
      "在发生的地方恢复；剩下的连同已有的一起上报。",
      "空是答案，失败不是。",
    ],
  },
  checks: [
    {
      id: "map-409",
      text: {
        en: "Your backend answers HTTP 409: “seat already taken”. Which category?",
        zh: "后端返回 HTTP 409：“座位已被占”。属于哪一类？",
      },
      answer: "business",
      choices: [
        {
          id: "transient",
          text: { en: "transient: it may be free later", zh: "暂时性，过会儿也许就空了" },
          reason: {
            en: "The same call, unchanged, will be refused again. Another seat is another call.",
            zh: "原样再调一次还是被拒。换个座位，就是另一个调用了。",
          },
        },
        {
          id: "validation",
          text: { en: "validation: the seat was wrong", zh: "校验，座位填错了" },
          reason: {
            en: "The input was well formed and the seat exists. The state of the world says no.",
            zh: "输入没毛病，座位也存在。说不行的是当前的状态。",
          },
        },
        {
          id: "business",
          text: { en: "business, with a customer message", zh: "业务，带面向客户的说明" },
          reason: {
            en: "Right. Say that the seat is taken, and offer the way out: other seats.",
            zh: "正确。说明座位已被占，再给出路：其他座位。",
          },
        },
      ],
    },
    {
      id: "review",
      text: {
        en: "You may look at one thing only in a stranger's tool. What tells you most?",
        zh: "审别人的工具，只准看一样东西。看什么最能说明问题？",
      },
      answer: "wire",
      choices: [
        {
          id: "catch",
          text: { en: "Its `catch` blocks", zh: "它的 `catch` 分支" },
          reason: {
            en: "They show intent. What arrives also depends on the framework around them.",
            zh: "那里看得出意图；可最后发出去的是什么，还要看外面的框架。",
          },
        },
        {
          id: "wire",
          text: { en: "A failed result as it crossed the wire", zh: "一条真实发出去的失败结果" },
          reason: {
            en: "Right. It is all that the agent will ever know. Cover the code and read only that.",
            zh: "正确。智能体知道的就只有这些。把代码遮住，只读它。",
          },
        },
        {
          id: "docs",
          text: { en: "Its description", zh: "它的说明文字" },
          reason: {
            en: "Descriptions say what a tool does when it works.",
            zh: "说明写的是工具正常时做什么。",
          },
        },
      ],
    },
  ],
  sources: [
    {
      kind: "mcp-spec",
      revision: "2025-11-25",
      title: "MCP: Tools, error handling",
      url: "https://modelcontextprotocol.io/specification/2025-11-25/server/tools#error-handling",
      says: { en: "`isError`, and what belongs in a result.", zh: "`isError`，以及哪些内容该放进结果。" },
    },
    {
      kind: "messages-api",
      title: "Claude docs: Handle tool calls",
      url: "https://platform.claude.com/docs/en/agents-and-tools/tool-use/handle-tool-calls",
      says: { en: "`is_error` of a `tool_result` block.", zh: "`tool_result` 块的 `is_error`。" },
    },
    {
      kind: "other",
      title: "RFC 9457: Problem Details for HTTP APIs",
      url: "https://www.rfc-editor.org/rfc/rfc9457",
      says: {
        en: "`type`, `title`, `status`, `detail`: what many backends give you to map from.",
        zh: "`type`、`title`、`status`、`detail`：许多后端会给你的原料。",
      },
    },
    {
      kind: "convention",
      title: "google.rpc error model",
      url: "https://google.aip.dev/193",
      says: {
        en: "Status codes with RetryInfo and LocalizedMessage: the same two readers, in another standard.",
        zh: "状态码，外加 RetryInfo 和 LocalizedMessage：另一个标准，同样的两个读者。",
      },
    },
  ],
} as const satisfies LessonMeta;
