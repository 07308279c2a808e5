import type { LessonMeta } from "../types";

export default {
  slug: "two-kinds-of-failure",
  title: { en: "Two kinds of failure", zh: "两种失败" },
  intro: {
    en: "A tool call can fail in two ways, and only one of them gives the model a chance to recover.",
    zh: "工具调用有两种失败方式，其中只有一种能给模型留下补救的机会。",
  },
  minutes: 9,
  learn: {
    en: [
      "Tell a protocol error from a tool execution error by looking at the JSON",
      "Know what the host does with each, and what the model gets to read",
      "Choose the right one for a bad argument, a time-out and a refused refund",
      "Spot where SDKs depart from the specification",
    ],
    zh: [
      "看一眼 JSON，就能分清协议级错误和工具执行错误",
      "知道宿主怎么处理这两种错误，模型能读到什么",
      "参数错误、超时、退款被拒，分别该用哪一种",
      "认出 SDK 与规范不一致的地方",
    ],
  },
  terms: ["protocol-error", "tool-execution-error", "host", "is-error"],
  figure: "three-requests",
  predict: {
    text: {
      en: "Three requests go out, and all three go wrong: one names a tool that does not exist, one is malformed, one calls a real tool that fails. The host ends the run on protocol errors, as several frameworks do. Which failures will the model read about?",
      zh: "发出三个请求，三个都出错：第一个调用了不存在的工具，第二个格式不对，第三个调用真实的工具、但工具失败了。宿主遇到协议级错误就结束运行（不少框架都这么做）。模型能读到哪几个失败？",
    },
    options: [
      { id: "all", text: { en: "All three", zh: "三个都能" } },
      { id: "failing-tool", text: { en: "Only the tool that failed", zh: "只有工具失败的那个" } },
      { id: "not-malformed", text: { en: "All but the malformed one", zh: "除了格式不对的那个" } },
      { id: "none", text: { en: "None: errors stay in the host", zh: "一个也读不到，错误都留在宿主里" } },
    ],
    outcome: "failing-tool",
    explanation: {
      en: "The first two came back as JSON-RPC `error` replies. This host stops there. The third came back as a result with `isError: true`, so it went into the conversation and the model could act on it.",
      zh: "前两个返回的是 JSON-RPC `error` 应答，这个宿主到此就停了。第三个返回的是带 `isError: true` 的结果，它进入了对话，模型读得到，也能据此行动。",
    },
  },
  recap: {
    en: [
      "Protocol error: JSON-RPC `error`, no tool ran. For unknown tools and malformed requests.",
      "Tool execution error: a normal `result` with `isError: true`. For everything that goes wrong once a tool was properly called, bad arguments included.",
      "The model is shown tool execution errors. Whether it is shown protocol errors is up to the host; often it is not.",
      "So: if the agent could do something about it, return it as a result.",
    ],
    zh: [
      "协议级错误：JSON-RPC 的 `error`，工具没有执行。用于未知工具和格式不对的请求。",
      "工具执行错误：普通的 `result`，带 `isError: true`。工具被正确调用之后出的一切问题都归它，参数错误也算。",
      "工具执行错误会给模型看。协议级错误给不给看，由宿主决定，常常不给。",
      "所以：只要智能体还能做点什么，就把失败作为结果返回。",
    ],
  },
  checks: [
    {
      id: "bad-argument",
      text: {
        en: 'The model calls `lookup_order` with `order_id: "abc"`. Your server only knows ids like `A-1234`. Under revision 2025-11-25, what do you return?',
        zh: '模型用 `order_id: "abc"` 调用 `lookup_order`，而你的服务器只认 `A-1234` 这样的编号。按 2025-11-25 版规范，该返回什么？',
      },
      answer: "is-error",
      choices: [
        {
          id: "is-error",
          text: {
            en: "A result with `isError: true` that names the field",
            zh: "带 `isError: true` 的结果，指明是哪个字段",
          },
          reason: {
            en: "Right. Since 2025-11-25 the specification lists input validation under tool execution errors, so that the model can read what is wrong and correct it.",
            zh: "正确。从 2025-11-25 版起，规范把输入校验归为工具执行错误，好让模型读到哪里不对、自己改正。",
          },
        },
        {
          id: "invalid-params",
          text: {
            en: "A JSON-RPC error with code `-32602` (invalid params)",
            zh: "JSON-RPC 错误，代码 `-32602`（参数无效）",
          },
          reason: {
            en: "Tempting: the name fits, and the older revision 2025-06-18 did list invalid arguments there. But the model may never see it, and it is the only one who could fix the argument.",
            zh: "名字看着很合适，较早的 2025-06-18 版也确实把参数无效列在这里。可是模型很可能看不到它，而能改参数的恰恰只有模型。",
          },
        },
        {
          id: "empty",
          text: { en: "An empty list: no order has that id", zh: "空列表：没有这个编号的订单" },
          reason: {
            en: "No query ran, so nothing is known about orders. The agent would tell the customer that the order does not exist.",
            zh: "查询没有执行，订单存不存在谁也不知道。智能体却会告诉客户“订单不存在”。",
          },
        },
      ],
    },
    {
      id: "which-is-protocol",
      text: { en: "Which of these is a protocol error?", zh: "下面哪一个是协议级错误？" },
      answer: "unknown-tool",
      choices: [
        {
          id: "timeout",
          text: { en: "The order database times out", zh: "订单数据库超时" },
          reason: {
            en: "The tool was called properly and then failed. That is a tool execution error, and a retryable one.",
            zh: "工具被正确调用，之后才失败。这是工具执行错误，而且可以重试。",
          },
        },
        {
          id: "refund",
          text: {
            en: "A refund is refused because the return window has passed",
            zh: "退货期已过，退款被拒",
          },
          reason: {
            en: "A business rule said no. Nothing is wrong with the request; the agent must be able to explain the refusal.",
            zh: "是业务规则不允许，请求本身没有问题。智能体必须读得到，才能向客户解释。",
          },
        },
        {
          id: "unknown-tool",
          text: {
            en: "A call names the tool `lookup_orders`, which the server does not have",
            zh: "请求调用 `lookup_orders`，而服务器没有这个工具",
          },
          reason: {
            en: "Right. There is no tool to run, so there is no tool result to return.",
            zh: "正确。没有工具可执行，也就没有工具结果可返回。",
          },
        },
      ],
    },
  ],
  sources: [
    {
      kind: "mcp-spec",
      revision: "2025-11-25",
      title: "MCP specification: Tools, Error Handling",
      url: "https://modelcontextprotocol.io/specification/2025-11-25/server/tools#error-handling",
      says: {
        en: "The two mechanisms; input validation belongs to tool execution errors; clients should show those to the model and may show protocol errors.",
        zh: "两种机制；输入校验归工具执行错误；客户端应把工具执行错误给模型看，协议级错误可给可不给。",
      },
    },
    {
      kind: "mcp-spec",
      revision: "2025-06-18",
      title: "MCP specification: Tools, Error Handling",
      url: "https://modelcontextprotocol.io/specification/2025-06-18/server/tools#error-handling",
      says: {
        en: "The older wording, which still listed invalid arguments under protocol errors.",
        zh: "较早的写法，当时还把参数无效列在协议级错误里。",
      },
    },
    {
      kind: "mcp-spec",
      revision: "2026-07-28",
      title: "MCP specification: Tools, Error Handling",
      url: "https://modelcontextprotocol.io/specification/2026-07-28/server/tools#error-handling",
      says: {
        en: "The same two mechanisms; complete results now also carry `resultType`.",
        zh: "还是这两种机制；完整的结果现在另带 `resultType`。",
      },
    },
    {
      kind: "other",
      title: "JSON-RPC 2.0: Error object",
      url: "https://www.jsonrpc.org/specification#error_object",
      says: {
        en: "The reserved codes −32700 and −32600 to −32603.",
        zh: "保留代码 −32700，以及 −32600 到 −32603。",
      },
    },
    {
      kind: "messages-api",
      title: "Claude docs: Handle tool calls",
      url: "https://platform.claude.com/docs/en/agents-and-tools/tool-use/handle-tool-calls",
      says: {
        en: "How a host hands a failed tool call to Claude: a `tool_result` block with `is_error`.",
        zh: "宿主怎样把失败的工具调用交给 Claude：带 `is_error` 的 `tool_result` 块。",
      },
    },
  ],
} as const satisfies LessonMeta;
