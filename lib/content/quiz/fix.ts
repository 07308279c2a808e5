import type { FixQuestion } from "./types";
import { failed, succeeded } from "./wire-results";

/** "Fix this result": a badly made `CallToolResult` that the learner edits. */
export const fixQuestions: readonly FixQuestion[] = [
  {
    kind: "fix",
    id: "fix-status-field",
    topic: "is-error-end-to-end",
    section: "three-ways-to-lose-it",
    text: {
      en: "The order database timed out, and a short wait will help. Make this result say so.",
      zh: "订单数据库超时了，稍等一下就好。改好这个结果，让它说明这一点。",
    },
    truth: { kind: "failed", category: "transient", isRetryable: true },
    result: succeeded({ status: "error", code: 500, message: "Order database timed out" }),
    solution: failed({
      errorCategory: "transient",
      isRetryable: true,
      message: "Order database timed out",
      retryAfterMs: 2000,
    }),
    reason: {
      en: "`isError: true` makes it a failure for every host; the fields say that waiting helps.",
      zh: "`isError: true` 让每个宿主都知道这是失败；字段说明等一等就好。",
    },
  },
  {
    kind: "fix",
    id: "fix-operation-failed",
    topic: "operation-failed",
    section: "how-much-does-an-error-say",
    text: {
      en: "The id `abc` was refused because it must look like `A-123`. Say which field is wrong and what to do.",
      zh: "id `abc` 被拒绝，因为它必须形如 `A-123`。说明哪个字段错了、该怎么办。",
    },
    truth: { kind: "failed", category: "validation", isRetryable: false },
    result: failed("Operation failed"),
    solution: failed({
      errorCategory: "validation",
      isRetryable: false,
      field: "order_id",
      message: 'order_id must look like A-123; got "abc". Ask for the number on the receipt.',
    }),
    reason: {
      en: "Category, field, form and next step: the agent no longer has to guess.",
      zh: "类别、字段、格式、下一步都有了：智能体不用再猜。",
    },
  },
  {
    kind: "fix",
    id: "fix-retryable-business",
    topic: "structured-metadata",
    section: "two-messages-two-readers",
    text: {
      en: "Refunds above 500 are not made through this channel. This error makes agents retry and then talk in riddles. Fix it.",
      zh: "这个渠道不办理 500 以上的退款。这个错误会让智能体反复重试，然后说得云里雾里。改好它。",
    },
    truth: { kind: "failed", category: "business", isRetryable: false },
    result: failed({ errorCategory: "business", isRetryable: true, message: "Refund cap of 500 exceeded" }),
    solution: failed({
      errorCategory: "business",
      isRetryable: false,
      message: "Refund cap of 500 exceeded: 740 was requested",
      customerMessage: "Refunds above 500 need a manager's approval. I can pass your request on.",
      suggestedAction: "offer_exception_or_escalate",
    }),
    reason: {
      en: "A rule does not pass by waiting, and it has to be explained in words made for the customer.",
      zh: "规则等不来，而且要用写给客户的话来解释。",
    },
  },
  {
    kind: "fix",
    id: "fix-empty-on-time-out",
    topic: "empty-is-not-broken",
    section: "how-it-happens",
    text: {
      en: "The search never ran: the database could not be reached, and trying again in a moment may help. Fix the result.",
      zh: "查询根本没有执行：连不上数据库，过一会儿再试可能就好了。改好这个结果。",
    },
    truth: { kind: "failed", category: "transient", isRetryable: true },
    result: succeeded({ results: [] }),
    solution: failed({
      errorCategory: "transient",
      isRetryable: true,
      message: "Order database could not be reached; the search did not run",
      retryAfterMs: 2000,
    }),
    reason: {
      en: "What was not searched must not look searched: an error, not an empty list.",
      zh: "没查过的就不能看上去像查过：应该是错误，而不是空列表。",
    },
  },
  {
    kind: "fix",
    id: "fix-flagged-empty",
    topic: "empty-is-not-broken",
    section: "three-endings-three-shapes",
    text: {
      en: "The search was completed and matched nothing, yet agents report a system fault. Fix the result.",
      zh: "查询已完成，没有匹配，可智能体却报告系统故障。改好这个结果。",
    },
    truth: { kind: "empty" },
    result: failed("404"),
    solution: succeeded({ results: [], note: "Search completed: no order with id A-404" }),
    reason: {
      en: "Finding nothing is an answer. No flag, an empty list, and a note that it was searched.",
      zh: "没有找到也是答案。不带标记，给空列表，再用 note 说明查过了。",
    },
  },
  {
    kind: "fix",
    id: "fix-leaky-permission",
    topic: "four-categories",
    section: "permission-not-you",
    text: {
      en: "The caller lacks the right to see this order; someone else may. Say so without showing the inside of the system.",
      zh: "调用方无权查看这个订单，别人可以。说明这一点，同时不暴露系统内部。",
    },
    truth: { kind: "failed", category: "permission", isRetryable: false },
    result: failed(
      "PermissionError at /srv/orders/acl.py:41\n  SELECT region FROM acl WHERE user='agent-7'\n  host=db-3.internal",
    ),
    solution: failed({
      errorCategory: "permission",
      isRetryable: false,
      message: "This order belongs to another region's team. Hand over to a person.",
      customerMessage: "Another team looks after this order. I will pass you on.",
      suggestedAction: "escalate_to_human",
    }),
    reason: {
      en: "Category and next step for the agent; path, query and host stay in the server's log.",
      zh: "给智能体类别和下一步；路径、查询语句和主机名留在服务器日志里。",
    },
  },
];
