import type { LessonMeta } from "../types";

export default {
  slug: "four-categories",
  title: { en: "Four categories", zh: "四个类别" },
  intro: {
    en: "Every failure of a tool asks for one of four reactions, and the category says which.",
    zh: "工具的每一种失败，都对应四种反应之一；该用哪一种，看类别。",
  },
  minutes: 10,
  learn: {
    en: [
      "Sort a failure by asking what would make it go away",
      "Know the right recovery for each category",
      "Derive the category from an HTTP status, a gRPC code or a payment error",
      "Decide who should retry: the server, the host or the model",
    ],
    zh: [
      "问一句“怎样才能让它消失”，就能给失败归类",
      "每个类别该怎样恢复",
      "从 HTTP 状态码、gRPC 代码或支付错误推出类别",
      "该由谁来重试：服务器、宿主，还是模型",
    ],
  },
  terms: [
    "error-category",
    "transient",
    "validation",
    "business",
    "permission",
    "retryable",
    "recovery-decision",
  ],
  figure: "sort-failures",
  predict: {
    text: {
      en: "Four failures reach an agent: the database timed out; the order number contains the letter O instead of a zero; the 30-day return window has passed; the order belongs to another region's team. For how many of them is it right to make the same call again?",
      zh: "智能体遇到四个失败：数据库超时；订单号里把数字 0 写成了字母 O；30 天退货期已过；订单归另一个区域的团队管。其中有几个，应该把同一个调用再做一遍？",
    },
    options: [
      { id: "four", text: { en: "All four, a bounded number of times", zh: "四个都该，次数有上限就行" } },
      { id: "two", text: { en: "Two", zh: "两个" } },
      { id: "one", text: { en: "One", zh: "一个" } },
      { id: "none", text: { en: "None: retrying is the server's job", zh: "一个也不该，重试是服务器的事" } },
    ],
    outcome: "one",
    explanation: {
      en: "Only the time-out can pass by itself. The other three give the same answer however often one asks: a wrong number stays wrong, a rule stays a rule, and rights don't grow by waiting. Now sort all eight and run them.",
      zh: "只有超时会自己过去。另外三个，问多少遍都是同一个答案：写错的编号不会自己变对，规则还是规则，权限也不会等着等着就有了。现在把八个都分好类，跑一遍看看。",
    },
  },
  recap: {
    en: [
      "Transient: wait and retry, a bounded number of times; then say that it can't be confirmed now.",
      "Validation: correct the input, find it another way, or ask. Business: explain, and offer the exception process. Permission: hand over, or take an authorised path.",
      "Only transient failures are retried with the same call.",
      "The category is a convention. MCP does not define it; agents understand it because you tell them in plain words.",
    ],
    zh: [
      "暂时性：等一等再试，次数有上限；还不行，就说现在没法确认。",
      "校验：改输入、换条路查，或者问客户。业务：说明原因，提供例外流程。权限：转交，或走获授权的途径。",
      "只有暂时性失败，才把同一个调用再做一遍。",
      "类别是约定，不是 MCP 规定的。智能体看得懂，是因为你用大白话写给它看。",
    ],
  },
  checks: [
    {
      id: "wrong-category",
      text: {
        en: "A refund above the cap of 500 comes back from the payments service as HTTP 400 with code `amount_above_limit`. Which category do you report?",
        zh: "退款金额超过 500 的上限，支付服务返回 HTTP 400，代码 `amount_above_limit`。你报告哪个类别？",
      },
      answer: "business",
      choices: [
        {
          id: "validation",
          text: { en: "validation: it is a 400", zh: "校验：它是 400" },
          reason: {
            en: "The amount is well-formed and meant as written. An agent that is told “validation” will change it, and try 499.",
            zh: "金额格式没错，客户也确实是这个意思。智能体如果被告知是“校验”，就会去改金额，比如改成 499 再试。",
          },
        },
        {
          id: "business",
          text: { en: "business: a rule says no", zh: "业务：规则不允许" },
          reason: {
            en: "Right. Nobody made a mistake. The customer is owed an explanation and a way to ask for an exception.",
            zh: "正确。谁也没犯错。该做的是向客户解释，并告诉他怎么申请例外。",
          },
        },
        {
          id: "permission",
          text: { en: "permission: the caller may not pay out so much", zh: "权限：调用者无权退这么多" },
          reason: {
            en: "Only if another caller may. If the rule binds everyone, it is a business rule.",
            zh: "除非换个调用者就可以。如果规则对谁都一样，那就是业务规则。",
          },
        },
      ],
    },
    {
      id: "who-retries",
      text: {
        en: "A look-up fails with a time-out that clears within a second, nine times out of ten. Who should retry first?",
        zh: "某个查询会超时，但十次有九次一秒内就恢复。该由谁先重试？",
      },
      answer: "code",
      choices: [
        {
          id: "model",
          text: { en: "The model: it decides what happens next", zh: "模型，下一步本来就由它决定" },
          reason: {
            en: "It can, but it costs a turn: the whole conversation is read again to decide what one `if` could have.",
            zh: "可以，但要花一个轮次：整段对话重读一遍，就为了做一个 `if` 就能做的决定。",
          },
        },
        {
          id: "code",
          text: {
            en: "Code: once or twice, quickly, and only for this kind of failure",
            zh: "代码：只对这类失败，很快地试一两次",
          },
          reason: {
            en: "Right. What a simple policy can decide should not be handed to a model. What is left over goes up, with the number of attempts.",
            zh: "正确。简单规则能定的事，不必交给模型。剩下解决不了的再往上报，并注明试过几次。",
          },
        },
        {
          id: "nobody",
          text: { en: "Nobody: retries hide problems", zh: "谁都别重试，重试会掩盖问题" },
          reason: {
            en: "They do if nobody counts them. Report `attempts`, and they don't.",
            zh: "没人计数时才会掩盖。把 `attempts` 报出来就不会。",
          },
        },
      ],
    },
  ],
  sources: [
    {
      kind: "convention",
      title: "gRPC: Status codes and their use",
      url: "https://grpc.io/docs/guides/status-codes/",
      says: {
        en: "A long-lived catalogue of failure kinds, with advice on which may be retried.",
        zh: "一份沿用多年的失败种类清单，并说明哪些可以重试。",
      },
    },
    {
      kind: "convention",
      title: "RFC 9110: HTTP status codes and Retry-After",
      url: "https://www.rfc-editor.org/rfc/rfc9110.html",
      says: {
        en: "What 4xx and 5xx mean, and how a server asks for a delay.",
        zh: "4xx、5xx 的含义，以及服务器怎样要求对方等待。",
      },
    },
    {
      kind: "convention",
      title: "RFC 9457: Problem Details for HTTP APIs",
      url: "https://www.rfc-editor.org/rfc/rfc9457.html",
      says: {
        en: "A structured error format for HTTP; its `type` is a good basis for a category.",
        zh: "HTTP 的结构化错误格式，其中的 `type` 很适合用来推出类别。",
      },
    },
    {
      kind: "mcp-spec",
      revision: "2025-11-25",
      title: "MCP specification: Tools, Error Handling",
      url: "https://modelcontextprotocol.io/specification/2025-11-25/server/tools#error-handling",
      says: {
        en: "Names API failures, input validation and business logic as tool execution errors, and defines no field to tell them apart.",
        zh: "把 API 失败、输入校验、业务逻辑都归为工具执行错误，但没有定义区分它们的字段。",
      },
    },
  ],
} as const satisfies LessonMeta;
