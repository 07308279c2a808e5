import { type ChoiceQuestion, option } from "./types";

const topic = "four-categories";

/** Questions on telling the four categories apart and on what each asks for. */
export const fourCategories: readonly ChoiceQuestion[] = [
  {
    kind: "choice",
    id: "rate-limit-next-step",
    topic,
    section: "transient-nothing-is-wrong-only-now",
    text: {
      en: "The agent gets this result. What should happen next?",
      zh: "智能体收到了下面的结果。接下来应该怎么做？",
    },
    show: {
      isError: true,
      content: [
        {
          type: "text",
          text: '{"errorCategory":"transient","isRetryable":true,"message":"Rate limit reached","retryAfterMs":8000}',
        },
      ],
    },
    right: option(
      "Wait eight seconds, then make the same call again, a bounded number of times",
      "等 8 秒，再原样调用一次，次数要有上限",
      "A rate limit passes by itself, and the server even says when. The bound keeps a longer outage from eating the run.",
      "限流过一会儿就解除，服务器连要等多久都说了。设上限是为了避免故障拖长时把整个运行耗光。",
    ),
    wrong: [
      option(
        "Make the same call again at once, since `isRetryable` is true and the customer is waiting",
        "既然 `isRetryable` 是 true，客户又在等，那就马上原样再调用",
        "Within the eight seconds the call is refused again, and some services then lengthen the limit.",
        "8 秒之内再调用还是会被拒，有的服务还会因此延长限流时间。",
      ),
      option(
        "Tell the customer that the order could not be found and offer to take up a complaint",
        "告诉客户没有找到订单，并提出可以登记投诉",
        "Nothing was looked up, so nothing may be said about the order.",
        "查询根本没有执行，关于订单什么都不能说。",
      ),
      option(
        "Change the arguments a little so that the request no longer counts against the same limit",
        "稍微改一下参数，让请求不再计入同一个限额",
        "A limit counts calls, whatever their arguments. The changed call would also fetch something else.",
        "限流数的是调用次数，和参数无关。改了参数，查的也就不是同一样东西了。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "refund-cap-category",
    topic,
    section: "business-a-rule-says-no",
    text: {
      en: "Company policy: no refund above 500 through this channel, whoever asks. A correctly authorised agent requests 740. Which category is this failure?",
      zh: "公司规定：这个渠道不办理 500 以上的退款，谁申请都一样。一个权限齐全的智能体申请退 740。这次失败属于哪个类别？",
    },
    right: option(
      "`business`: the request was understood and allowed in form, and a rule of the company forbids it",
      "`business`：请求本身没问题，权限也够，是公司的规则不允许",
      "The rule holds for everybody and does not change by waiting. The customer needs an explanation and the exception process.",
      "这条规则对所有人都有效，等也等不来。要给客户解释，并告诉他怎么走例外流程。",
    ),
    wrong: [
      option(
        "`permission`: the agent lacks the right to refund this much, so a supervisor has to sign in",
        "`permission`：智能体没有退这么多钱的权限，得由主管登录操作",
        "Permission is about who asks. Here nobody may do it through this channel, whatever the rights.",
        "权限问题看的是“谁在申请”。这里不管谁、有什么权限，这个渠道都不办。",
      ),
      option(
        "`validation`: the `amount` is out of range, and the agent should repeat the call with at most 500",
        "`validation`：`amount` 超出范围，智能体应该改成不超过 500 再调用",
        "The amount is well formed and is what was meant. Asking for 500 instead would refund something else than the customer is owed.",
        "740 格式没错，也正是要退的金额。改成 500 再申请，退的就不是客户要的那一笔了。",
      ),
      option(
        "`transient`: the cap is reset each month, so the same refund can be repeated later",
        "`transient`：额度每个月会重置，过段时间再申请同样的退款就行",
        "Nothing says that this cap resets: it limits a single refund. Waiting changes nothing.",
        "没有说这个上限会重置：它限制的是单笔退款。等多久都一样。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "http-status-to-category",
    topic,
    section: "from-what-you-have-to-a-category",
    text: {
      en: "You wrap an HTTP backend. Which mapping of its answers to categories is right?",
      zh: "你在封装一个 HTTP 后端。下面哪种从响应到错误类别的映射是对的？",
    },
    right: option(
      '503 → transient · 422 bad date → validation · 403 → permission · 409 "return window closed" → business',
      "503 → 暂时性 · 422 日期错误 → 校验 · 403 → 权限 · 409“退货期已过” → 业务",
      "Each goes to the category whose recovery helps: wait, correct, escalate, explain.",
      "每一种都归到了恢复办法对得上的类别：等待、改正、转人工、解释。",
    ),
    wrong: [
      option(
        '503 → transient · 422 bad date → transient · 403 → permission · 409 "return window closed" → business',
        "503 → 暂时性 · 422 日期错误 → 暂时性 · 403 → 权限 · 409“退货期已过” → 业务",
        "The same bad date fails again for certain. Calling it transient buys a few useless retries.",
        "同样的错误日期再试还是错。归成暂时性，只会白白重试几次。",
      ),
      option(
        '503 → transient · 422 bad date → validation · 403 → business · 409 "return window closed" → business',
        "503 → 暂时性 · 422 日期错误 → 校验 · 403 → 业务 · 409“退货期已过” → 业务",
        "A 403 is about the caller's rights. As a business rule the agent would explain it away instead of finding someone who may.",
        "403 说的是调用方没有权限。归成业务规则，智能体就会去解释，而不是找有权限的人来办。",
      ),
      option(
        "5xx → transient · 4xx → validation, because the first digit already says which side has caused the fault",
        "5xx → 暂时性 · 4xx → 校验，因为首位数字已经说明是哪一边的错",
        "A 403 and a closed return window are 4xx too, and no corrected argument cures them. A 429 even calls for waiting.",
        "403 和退货期已过也是 4xx，改参数治不了它们；429 甚至该等待重试。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "malformed-id-next-step",
    topic,
    section: "validation-the-input-is-wrong",
    text: {
      en: 'A customer wrote "my order is abc". The look-up answered as below. What should the agent do?',
      zh: "客户说“我的订单是 abc”。查询返回了下面的结果。智能体应该怎么做？",
    },
    show: {
      isError: true,
      content: [
        {
          type: "text",
          text: '{"errorCategory":"validation","isRetryable":false,"field":"order_id","message":"order_id must look like A-123. Without it, try get_customer with the phone number."}',
        },
      ],
    },
    right: option(
      "Ask the customer for the order number, or for a phone number to look the order up another way",
      "请客户提供订单号，或者提供手机号，换个办法查",
      "The input is what is wrong, and only the customer has a better one. The message even offers a second way in.",
      "错的是输入，而正确的输入只有客户知道。消息里还给出了另一条路。",
    ),
    wrong: [
      option(
        "Call again with `A-abc`, which has the required prefix and keeps what the customer wrote in the chat",
        "改成 `A-abc` 再调用：前缀有了，客户写的也保留了",
        "It still does not look like `A-123`, and an id that was made up could hit another customer's order.",
        "这还是不符合 `A-123` 的格式；况且编造的 id 有可能撞上别人的订单。",
      ),
      option(
        "Tell the customer that no order with the number abc exists in the system",
        "告诉客户系统里没有编号为 abc 的订单",
        "The search never ran. The order may well exist under the number that the customer did not give.",
        "查询根本没有执行。订单很可能存在，只是客户没给出正确的编号。",
      ),
      option(
        "Repeat the call after a short wait, and hand over to a person when it fails three times",
        "稍等一下再重复调用，失败三次就转人工",
        "Unchanged input fails again for certain: `isRetryable` is false. Three turns are spent to learn nothing.",
        "输入不变，结果必然还是失败：`isRetryable` 已经是 false。白花三轮，什么都没得到。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "permission-next-step",
    topic,
    section: "permission-not-you",
    text: {
      en: '`lookup_order` answers with `errorCategory: "permission"` and `suggestedAction: "escalate_to_human"`: the order belongs to another region\'s team. What is the right recovery?',
      zh: '`lookup_order` 返回 `errorCategory: "permission"` 和 `suggestedAction: "escalate_to_human"`：这个订单归另一个地区的团队管。正确的恢复是什么？',
    },
    right: option(
      "Hand the case over to someone who may see the order, with what is known so far",
      "把目前掌握的情况一起转给有权查看这个订单的人",
      "Neither waiting nor other arguments give the agent more rights. An authorised person or path does.",
      "等待和改参数都不会让智能体多出权限。需要的是有授权的人或途径。",
    ),
    wrong: [
      option(
        "Try `get_customer` next and piece the order together from what that tool lets the agent see",
        "接着用 `get_customer`，从它能看到的信息里把订单拼出来",
        "That works around an access rule. A refusal is not an obstacle to be got round with another tool.",
        "这是在绕过访问规则。被拒绝不是“换个工具绕过去”的理由。",
      ),
      option(
        "Retry with growing pauses, since rights that were granted just now may take time to arrive",
        "逐渐拉长间隔重试，因为刚授予的权限可能要过一会儿才生效",
        "Nothing says that rights are on their way. The same call with the same rights is refused again.",
        "没有任何迹象表明权限正在下发。同样的权限，同样的调用，还是会被拒。",
      ),
      option(
        "Explain that company policy does not allow help with this order, and close the conversation",
        "解释说公司政策不允许处理这个订单，然后结束对话",
        "There is no such policy: another team may help. The customer would be sent away for nothing.",
        "并没有这样的政策：另一个团队就能处理。客户等于被白白打发走了。",
      ),
    ],
  },
];
