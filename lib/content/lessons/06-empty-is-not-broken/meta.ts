import type { LessonMeta } from "../types";

export default {
  slug: "empty-is-not-broken",
  title: { en: "Empty is not broken", zh: "没有，不等于没查成" },
  intro: {
    en: "“I looked and there is nothing” and “I could not look” must never read the same.",
    zh: "“查过了，没有”和“没查成”，绝不能读起来一样。",
  },
  minutes: 8,
  learn: {
    en: [
      "Tell a valid empty result from an access failure",
      "See what an agent makes of an empty list that hides a time-out",
      "Write the three endings of a search so that each supports only what is true",
    ],
    zh: [
      "分清有效空结果与访问失败",
      "看看智能体把藏着超时的空列表当成了什么",
      "给查询的三种结局各写一种返回，让人只能得出真实的结论",
    ],
  },
  terms: ["access-failure", "customer-message", "valid-empty-result"],
  figure: "empty-or-broken",
  predict: {
    text: {
      en: 'The order database times out, again and again. The server logs it and returns `{"results":[]}`. What does the customer hear about order A-TIMEOUT?',
      zh: '订单数据库一直超时。服务器记下日志，返回 `{"results":[]}`。客户问起订单 A-TIMEOUT，会听到什么？',
    },
    options: [
      { id: "later", text: { en: "That it can't be looked up right now", zh: "现在查不了" } },
      { id: "none", text: { en: "That there is no such order", zh: "没有这个订单" } },
      {
        id: "retry",
        text: { en: "Nothing yet: the agent tries again first", zh: "先不回答，智能体会再试一次" },
      },
    ],
    outcome: "none",
    explanation: {
      en: "The agent read a success with an empty list. It has no reason to doubt it, so it says, with confidence, that there is no such order. There is one: an office chair, on its way.",
      zh: "智能体读到的是一次成功，列表是空的。它没有理由怀疑，于是很肯定地说：没有这个订单。其实有，是一把办公椅，正在路上。",
    },
  },
  recap: {
    en: [
      "A valid empty result is a success: the query ran and matched nothing. It supports a conclusion.",
      "An access failure is an error: the query did not run. It supports no conclusion about what exists.",
      "Only the server knows which of the two happened. If it doesn't say, nobody downstream can find out.",
      "Never catch an exception into an empty list. Add a `note` to a true empty result, so that a reader can tell.",
    ],
    zh: [
      "有效空结果是成功：查询执行了，没有匹配项。可以据此下结论。",
      "访问失败是错误：查询没有执行。关于有没有，什么结论都得不出。",
      "是哪一种，只有服务器知道。它不说，后面的人谁也查不出来。",
      "别把异常接成空列表。真正的空结果加一条 `note`，让读的人分得清。",
    ],
  },
  checks: [
    {
      id: "which-flag",
      text: {
        en: "A search ran without trouble and matched no ticket. What does the tool return?",
        zh: "一次查询顺利执行，没有匹配到工单。工具该返回什么？",
      },
      answer: "success",
      choices: [
        {
          id: "error",
          text: {
            en: "`isError: true` with the text “not found”",
            zh: "`isError: true`，文字写 “not found”",
          },
          reason: {
            en: "Then a search that works looks like one that failed, and the agent looks for a fault that isn't there.",
            zh: "这样，正常的查询看上去像失败，智能体会去找一个并不存在的故障。",
          },
        },
        {
          id: "success",
          text: {
            en: '`{"results":[], "note":…}` without `isError`',
            zh: '`{"results":[], "note":…}`，不带 `isError`',
          },
          reason: {
            en: "Right. It is an answer, and the note says that the query ran.",
            zh: "正确。这就是答案，`note` 写明查询执行过了。",
          },
        },
        {
          id: "throw",
          text: { en: "It throws, since there is nothing to return", zh: "没有可返回的，抛出异常" },
          reason: {
            en: "Nothing found is an ordinary ending, not an exception.",
            zh: "没查到是一种正常结局，不是异常。",
          },
        },
      ],
    },
    {
      id: "cached",
      text: {
        en: "The database is down, but yesterday's cache holds the order. What should the tool say?",
        zh: "数据库瘫痪了，昨天的缓存里却有这个订单。工具该怎么说？",
      },
      answer: "say-so",
      choices: [
        {
          id: "as-fresh",
          text: { en: "Return the cached order as usual", zh: "照常返回缓存里的订单" },
          reason: {
            en: "The agent would present a day-old status as today's.",
            zh: "智能体会把昨天的状态当成今天的说出去。",
          },
        },
        {
          id: "empty",
          text: { en: "Return an empty list, to be on the safe side", zh: "返回空列表，保险一点" },
          reason: {
            en: "That is the opposite of safe: it denies an order that exists.",
            zh: "这恰恰最不保险：等于否认一个存在的订单。",
          },
        },
        {
          id: "say-so",
          text: { en: "Return it, and say how old it is", zh: "返回它，并写明是什么时候的数据" },
          reason: {
            en: "Right. Any answer is fine as long as it says what it rests on.",
            zh: "正确。只要说明依据，怎样回答都行。",
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
      says: {
        en: "Failures of a tool are reported in its result with `isError: true`. It defines no sign for an empty result.",
        zh: "工具的失败在结果里用 `isError: true` 报告。规范没有为空结果定义任何标志。",
      },
    },
    {
      kind: "convention",
      title: "`results` with a `note`",
      url: "https://github.com/openai/openai-agents-python/issues/1035",
      says: {
        en: "That an empty list carries a note is our convention; the linked report shows a search without hits that was flagged as an error.",
        zh: "空列表附一条 `note` 是本课程的约定。链接里的报告是反例：没有命中的查询被标成了错误。",
      },
    },
  ],
} as const satisfies LessonMeta;
