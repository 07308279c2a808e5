import type { CompareQuestion } from "./types";

const text = (value: unknown) => [
  { type: "text", text: typeof value === "string" ? value : JSON.stringify(value) },
];
const failed = (value: unknown) => ({ isError: true, content: text(value) });
const succeeded = (value: unknown) => ({ content: text(value) });

/** "Which of these three results is well made?" */
export const compareQuestions: readonly CompareQuestion[] = [
  {
    kind: "compare",
    id: "compare-time-out",
    topic: "is-error-end-to-end",
    section: "three-ways-to-lose-it",
    text: {
      en: "The order database timed out. Which of these three results is well made?",
      zh: "订单数据库超时了。这三个结果哪个做得好？",
    },
    right: {
      result: failed({
        errorCategory: "transient",
        isRetryable: true,
        message: "Order database timed out",
        retryAfterMs: 2000,
      }),
      reason: {
        en: "Flagged, with category, retryability and the wait: all that the next step needs.",
        zh: "有标志，有类别、可否重试和等待时间：下一步需要的都有。",
      },
    },
    wrong: [
      {
        result: succeeded({
          status: "error",
          errorCategory: "transient",
          isRetryable: true,
          retryAfterMs: 2000,
        }),
        reason: {
          en: "The fields are right, but without `isError: true` it counts as a success everywhere.",
          zh: "字段都对，但没有 `isError: true`，到哪里都算成功。",
        },
      },
      {
        result: succeeded({ results: [], note: "The search is taking longer than usual" }),
        reason: {
          en: "An access failure in the dress of an empty result: the agent will deny that the order exists.",
          zh: "把访问失败打扮成空结果：Agent 会说订单不存在。",
        },
      },
    ],
  },
  {
    kind: "compare",
    id: "compare-refund-window",
    topic: "structured-metadata",
    section: "two-messages-two-readers",
    text: {
      en: "A refund was asked for 90 days after the order; 30 are allowed. Which result is well made?",
      zh: "下单 90 天后申请退款，而期限是 30 天。哪个结果做得好？",
    },
    right: {
      result: failed({
        errorCategory: "business",
        isRetryable: false,
        message: "Return window of 30 days passed",
        customerMessage: "Returns are possible for 30 days. We can ask for an exception.",
        suggestedAction: "offer_exception_or_escalate",
      }),
      reason: {
        en: "A rule, not retryable, with words for the customer and the next step.",
        zh: "业务规则，不可重试，有给客户的话，也有下一步。",
      },
    },
    wrong: [
      {
        result: failed({
          errorCategory: "business",
          isRetryable: true,
          message: "Return window of 30 days passed",
          customerMessage: "Please try again later.",
        }),
        reason: {
          en: 'The window does not reopen: `isRetryable: true` and "try again later" both promise what can\'t happen.',
          zh: "退货期不会重新打开：`isRetryable: true` 和“稍后再试”都在承诺不可能的事。",
        },
      },
      {
        result: failed({
          errorCategory: "business",
          isRetryable: false,
          message: "RefundPolicyError: policy-svc-2.internal rejected rule RR-30",
        }),
        reason: {
          en: "Nothing in it may be told to a customer, and a business error has to be.",
          zh: "里面没有一句能告诉客户，而业务错误偏偏必须向客户解释。",
        },
      },
    ],
  },
  {
    kind: "compare",
    id: "compare-no-match",
    topic: "empty-is-not-broken",
    section: "three-endings-three-shapes",
    text: {
      en: "The search ran through and matched nothing. Which result is well made?",
      zh: "查询顺利执行，没有匹配。哪个结果做得好？",
    },
    right: {
      result: succeeded({ results: [], note: "Search completed: no order with this id" }),
      reason: {
        en: "No error, and the note says that it was searched: a valid empty result.",
        zh: "不是错误，note 也说明查过了：这就是有效空结果。",
      },
    },
    wrong: [
      {
        result: failed({
          errorCategory: "validation",
          isRetryable: false,
          field: "order_id",
          message: "No order with this id",
        }),
        reason: {
          en: "The id was in order. The agent would ask for another format instead of reporting that nothing was found.",
          zh: "id 没有问题。Agent 会去要求换格式，而不是报告没有找到。",
        },
      },
      {
        result: failed("404"),
        reason: {
          en: "An answer, flagged as a failure, in three digits. It may as well mean a missing endpoint.",
          zh: "明明是答案，却标成失败，还只有三个数字。也可能是接口不存在的意思。",
        },
      },
    ],
  },
  {
    kind: "compare",
    id: "compare-bad-date",
    topic: "two-kinds-of-failure",
    section: "a-bad-argument-is-not-a-malformed-request",
    text: {
      en: 'A tool was called with `date: "tomorrow"`, and two fields are wrong in all. Which reply is well made?',
      zh: '工具收到 `date: "tomorrow"`，总共有两个字段不对。哪个回复做得好？',
    },
    right: {
      result: {
        jsonrpc: "2.0",
        id: 5,
        result: failed({
          errorCategory: "validation",
          isRetryable: false,
          field: "date",
          issues: [
            { field: "date", message: "must be YYYY-MM-DD" },
            { field: "guests", message: "must be at least 1" },
          ],
          message: "Two fields are wrong: date, guests",
        }),
      },
      reason: {
        en: "A result that the model gets to see, with every bad field at once: one more call is enough.",
        zh: "模型看得到的结果，并一次列出所有错误字段：再调用一次就够了。",
      },
    },
    wrong: [
      {
        result: {
          jsonrpc: "2.0",
          id: 5,
          error: {
            code: -32602,
            message: "Two fields are wrong: date must be YYYY-MM-DD, guests must be at least 1",
          },
        },
        reason: {
          en: "The words are good, but a protocol error may never reach the model. Bad arguments are tool execution errors since 2025-11-25.",
          zh: "内容不错，但协议级错误不一定能到模型那里。从 2025-11-25 起，参数错误属于工具执行错误。",
        },
      },
      {
        result: {
          jsonrpc: "2.0",
          id: 5,
          result: failed({ errorCategory: "validation", isRetryable: false, message: "Invalid arguments" }),
        },
        reason: {
          en: "The right channel and no field: the agent has to guess which argument to change.",
          zh: "渠道对了，却没点名字段：Agent 只能猜该改哪个参数。",
        },
      },
    ],
  },
  {
    kind: "compare",
    id: "compare-subagent-report",
    topic: "recover-locally",
    section: "then-report-once",
    text: {
      en: "A subagent has read 8 of 9 sources; one timed out three times. Which report to the coordinator is well made?",
      zh: "子 Agent 读完了 9 个来源中的 8 个，一个三次超时。哪份给协调者的报告做得好？",
    },
    right: {
      result: failed({
        errorCategory: "transient",
        isRetryable: true,
        attempts: 3,
        message: "8 of 9 sources read; S-7 timed out, mirror too",
        partialResults: ["S-1", "S-2", "S-3", "S-4", "S-5", "S-6", "S-8", "S-9"],
      }),
      reason: {
        en: "What is there, what is missing, why, and how often it was tried: the coordinator can choose.",
        zh: "有什么、缺什么、为什么缺、试了几次，都写明了：协调者可以做选择。",
      },
    },
    wrong: [
      {
        result: succeeded({
          summary: "All sources agree on the main points.",
          sources: ["S-1", "S-2", "S-3", "S-4", "S-5", "S-6", "S-8", "S-9"],
        }),
        reason: {
          en: '"All sources" are eight. The gap can only be found by someone who counts.',
          zh: "所谓“所有来源”只有八个。不去数，就发现不了缺口。",
        },
      },
      {
        result: failed({
          errorCategory: "transient",
          isRetryable: true,
          attempts: 3,
          message: "Task failed: time-out",
        }),
        reason: {
          en: "Eight finished sources are dropped, and which one failed is not said.",
          zh: "八个完成的来源丢掉了，也没说是哪一个失败。",
        },
      },
    ],
  },
  {
    kind: "compare",
    id: "compare-rate-limit",
    topic: "right-beside-wrong",
    section: "from-what-you-have",
    text: {
      en: "The backend answered 429 with `Retry-After: 30`. Which result is well made?",
      zh: "后端返回 429，带 `Retry-After: 30`。哪个结果做得好？",
    },
    right: {
      result: failed({
        errorCategory: "transient",
        isRetryable: true,
        message: "Rate limit of the order service reached",
        retryAfterMs: 30000,
      }),
      reason: {
        en: "30 seconds are 30,000 ms, and the delay is where a host can use it.",
        zh: "30 秒就是 30000 毫秒，而且写在宿主用得上的地方。",
      },
    },
    wrong: [
      {
        result: failed({
          errorCategory: "transient",
          isRetryable: true,
          message: "Rate limit of the order service reached",
          retryAfterMs: 30,
        }),
        reason: {
          en: "`Retry-After` counts seconds, this field milliseconds: the agent comes back after a few hundredths of a second.",
          zh: "`Retry-After` 的单位是秒，这个字段是毫秒：Agent 几十毫秒后就会回来。",
        },
      },
      {
        result: failed({
          errorCategory: "permission",
          isRetryable: false,
          message: "HTTP 429: caller is not allowed any more requests",
        }),
        reason: {
          en: "A limit passes by itself. As a permission error it would wake a person for nothing.",
          zh: "限流会自己解除。归成权限错误，就会白白惊动一个人。",
        },
      },
    ],
  },
];
