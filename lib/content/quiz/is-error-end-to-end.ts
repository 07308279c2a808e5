import { type ChoiceQuestion, option } from "./types";

const topic = "is-error-end-to-end";

/** Questions on the way of a failure from the backend to the model's next turn. */
export const isErrorEndToEnd: readonly ChoiceQuestion[] = [
  {
    kind: "choice",
    id: "map-flag-to-block",
    topic,
    section: "station-3-the-host-maps-the-flag",
    text: {
      en: "Your host got this MCP result for the call `toolu_01`. What does it send to the Messages API?",
      zh: "宿主为调用 `toolu_01` 收到了下面的 MCP 结果。它应该给 Messages API 发送什么？",
    },
    show: {
      content: [
        {
          type: "text",
          text: '{"errorCategory":"transient","isRetryable":true,"message":"Order database timed out"}',
        },
      ],
      isError: true,
    },
    right: option(
      "A `tool_result` block for `toolu_01` with that content and `is_error: true`",
      "一个对应 `toolu_01` 的 `tool_result` 块，内容照搬，并带上 `is_error: true`",
      "The host maps `isError` onto `is_error` and leaves the content as it is: the model needs both.",
      "宿主把 `isError` 映射成 `is_error`，内容原样保留：两样模型都需要。",
    ),
    wrong: [
      option(
        "A `tool_result` block with that content only: the text already says that it is an error",
        "只带内容的 `tool_result` 块：文本里已经写明是错误了",
        "Without the flag the block stands for a success, and whether the model notices depends on how it reads the text.",
        "没有标记，这个块就代表成功；模型能不能发现，全看它怎么读那段文本。",
      ),
      option(
        'A user message that says "The tool failed, please try something else", without a `tool_result`',
        "一条用户消息“工具失败了，请换个办法”，不带 `tool_result`",
        "Each `tool_use` must be answered by a `tool_result` with its id in the next message; without it the API refuses the request.",
        "每个 `tool_use` 都必须在下一条消息里有对应 id 的 `tool_result`，否则 API 会拒绝这个请求。",
      ),
      option(
        "Nothing yet: the host should first repeat the call until it gets a result that is not an error",
        "先什么都不发：宿主应该重复调用，直到拿到不是错误的结果",
        "A host may retry a certain transient failure a few times, but never without a bound: the fault may last for hours.",
        "对确定的暂时性故障，宿主可以重试几次，但绝不能没有上限：故障可能持续几个小时。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "status-in-success",
    topic,
    section: "three-ways-to-lose-it",
    text: {
      en: "A payment tool returned this, and the agent told the customer that the payment went through. Where was the failure lost?",
      zh: "一个支付工具返回了下面的结果，智能体告诉客户付款成功了。失败是在哪里丢掉的？",
    },
    show: { content: [{ type: "text", text: '{"status":"error","code":500,"data":null}' }] },
    right: option(
      "In the server: a failure inside a result without `isError: true` counts as a success for every host",
      "在服务器：失败写在了没有 `isError: true` 的结果里，任何宿主都会当成功处理",
      "Hosts look at the flag. A private status field inside the text is a convention that nobody else has agreed to.",
      "宿主看的是标记。文本里自定的 status 字段只是你自己的约定，别人并不知道。",
    ),
    wrong: [
      option(
        "In the host: it should parse the text of each result and look for fields that sound like an error to it",
        "在宿主：它应该解析每个结果的文本，找出像是错误的字段",
        'A host cannot know every server\'s private fields, and a product called "error 500" would trip it.',
        "宿主不可能知道每个服务器自定的字段；要是商品名就叫“error 500”，它就误判了。",
      ),
      option(
        'In the model: a capable one reads `"status":"error"` correctly, so a larger model solves it',
        '在模型：能力强的模型读得懂 `"status":"error"`，换一个更大的模型就解决了',
        "A better reader guesses right more often, but still has to guess. The server knows for certain and can say so.",
        "读得更好只是猜得更准，终究还是在猜。服务器明明确切知道，直说就行。",
      ),
      option(
        "In the transport: with HTTP status 500 instead of 200 the host would have noticed the failure",
        "在传输层：如果 HTTP 状态是 500 而不是 200，宿主就会发现失败",
        "An HTTP 500 reports a broken transport. The result would not have reached the model at all.",
        "HTTP 500 表示传输本身坏了，这样结果根本到不了模型那里。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "only-structured-content",
    topic,
    section: "station-2-your-server-speaks",
    text: {
      en: 'In one host the agent recovers well from this result; in another it only says "something went wrong". What is the most likely cause?',
      zh: "同样的结果，在一个宿主里智能体能很好地恢复，在另一个宿主里只会说“出了点问题”。最可能的原因是什么？",
    },
    show: {
      isError: true,
      content: [{ type: "text", text: "Error" }],
      structuredContent: {
        errorCategory: "validation",
        isRetryable: false,
        field: "order_id",
        message: "Must look like A-123",
      },
    },
    right: option(
      "The second host shows the model only `content`, where the detail is missing",
      "第二个宿主只把 `content` 给模型看，而细节不在那里",
      "Hosts differ in which part they pass on. Text and `structuredContent` must each be able to stand alone.",
      "各个宿主传给模型的部分不一样。文本和 `structuredContent` 都得各自说得清楚。",
    ),
    wrong: [
      option(
        "The second host uses an older model that has not been trained on `structuredContent`",
        "第二个宿主用的是旧模型，没有受过 `structuredContent` 的训练",
        "A model does not see MCP fields. It sees what the host copies into the `tool_result` block.",
        "模型看不到 MCP 的字段，它只看得到宿主抄进 `tool_result` 块里的内容。",
      ),
      option(
        "The second host ignores `isError`, so the model takes the result for a successful look-up",
        "第二个宿主忽略了 `isError`，模型以为查询成功了",
        "The agent does know that something went wrong. What it lacks is which field and what form, and the flag carries neither.",
        "智能体明明知道出了问题。它缺的是哪个字段、该是什么格式，而标记里本来就没有这些。",
      ),
      option(
        "`structuredContent` is not allowed together with `isError: true`, and the second host is strict",
        "`structuredContent` 不能和 `isError: true` 一起用，第二个宿主比较严格",
        "The two may appear together. What is required is that the value fits the tool's `outputSchema`, if it has one.",
        "两者可以同时出现。规范要求的只是：如果工具有 `outputSchema`，这个值得符合它。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "two-calls-one-failed",
    topic,
    section: "station-3-the-host-maps-the-flag",
    text: {
      en: "Claude asked for two tools in one turn. One succeeded, the other failed. What must the next request hold?",
      zh: "Claude 在一轮里请求了两个工具，一个成功，一个失败。下一个请求里必须有什么？",
    },
    right: option(
      "Both `tool_result` blocks in one user message, `is_error: true` on the failed one only",
      "同一条用户消息里放两个 `tool_result` 块，只在失败的那个上带 `is_error: true`",
      "Every `tool_use` needs its `tool_result` in the next message. The flag is per block, so the success stays usable.",
      "每个 `tool_use` 都要在下一条消息里有自己的 `tool_result`。标记是按块的，成功的结果照样能用。",
    ),
    wrong: [
      option(
        "The successful `tool_result` only, so that the model can go on with what it has",
        "只放成功的那个 `tool_result`，让模型先用已有的继续",
        "The API refuses a request in which a `tool_use` is left unanswered, and the model would not learn of the failure.",
        "有 `tool_use` 没得到回应，API 会拒绝这个请求；模型也无从知道有失败。",
      ),
      option(
        "Both blocks with `is_error: true`, since a turn either succeeds or fails as a whole",
        "两个块都带 `is_error: true`，因为一轮要么整体成功，要么整体失败",
        "There is no such transaction. Flagging the success throws away data and invites a repeat of a call that worked.",
        "并没有这样的事务。把成功的也标成失败，等于丢掉数据，还会让模型重复已经成功的调用。",
      ),
      option(
        "The successful block now, and the failed one in a later message once its retries are over",
        "现在先发成功的那个，等失败的那个重试完了，再在后面的消息里发",
        "Results cannot trail behind: all belong in the message right after the calls. Retry first, or report the failure now.",
        "结果不能拖到后面：所有结果都得放在紧跟调用的那条消息里。要么先重试完，要么现在就报告失败。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "test-a-tool-error",
    topic,
    section: "test-the-line",
    text: {
      en: "You want a test in CI that keeps your tool's errors well made. Which one catches most with least?",
      zh: "你想在 CI 里加一个测试，保证工具的错误不会变差。哪个测试花最少的力气抓住最多的问题？",
    },
    right: option(
      "Provoke one failure per category through a real client and check flag, category, retryability and message in each result",
      "通过真实的客户端，每个类别各触发一次失败，检查每个结果里的标记、类别、可否重试和消息",
      "It tests what goes over the wire, the SDK's rendering included, and needs no model.",
      "它测的是线路上真正传的东西，包括 SDK 的处理，而且不需要模型。",
    ),
    wrong: [
      option(
        "Let a model talk to the server each night and have a second model judge whether the replies sound helpful",
        "每晚让一个模型和服务器对话，再让另一个模型判断答复听起来是否有帮助",
        "Worth having as an evaluation, but slow, costly and noisy as a gate: it can't tell which field went missing.",
        "作为评测不错，但用来把关就慢、贵、有噪声，也看不出是哪个字段丢了。",
      ),
      option(
        "Check that the handler throws an exception of the right class when the backend's client is made to fail",
        "让后端客户端出错，检查处理函数抛出的异常类型对不对",
        "It tests the inside. What the SDK makes of the exception, and so what the agent sees, stays untested.",
        "这测的是内部。SDK 会把异常变成什么，也就是智能体看到什么，都没有测到。",
      ),
      option(
        "Count the calls that return `isError: true` in production and warn when there are more than last week",
        "统计生产环境里返回 `isError: true` 的调用，比上周多就告警",
        "It shows how often tools fail, not how well. A time-out dressed as an empty list even lowers the count.",
        "它反映的是失败得多不多，不是失败得好不好。把超时伪装成空列表，数字反而更低。",
      ),
    ],
  },
];
