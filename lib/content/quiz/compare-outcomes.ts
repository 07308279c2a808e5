import type { CompareQuestion } from "./types";
import { failed, succeeded } from "./wire-results";

/** "Which of these three results is well made?": does it tell failed, empty and refused input apart? */
export const compareOutcomes: readonly CompareQuestion[] = [
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
        zh: "有标记，有类别、可否重试和等待时间：下一步需要的都有。",
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
          zh: "把访问失败打扮成空结果：智能体会说订单不存在。",
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
          zh: "id 没有问题。智能体会去要求换格式，而不是报告没有找到。",
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
          zh: "渠道对了，却没点名字段：智能体只能猜该改哪个参数。",
        },
      },
    ],
  },
];
