import { type ChoiceQuestion, option } from "./types";

const topic = "structured-metadata";

/** Questions on the fields of a structured error. */
export const structuredMetadata: readonly ChoiceQuestion[] = [
  {
    kind: "choice",
    id: "is-retryable-of-validation",
    topic,
    section: "isretryable-is-about-this-call",
    text: {
      en: 'In a review someone wants `isRetryable: true` on this error, "because the agent can fix the date and try again". What do you answer?',
      zh: "评审时有人想把这个错误的 `isRetryable` 改成 `true`，理由是“智能体改好日期就能再试”。你怎么回答？",
    },
    show: {
      errorCategory: "validation",
      isRetryable: false,
      field: "date",
      message: "date must be YYYY-MM-DD",
    },
    right: option(
      "Keep `false`: the field is about the same call, unchanged, and that one fails for certain",
      "保持 `false`：这个字段说的是原样再调用一次，而原样调用必然失败",
      "A corrected call is a new call. The category already says that correcting is the way.",
      "改正后的调用是另一次调用。“校验”这个类别已经说明该去改正。",
    ),
    wrong: [
      option(
        "Change it to `true`: whatever the agent can solve without a person counts as retryable",
        "改成 `true`：不用人介入、智能体自己能解决的，都算可重试",
        "A host that retries on `true` by policy would now repeat the bad date without asking anyone.",
        "有的宿主看到 `true` 就按策略自动重试，那它就会拿着错误日期一遍遍地调用。",
      ),
      option(
        "Leave the field out here: for validation errors retryability is undefined and each host decides",
        "这里别写这个字段：校验错误谈不上可不可重试，让宿主自己定",
        "It is well defined: never. Leaving it out makes readers guess about something that the server knows.",
        "它定义得很清楚：永远不行。不写，就是让别人去猜服务器明明知道的事。",
      ),
      option(
        "Change it to `true` and add `retryAfterMs: 0`, so that the corrected call is made without delay",
        "改成 `true`，再加上 `retryAfterMs: 0`，这样改正后的调用不会有延迟",
        "A delay of zero tells a host to hammer at once, with the input that just failed.",
        "延迟为零，就是告诉宿主拿着刚失败的输入立刻猛试。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "business-needs-more",
    topic,
    section: "two-messages-two-readers",
    text: {
      en: 'This error reached the agent, which then told the customer about "rule RR-30 in the policy service". Which change prevents that best?',
      zh: "智能体收到这个错误后，跟客户提起了“policy service 里的 RR-30 规则”。怎么改最能避免这种事？",
    },
    show: {
      errorCategory: "business",
      isRetryable: false,
      message: "policy-svc: RR-30 violated (ordered 2026-08-30, window 30 d)",
    },
    right: option(
      "Add a `customerMessage` that the agent can pass on: the window is 30 days, and how to ask for an exception",
      "加上可以直接转述的 `customerMessage`：退货期是 30 天，以及怎样申请例外",
      "A business error is the one that has to be explained to a customer, so it must bring words made for that reader.",
      "业务错误是必须向客户解释的，所以要自带一段写给客户看的话。",
    ),
    wrong: [
      option(
        'Shorten `message` to "Not allowed", so that there is nothing internal left to repeat',
        "把 `message` 缩短成“Not allowed”，这样就没有内部信息可说了",
        "Now the agent knows no reason either and will invent one, or say nothing of use.",
        "这样智能体也不知道原因了，要么自己编一个，要么说不出有用的话。",
      ),
      option(
        "Tell the model in the system prompt never to mention service names, rule numbers or dates",
        "在系统提示词里要求模型绝不提服务名、规则编号和日期",
        "A ban leaves out the date that the customer needs, and relies on the model for what the server can guarantee.",
        "禁令把客户需要的日期也禁掉了；而且本可由服务器保证的事，变成了指望模型自觉。",
      ),
      option(
        "Set `errorCategory` to `permission`, so that the agent hands over instead of explaining",
        "把 `errorCategory` 设成 `permission`，这样智能体会转人工而不是去解释",
        "The category would be false, and a person would be woken for what one sentence explains.",
        "类别就错了；一句话能解释清楚的事，却要惊动一个人来处理。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "convention-or-standard",
    topic,
    section: "what-a-pointless-retry-costs",
    text: {
      en: "A teammate asks where in the MCP specification `errorCategory` and `isRetryable` are defined. What is the right answer?",
      zh: "同事问：`errorCategory` 和 `isRetryable` 在 MCP 规范的哪一节定义？正确的回答是什么？",
    },
    right: option(
      "Nowhere: MCP defines `isError`; these fields are a convention on top, so use and document them consistently",
      "哪里都没有：MCP 只定义了 `isError`，这两个字段是在它之上的约定，所以要用得一致，并写进文档",
      "Neither revision 2025-11-25 nor 2026-07-28 defines error metadata for tools. Models read the fields because their names speak.",
      "2025-11-25 和 2026-07-28 两个修订版都没有定义工具的错误元数据。模型能用上这些字段，是因为名字本身就说明了意思。",
    ),
    wrong: [
      option(
        "In the tools chapter of revision 2025-11-25, next to `isError`, as optional members of `CallToolResult`",
        "在 2025-11-25 修订版的工具一章，和 `isError` 放在一起，是 `CallToolResult` 的可选成员",
        "That chapter defines `content`, `structuredContent` and `isError`. It knows no category.",
        "那一章定义的是 `content`、`structuredContent` 和 `isError`，没有类别。",
      ),
      option(
        "In JSON-RPC 2.0, which MCP builds on: they are the standard members of an error's `data` object",
        "在 MCP 所基于的 JSON-RPC 2.0 里：它们是错误对象 `data` 的标准成员",
        "JSON-RPC leaves `data` entirely to the server, and a tool execution error is no JSON-RPC error.",
        "JSON-RPC 的 `data` 完全由服务器自定；而且工具执行错误根本不是 JSON-RPC 错误。",
      ),
      option(
        "In the Messages API, whose `tool_result` block has them besides `is_error`; MCP simply takes them over from there",
        "在 Messages API 里：`tool_result` 块除了 `is_error` 还有这两个字段，MCP 是照搬过来的",
        "The block has `tool_use_id`, `content` and `is_error`. The fields travel as text inside `content`.",
        "这个块里有 `tool_use_id`、`content` 和 `is_error`。那两个字段只是作为文本放在 `content` 里。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "timed-out-write",
    topic,
    section: "isretryable-is-about-this-call",
    text: {
      en: "`send_email` timed out after the mail server had taken the message, perhaps. The tool has no idempotency key. What should its error say?",
      zh: "`send_email` 超时了，而邮件服务器可能已经收下了这封邮件。这个工具没有幂等键。它的错误应该怎么写？",
    },
    right: option(
      "`transient`, `isRetryable: false`, and that the mail may have gone out: check before sending again",
      "`transient`、`isRetryable: false`，并说明邮件可能已经发出，再发之前先确认",
      "The cause is a passing fault, yet repeating the call may repeat the effect. Only the server knows that, so it must say so.",
      "原因是一时的故障，但重复调用可能重复产生后果。这一点只有服务器知道，所以必须由它说明。",
    ),
    wrong: [
      option(
        "`transient`, `isRetryable: true`, `retryAfterMs: 5000`: a timeout is the textbook case of a retryable error",
        "`transient`、`isRetryable: true`、`retryAfterMs: 5000`：超时是最典型的可重试错误",
        "For a read, yes. For a write without an idempotency key this is how a customer gets the same mail twice.",
        "对读操作是这样。对没有幂等键的写操作，客户就会收到两封一样的邮件。",
      ),
      option(
        "No error at all: the mail has most likely gone out, and a success spares everybody the uncertainty",
        "不报错：邮件很可能已经发出去了，返回成功就省得大家不放心",
        "Most likely is not known. The agent would confirm to the customer something that may not have happened.",
        "“很可能”不等于“已知”。智能体会向客户确认一件也许没有发生的事。",
      ),
      option(
        "`validation`, `isRetryable: false`: so no host repeats the call, and the agent checks its arguments",
        "`validation`、`isRetryable: false`：这样宿主不会重复调用，智能体会去检查参数",
        "The arguments were fine. The agent would correct an address that was right, and send again.",
        "参数没有问题。智能体会去“改正”一个本来就对的地址，然后再发一次。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "message-for-the-agent",
    topic,
    section: "two-messages-two-readers",
    text: {
      en: '`lookup_order` gets `order_id: "1234"`, which lacks the prefix. Which `message` helps the agent most?',
      zh: '`lookup_order` 收到了 `order_id: "1234"`，缺少前缀。哪个 `message` 对智能体最有帮助？',
    },
    right: option(
      '`order_id must look like A-123; got "1234". Ask for the number on the receipt, or call get_customer with a phone number.`',
      '`order_id 必须形如 A-123，收到的是 "1234"。请询问收据上的编号，或用手机号调用 get_customer。`',
      "It names the field, the form, what came in and two ways on. Each spares the agent a guess.",
      "点名了字段、格式、收到的值，还给了两条出路，每一项都让智能体少猜一次。",
    ),
    wrong: [
      option(
        "`Invalid input. Please check all of your parameters carefully against the documentation and try again.`",
        "`输入无效。请对照文档仔细检查所有参数后重试。`",
        "It names no field, and the agent has no documentation but the tool's schema, which it has already read.",
        "没有点名字段；智能体手上的“文档”只有工具的 schema，它早就读过了。",
      ),
      option(
        "`ValidationError: pattern ^A-\\d+$ failed at OrderId.parse (src/domain/ids.ts:41) for value of length 4`",
        "`ValidationError: pattern ^A-\\d+$ failed at OrderId.parse (src/domain/ids.ts:41) for value of length 4`",
        "The pattern would help, but the path is internal and there is no next step.",
        "正则有点用，但文件路径是内部信息，也没有给出下一步。",
      ),
      option(
        "`We are sorry, we could not find what you are looking for. Our support team is happy to help you!`",
        "`很抱歉，没有找到您要的内容。我们的客服团队很乐意为您服务！`",
        "That is a text for customers, and a false one: nothing was searched for.",
        "这是写给客户的话，而且不属实：根本没有查过。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "output-schema-hides-error",
    topic,
    section: "what-a-pointless-retry-costs",
    text: {
      en: 'A tool declares an `outputSchema` for orders only. On failure it returns `isError: true` with an error object in `structuredContent`. Some clients now throw "does not match schema". What is the sound fix?',
      zh: "一个工具的 `outputSchema` 只描述了订单。失败时它返回 `isError: true`，并把错误对象放进 `structuredContent`。有些客户端因此抛出“不符合 schema”。稳妥的修法是什么？",
    },
    right: option(
      "Let the `outputSchema` allow the error shape too, or declare none",
      "让 `outputSchema` 也允许错误的形状，或者干脆不声明",
      "Structured results must conform to the schema, and a client that checks will otherwise drop the real error.",
      "结构化结果必须符合 schema；不然，做校验的客户端会把真正的错误丢掉。",
    ),
    wrong: [
      option(
        "Leave out `isError` on failures, so that clients stop treating these results in a special way",
        "失败时不带 `isError`，这样客户端就不会再特殊对待这些结果了",
        "That trades a loud failure for a silent one: the error would then count as a success.",
        "这是拿看得见的失败换看不见的失败：错误会被当成成功。",
      ),
      option(
        "Fill the order fields with empty strings and put the error text into the order's `note`",
        "把订单字段填成空字符串，再把错误文本写进订单的 `note`",
        "It fits the schema and lies: the agent reads an order that does not exist.",
        "这样符合 schema，但说的是假话：智能体会读到一个并不存在的订单。",
      ),
      option(
        "Ask users to turn off validation in their clients, because validating results is not required there",
        "请用户在客户端关掉校验，反正规范并不要求客户端校验结果",
        "Clients SHOULD validate, servers MUST conform. The server is the side that is wrong.",
        "规范说客户端 SHOULD 校验，服务器 MUST 符合。错的是服务器这一边。",
      ),
    ],
  },
];
