import type { LessonMeta } from "../types";

export default {
  slug: "structured-metadata",
  title: { en: "Structured metadata", zh: "结构化元数据" },
  intro: {
    en: "Six small fields turn a failure into something that an agent, your code and a customer can each use.",
    zh: "六个小字段，让一个失败对智能体、对你的代码、对客户都有用。",
  },
  minutes: 11,
  learn: {
    en: [
      "Know each field, who reads it and what it is for",
      "Write a `message` for the agent and a `customerMessage` for the customer",
      "Make wrong combinations impossible with a type",
      "Tell what is standard from what is convention",
    ],
    zh: [
      "每个字段给谁看、起什么作用",
      "给智能体写 `message`，给客户写 `customerMessage`",
      "用类型让错误的组合根本写不出来",
      "分清哪些是标准，哪些是约定",
    ],
  },
  terms: [
    "error-category",
    "retryable",
    "customer-message",
    "suggested-action",
    "bits",
    "business",
    "validation",
    "idempotent",
  ],
  figure: "build-error",
  predict: {
    text: {
      en: 'Take the error of order A-999, whose return window has passed, and strip it down to `errorCategory: "business"` and the flag. What will the agent do?',
      zh: '订单 A-999 的退货期已过。把它的错误删到只剩 `errorCategory: "business"` 和标记。智能体会怎么做？',
    },
    options: [
      {
        id: "explain",
        text: { en: "Explain the rule and offer an exception", zh: "说明规则，提供例外流程" },
      },
      { id: "retry", text: { en: "Call again", zh: "再调用一次" } },
      { id: "vague", text: { en: "Say something vague", zh: "说一句含糊的话" } },
      { id: "ask", text: { en: "Ask for another order number", zh: "要客户换个订单号" } },
    ],
    outcome: "vague",
    explanation: {
      en: "The category alone carries nearly all the bits: the agent is sure that it is a business rule. But which one, and what may the customer be told? It knows the kind and lacks the words. Switch `customerMessage` back on and see the choice change.",
      zh: "单是类别就几乎给足了信息：智能体很确定这是业务规则。可是哪条规则？能对客户说什么？它知道是哪类事，却没有话可说。把 `customerMessage` 勾回来，看看选择怎么变。",
    },
  },
  recap: {
    en: [
      "`errorCategory` and `isRetryable` decide; `message` explains to the agent; `customerMessage` speaks to the customer; `suggestedAction` and `retryAfterMs` say how to go on.",
      "`isRetryable` means: this same call, unchanged, may succeed later. Not: something else might.",
      "A business failure without a customer message is incomplete.",
      "MCP standardises the flag, not the fields. Put them in text and in `structuredContent`, and spell them the same everywhere.",
    ],
    zh: [
      "`errorCategory` 和 `isRetryable` 用来决定；`message` 讲给智能体；`customerMessage` 说给客户；`suggestedAction` 和 `retryAfterMs` 说明怎么继续。",
      "`isRetryable` 的意思是：同一个调用，一字不改，晚些时候可能成功。不是“换个做法也许行”。",
      "业务类失败没有面向客户的说明，就是不完整的。",
      "MCP 规定了标记，没有规定这些字段。文字里放一份，`structuredContent` 里放一份，到处写法一致。",
    ],
  },
  checks: [
    {
      id: "retryable-business",
      text: {
        en: "A refund of 900 is above the cap of 500. A developer sets `isRetryable: true`, “since a smaller refund would go through”. What is wrong?",
        zh: "退款 900 超过上限 500。有开发者写了 `isRetryable: true`，理由是“金额小一点就能过”。错在哪里？",
      },
      answer: "same-call",
      choices: [
        {
          id: "nothing",
          text: { en: "Nothing: the hint is useful", zh: "没错，这个提示有用" },
          reason: {
            en: "A host that obeys the field will send the same 900 again and again.",
            zh: "照字段办事的宿主，会把同样的 900 一遍遍重发。",
          },
        },
        {
          id: "same-call",
          text: {
            en: "The field speaks of the same call, and that will never succeed",
            zh: "这个字段说的是同一个调用，而它永远不会成功",
          },
          reason: {
            en: "Right. The cap belongs in `message`, and what to do in `suggestedAction`.",
            zh: "正确。上限写进 `message`，该怎么办写进 `suggestedAction`。",
          },
        },
        {
          id: "type",
          text: { en: "The field must be a number of attempts", zh: "这个字段应该填重试次数" },
          reason: {
            en: "It is a boolean. How often to try is for the caller to bound; how often the server has tried goes into `attempts`.",
            zh: "它是布尔值。试几次由调用方设上限；服务器已经试过几次，写在 `attempts` 里。",
          },
        },
      ],
    },
    {
      id: "which-message",
      text: {
        en: "Which of these belongs in `customerMessage`?",
        zh: "下面哪一句适合放进 `customerMessage`？",
      },
      answer: "plain",
      choices: [
        {
          id: "rule-id",
          text: {
            en: "“RULE_RETURN_30D violated by order A-999; retrying cannot help, offer an exception request.”",
            zh: "“订单 A-999 违反 RULE_RETURN_30D；重试无用，请提供例外申请。”",
          },
          reason: {
            en: "That is a good `message`. The customer can do nothing with the name of a rule, and is not the one to offer exceptions.",
            zh: "这是一条不错的 `message`。规则的代号对客户没用，“提供例外申请”也不是说给客户听的。",
          },
        },
        {
          id: "plain",
          text: {
            en: "“The 30-day return window has passed, so we can't refund it directly. You can ask for an exception.”",
            zh: "“已超过 30 天退货期，无法直接退款。如有特殊情况，可以申请例外处理。”",
          },
          reason: {
            en: "Right: the reason, what it means for the customer, and a way forward, with nothing internal in it.",
            zh: "正确：有原因，有对客户意味着什么，有出路，没有任何内部细节。",
          },
        },
        {
          id: "sorry",
          text: { en: "“Something went wrong. Please try again later.”", zh: "“出错了，请稍后再试。”" },
          reason: {
            en: "Nothing went wrong, and trying later will not help. It is polite and untrue.",
            zh: "什么也没出错，稍后再试也没用。客气，但不是真话。",
          },
        },
      ],
    },
  ],
  sources: [
    {
      kind: "convention",
      title: "MCP community: proposals for structured tool errors",
      url: "https://github.com/modelcontextprotocol/modelcontextprotocol/issues",
      says: {
        en: "Proposals for a standard failure object are open; none is part of a published revision.",
        zh: "关于标准失败对象的提案仍在讨论，已发布的版本里还没有。",
      },
    },
    {
      kind: "mcp-spec",
      revision: "2025-11-25",
      title: "MCP specification: Tools, Structured Content and Output Schema",
      url: "https://modelcontextprotocol.io/specification/2025-11-25/server/tools#structured-content",
      says: {
        en: "Where structured data goes, and that it must fit the output schema if there is one.",
        zh: "结构化数据放在哪里；有输出 schema 时必须符合它。",
      },
    },
    {
      kind: "convention",
      title: "google.rpc: error model with RetryInfo and LocalizedMessage",
      url: "https://google.aip.dev/193",
      says: {
        en: "The same division between developer message, user message and retry hint, in use for years.",
        zh: "同样把开发者信息、用户信息、重试提示分开，已沿用多年。",
      },
    },
    {
      kind: "messages-api",
      title: "Claude docs: Handle tool calls",
      url: "https://platform.claude.com/docs/en/agents-and-tools/tool-use/handle-tool-calls",
      says: {
        en: "A `tool_result` has content and `is_error`; any structure beyond that is yours.",
        zh: "`tool_result` 只有内容和 `is_error`，其余结构由你自己定。",
      },
    },
  ],
} as const satisfies LessonMeta;
