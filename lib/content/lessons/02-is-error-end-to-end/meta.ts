import type { LessonMeta } from "../types";

export default {
  slug: "is-error-end-to-end",
  title: { en: "isError, end to end", zh: "isError 的全程" },
  intro: {
    en: "A failure changes its form three times before the model reads it, and it can be lost at every change.",
    zh: "一个失败要变三次样子才能送到模型面前，每变一次都可能被弄丢。",
  },
  minutes: 10,
  learn: {
    en: [
      "Follow a failure from the backend to the model's next turn",
      "Map `isError` to `is_error` in a host of your own",
      "Recognise the three ways to lose a failure, and what each costs",
      "Keep a write safe when its answer was lost",
    ],
    zh: [
      "跟着一个失败，从后端一路走到模型的下一轮",
      "在自己写的宿主里，把 `isError` 转成 `is_error`",
      "认出弄丢失败的三种办法，以及各自的代价",
      "写操作的应答丢了，怎样才算稳妥",
    ],
  },
  terms: ["is-error", "host", "tool-execution-error", "protocol-error", "access-failure", "idempotent"],
  figure: "lost-failure",
  predict: {
    text: {
      en: 'The order database times out. The server catches the exception and returns `{"results": []}`, so as “not to confuse the model”. What does the customer read in the end?',
      zh: '订单数据库超时了。服务器捕获异常，返回 `{"results": []}`，理由是“免得把模型弄糊涂”。客户最后读到的是什么？',
    },
    options: [
      {
        id: "later",
        text: { en: "That the order can't be checked right now", zh: "订单暂时查不到，请稍后再试" },
      },
      { id: "not-found", text: { en: "That there is no such order", zh: "没有这个订单" } },
      {
        id: "answer",
        text: { en: "The delivery status, after a retry or two", zh: "重试一两次之后，查到的物流状态" },
      },
      { id: "apology", text: { en: "A vague apology", zh: "一句含糊的道歉" } },
    ],
    outcome: "not-found",
    explanation: {
      en: "An empty list says that the search ran and matched nothing. The agent believes it, as it should, and tells the customer with confidence that the order does not exist. It does: with the failure reported, the third try finds it.",
      zh: "空列表的意思是“查过了，没有”。智能体照单全收，这没有错；于是它很有把握地告诉客户：没有这个订单。可订单是有的：如实报告失败时，第三次就查到了。",
    },
  },
  recap: {
    en: [
      "Four forms: backend outcome → MCP result with `isError` → `tool_result` with `is_error` → the model's next turn.",
      "Thrown and not caught: the model never reads it. Empty list: the model reads a falsehood. Status field in a success: the model has to guess.",
      "One line carries a failure through each change. Write that line, and test it.",
      "A write whose answer is lost may have happened: repeat it only with an idempotency key.",
    ],
    zh: [
      "四种样子：后端结果 → 带 `isError` 的 MCP 结果 → 带 `is_error` 的 `tool_result` → 模型的下一轮。",
      "抛出而不捕获：模型读不到。返回空列表：模型读到假话。成功里夹一个状态字段：模型只能猜。",
      "每一次转换，都只靠一行代码把失败带过去。写好这一行，并给它写测试。",
      "写操作的应答丢了，事情可能已经办了：有幂等键才可以重做。",
    ],
  },
  checks: [
    {
      id: "host-mapping",
      text: {
        en: "Your host gets an MCP result with `isError: true` and sends Claude a `tool_result` block with the same text, but without `is_error`. What have you lost?",
        zh: "你的宿主收到带 `isError: true` 的 MCP 结果，发给 Claude 的 `tool_result` 文字一样，却没带 `is_error`。丢了什么？",
      },
      answer: "flag",
      choices: [
        {
          id: "nothing",
          text: { en: "Nothing: the text says that it failed", zh: "什么也没丢，文字里写明失败了" },
          reason: {
            en: "That depends on the text. `Not found` may be an answer or a failure; the flag is what tells them apart.",
            zh: "那要看文字怎么写。一句 `Not found` 可以是答案，也可以是失败，区分靠的正是这个标记。",
          },
        },
        {
          id: "flag",
          text: {
            en: "The one field that says “this is a failure” without anyone reading prose",
            zh: "唯一一个不用读文字就能说明“这是失败”的字段",
          },
          reason: {
            en: "Right. The model is left to infer failure from wording, and so are your logs, your metrics and your tests.",
            zh: "正确。模型只好从措辞里推断是不是失败，你的日志、指标和测试也一样。",
          },
        },
        {
          id: "api-error",
          text: { en: "The request: the API refuses it", zh: "整个请求：API 会拒绝它" },
          reason: {
            en: "`is_error` is optional. The API accepts the block and takes it for a success.",
            zh: "`is_error` 是可选字段。API 照收不误，并把它当作成功。",
          },
        },
      ],
    },
    {
      id: "write-timeout",
      text: {
        en: "`request_refund` times out after it was sent to the payment service. What should the server say about retrying?",
        zh: "`request_refund` 已经发给支付服务，然后超时了。关于重试，服务器该怎么说？",
      },
      answer: "not-blindly",
      choices: [
        {
          id: "retry",
          text: {
            en: "`isRetryable: true`: time-outs are transient",
            zh: "`isRetryable: true`，超时是暂时性的",
          },
          reason: {
            en: "The fault may pass, but the refund may already have been made. A blind retry can pay twice.",
            zh: "故障也许会过去，可退款也许已经成了。直接重试，可能退两次。",
          },
        },
        {
          id: "not-blindly",
          text: {
            en: "`isRetryable: false`, unless the call carries an idempotency key",
            zh: "除非调用带有幂等键，否则 `isRetryable: false`",
          },
          reason: {
            en: "Right. The category stays transient; what is not safe is repeating the call. With a key, the service recognises the repeat.",
            zh: "正确。类别仍是暂时性，不安全的是“重复调用”这件事。有了幂等键，支付服务就认得出这是同一笔。",
          },
        },
        {
          id: "validation",
          text: {
            en: '`errorCategory: "validation"`, so that nobody retries',
            zh: '`errorCategory: "validation"`，这样谁都不会重试',
          },
          reason: {
            en: "Then the agent looks for a mistake in the input, and there is none. Say what is true: transient, and not to be repeated blindly.",
            zh: "那智能体就会去找输入里的错，可输入没有错。照实说：暂时性，但不要直接重复。",
          },
        },
      ],
    },
  ],
  sources: [
    {
      kind: "mcp-spec",
      revision: "2025-11-25",
      title: "MCP specification: Tools, Tool Result",
      url: "https://modelcontextprotocol.io/specification/2025-11-25/server/tools#tool-result",
      says: {
        en: "`content`, `structuredContent` and `isError` of a tool result.",
        zh: "工具结果的 `content`、`structuredContent` 和 `isError`。",
      },
    },
    {
      kind: "messages-api",
      title: "Claude docs: Handle tool calls",
      url: "https://platform.claude.com/docs/en/agents-and-tools/tool-use/handle-tool-calls",
      says: {
        en: "The `tool_result` block and its optional field `is_error`.",
        zh: "`tool_result` 块，以及其中可选的 `is_error` 字段。",
      },
    },
    {
      kind: "convention",
      title: "Stripe: Idempotent requests",
      url: "https://docs.stripe.com/api/idempotent_requests",
      says: {
        en: "A widely copied way to make a write repeatable: a key chosen by the caller.",
        zh: "让写操作可以重做的常见办法：由调用方给出一个幂等键。",
      },
    },
  ],
} as const satisfies LessonMeta;
