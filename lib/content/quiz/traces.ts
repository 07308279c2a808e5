import { option, type TraceQuestion } from "./types";

/** What most questions on a trace ask. */
export const whatNext = {
  en: "This trace is from a real run and stops before the agent's next step. What should that step be?",
  zh: "下面是一次真实运行的过程，停在智能体的下一步之前。下一步应该是什么？",
};

/** "What should the agent do next?" Each trace is run when the site is built. */
export const traceQuestions: readonly TraceQuestion[] = [
  {
    kind: "trace",
    id: "trace-timeout-structured",
    topic: "four-categories",
    section: "transient-nothing-is-wrong-only-now",
    text: whatNext,
    run: { orderId: "A-TIMEOUT", responseStyle: "structured", model: "simulator", seed: 1 },
    afterResults: 1,
    right: option(
      "Call `lookup_order` again with the same id, after a wait, and count the tries",
      "等一会儿，用同样的 id 再调用 `lookup_order`，并记住试了几次",
      "The failure is transient and retryable. A wait and a bound are all that is needed.",
      "故障是暂时性的，可以重试。需要的只是等待和上限。",
    ),
    wrong: [
      option(
        "Call `get_customer` to find the order another way, since this id does not seem to work",
        "调用 `get_customer` 换个办法查，因为这个 id 看起来查不到",
        "The id is fine: the database did not answer. The detour would ask the same database.",
        "id 没有问题，是数据库没有响应。绕一圈还是查同一个数据库。",
      ),
      option(
        "Tell the customer that there is no such order, and ask for the number on the receipt",
        "告诉客户没有这个订单，请他提供收据上的编号",
        "The look-up did not run, so nothing is known about the order.",
        "查询没有执行成功，关于订单什么都不知道。",
      ),
      option(
        "Hand the conversation over to a person now, because a database has failed",
        "数据库出了故障，现在就转人工",
        "A person would try again in a moment. So can the agent, for far less.",
        "人来了也是过一会儿再试。这件事智能体也会做，而且代价小得多。",
      ),
    ],
  },
  {
    kind: "trace",
    id: "trace-a-999-structured",
    topic: "structured-metadata",
    section: "two-messages-two-readers",
    text: whatNext,
    run: { orderId: "A-999", responseStyle: "structured", model: "simulator", seed: 1 },
    afterResults: 1,
    right: option(
      "Explain the return window in the customer message's words and offer to ask for an exception",
      "按面向客户的说明解释退货期，并提出可以申请例外",
      "A rule of the company: no retry, an explanation, and the way that remains.",
      "这是公司的规则：不重试，做解释，给出还能走的路。",
    ),
    wrong: [
      option(
        "Wait for some seconds and look the order up again, as the first answer may be out of date",
        "等几秒再查一次，第一次的结果可能不是最新的",
        "`isRetryable` is false: the window does not reopen by waiting.",
        "`isRetryable` 是 false：等多久，退货期也不会重新打开。",
      ),
      option(
        "Quote the error's `message` and its fields, so that the customer can see why the request was refused",
        "把错误的 `message` 和各个字段念给客户听，让他明白为什么被拒",
        "`message` is written for the agent. There is a text for the customer right beside it.",
        "`message` 是写给智能体的。旁边就有专门写给客户的话。",
      ),
      option(
        "Ask the customer for another order number, because this one has been refused",
        "请客户换一个订单号，因为这个被拒绝了",
        "The number is right and was found. What stands in the way is a rule.",
        "编号没错，也查到了。挡在前面的是规则。",
      ),
    ],
  },
  {
    kind: "trace",
    id: "trace-a-404-structured",
    topic: "empty-is-not-broken",
    section: "three-endings-three-shapes",
    text: whatNext,
    run: { orderId: "A-404", responseStyle: "structured", model: "simulator", seed: 1 },
    afterResults: 1,
    right: option(
      "Say that no order was found under this number, and ask whether the number is right",
      "说明用这个编号没有找到订单，并询问编号是否正确",
      "The search was completed and is empty. That is the answer to the question.",
      "查询完成了，结果为空。这就是问题的答案。",
    ),
    wrong: [
      option(
        "Look the order up once more, to be sure that the empty list is not the effect of a fault",
        "再查一次，确认空列表不是故障造成的",
        "A fault would have been flagged. The result says that the query ran.",
        "如果有故障，会带上错误标记。结果已经说明查询执行了。",
      ),
      option(
        "Apologise for a technical problem in the order system and promise to call back",
        "为订单系统的技术问题道歉，并承诺回电",
        "There is no technical problem, and the customer would wait in vain.",
        "没有技术问题，客户会白等。",
      ),
      option(
        "Escalate to a person who has access to the orders that this tool could not read",
        "转交给有权限的人，让他去看这个工具读不到的订单",
        "Nothing was withheld: an access problem would be a permission error.",
        "没有什么被隐藏：如果是访问问题，会返回权限错误。",
      ),
    ],
  },
  {
    kind: "trace",
    id: "trace-abc-structured",
    topic: "do-it-yourself",
    section: "what-you-should-see",
    text: whatNext,
    run: { orderId: "abc", responseStyle: "structured", model: "simulator", seed: 1 },
    afterResults: 1,
    right: option(
      "Ask the customer for the order number as it stands on the receipt, or for a phone number",
      "请客户提供收据上的订单号，或者手机号",
      "Only the customer has the right value. The error says which field is wrong and what it should look like.",
      "正确的值只有客户知道。错误里说明了哪个字段不对、应该是什么样。",
    ),
    wrong: [
      option(
        "Repeat the same call once, in case the check of the id was only a passing fault of the server",
        "把同样的调用重复一次，万一 id 检查只是服务器一时的故障",
        "A check of the form is not a passing fault: the same input fails in the same way.",
        "格式检查不是一时的故障：同样的输入会以同样的方式失败。",
      ),
      option(
        "Try `A-1`, `A-2` and so on, until an order is found that could be this customer's",
        "依次试 `A-1`、`A-2`……直到查到一个可能属于这位客户的订单",
        "That opens other people's orders. A correct value is asked for, not guessed.",
        "那是在翻别人的订单。正确的值要问，不能猜。",
      ),
      option(
        "Tell the customer that order abc does not exist and that the case is closed with that",
        "告诉客户订单 abc 不存在，事情到此为止",
        "No order was searched for: the id was refused before the look-up.",
        "根本没有查：id 在查询之前就被拒了。",
      ),
    ],
  },
  {
    kind: "trace",
    id: "trace-a-403-structured",
    topic: "four-categories",
    section: "permission-not-you",
    text: whatNext,
    run: { orderId: "A-403", responseStyle: "structured", model: "simulator", seed: 1 },
    afterResults: 1,
    right: option(
      "Call `escalate_to_human` with a summary of the case, and tell the customer about it",
      "调用 `escalate_to_human`，附上情况摘要，并告知客户",
      "The caller may not see this order. Someone who may has to take over.",
      "当前调用方无权查看这个订单，需要有权限的人接手。",
    ),
    wrong: [
      option(
        "Call `get_customer` and read the order's details from the customer record instead",
        "改用 `get_customer`，从客户记录里读订单详情",
        "That goes round the access rule instead of through the door that it leaves open.",
        "这是绕过访问规则，而不是走它留出的正门。",
      ),
      option(
        "Call `lookup_order` again with a note that the request is urgent for the customer",
        "再次调用 `lookup_order`，注明客户情况紧急",
        "Urgency gives no rights. The same call is refused again.",
        "紧急不等于有权限。同样的调用还是会被拒。",
      ),
      option(
        "Call `request_exception`, as exceptions are the process for everything that is refused",
        "调用 `request_exception`，凡是被拒绝的请求都应该走例外流程",
        "An exception is asked for from a rule. Here a different person is needed, not a different rule.",
        "例外是针对规则申请的。这里要换的是人，不是规则。",
      ),
    ],
  },
];
