import type { CompareQuestion } from "./types";
import { failed, succeeded } from "./wire-results";

/** "Which of these three results is well made?": are its fields true and enough to act on? */
export const compareFields: readonly CompareQuestion[] = [
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
    id: "compare-subagent-report",
    topic: "recover-locally",
    section: "then-report-once",
    text: {
      en: "A subagent has read 8 of 9 sources; one timed out three times. Which report to the coordinator is well made?",
      zh: "子代理读完了 9 个来源中的 8 个，一个三次超时。哪份给协调者的报告做得好？",
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
          zh: "`Retry-After` 的单位是秒，这个字段是毫秒：智能体几十毫秒后就会回来。",
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
