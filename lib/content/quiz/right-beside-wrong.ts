import { type ChoiceQuestion, option } from "./types";

const topic = "right-beside-wrong";

/** Questions that put right and wrong side by side, as in a design review. */
export const rightBesideWrong: readonly ChoiceQuestion[] = [
  {
    kind: "choice",
    id: "review-four-handlers",
    topic,
    section: "the-five-pairs",
    text: {
      en: "Four handlers deal with the same database time-out. Which one do you approve?",
      zh: "四个处理函数面对同一个数据库超时。你会批准哪一个？",
    },
    right: option(
      '`return { isError: true, content: [text({ errorCategory: "transient", isRetryable: true, message })] }`',
      '`return { isError: true, content: [text({ errorCategory: "transient", isRetryable: true, message })] }`',
      "Flag, category, retryability and a message, in a result: the part that hosts are asked to show to the model.",
      "标记、类别、可否重试、说明都有，而且放在结果里：规范要求宿主给模型看的正是它。",
    ),
    wrong: [
      option(
        '`throw new McpError(ErrorCode.InternalError, "transient: order database timed out, please retry")`',
        '`throw new McpError(ErrorCode.InternalError, "transient: order database timed out, please retry")`',
        "The words are good, the channel is not: many hosts never show a protocol error to the model.",
        "话说得不错，渠道不对：很多宿主不会把协议级错误给模型看。",
      ),
      option(
        '`return { content: [text({ status: "error", errorCategory: "transient", isRetryable: true, message })] }`',
        '`return { content: [text({ status: "error", errorCategory: "transient", isRetryable: true, message })] }`',
        "All the fields and no flag. For hosts, metrics and the `is_error` mapping this is a success.",
        "字段都有，就是没有标记。对宿主、监控和 `is_error` 的映射来说，这是成功。",
      ),
      option(
        '`log.error(err); return { content: [text({ results: [], note: "no results at the moment" })] }`',
        '`log.error(err); return { content: [text({ results: [], note: "no results at the moment" })] }`',
        '"At the moment" is a hint at best. The result says that a search was made and found nothing.',
        "“at the moment”最多算个暗示。这个结果的意思是：查过了，没有。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "data-of-protocol-error",
    topic,
    section: "what-to-do-in-each-category",
    text: {
      en: "A server puts category, retryability and customer message into `error.data` of a JSON-RPC error. Your agent still answers vaguely. Why?",
      zh: "服务器把类别、可否重试、面向客户的说明都放进了 JSON-RPC 错误的 `error.data`。智能体的答复依然含糊。为什么？",
    },
    right: option(
      "Hosts that show protocol errors at all often pass on the message only, and `data` is dropped on the way",
      "就算宿主会展示协议级错误，往往也只传消息文本，`data` 在半路就丢了",
      "The same object as content of a result with `isError: true` would have reached the model.",
      "同样的对象，如果作为带 `isError: true` 的结果内容返回，模型就能看到。",
    ),
    wrong: [
      option(
        "`data` has to be a string by JSON-RPC, so that the client refused the whole error as malformed",
        "按 JSON-RPC，`data` 必须是字符串，所以客户端把整个错误当格式错误拒收了",
        "JSON-RPC lets `data` be any value. It arrived at the client and went no further.",
        "JSON-RPC 允许 `data` 是任意值。它到了客户端，只是没有再往下传。",
      ),
      option(
        "The model needs the fields in snake_case, in the way that all of its other inputs in the Messages API are written",
        "模型需要 snake_case 的字段名，因为 Messages API 的其他输入都是这样写的",
        "Models read either spelling. These fields they never got to see.",
        "两种写法模型都读得懂。这些字段它根本没看到。",
      ),
      option(
        "The spec forbids hosts to show `data` to a model, because it may hold personal data of the customer",
        "规范禁止宿主把 `data` 给模型看，因为里面可能有客户的个人数据",
        "There is no such ban: the spec leaves it to the host. The detail was simply in a place that few hosts forward.",
        "没有这条禁令，给不给由宿主自定。细节只是放在了很少有宿主会转发的地方。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "grpc-retry-info",
    topic,
    section: "from-what-you-have",
    text: {
      en: "A gRPC backend answers a look-up with `UNAVAILABLE`, `RetryInfo { retry_delay: 3s }` and a `LocalizedMessage`. What becomes of it in the tool's error?",
      zh: "查询时，gRPC 后端返回 `UNAVAILABLE`，附带 `RetryInfo { retry_delay: 3s }` 和一个 `LocalizedMessage`。它在工具的错误里应该变成什么？",
    },
    right: option(
      "`transient`, `isRetryable: true`, `retryAfterMs: 3000`, and the localized message as `customerMessage`",
      "`transient`、`isRetryable: true`、`retryAfterMs: 3000`，本地化消息作为 `customerMessage`",
      "The backend has said all that the agent needs; it only has to be carried over. `LocalizedMessage` is meant for end users.",
      "后端已经说了智能体需要的一切，照搬过来就行。`LocalizedMessage` 本来就是给最终用户看的。",
    ),
    wrong: [
      option(
        "`transient`, `isRetryable: true`, `retryAfterMs: 3`, and the localized message as `message`",
        "`transient`、`isRetryable: true`、`retryAfterMs: 3`，本地化消息作为 `message`",
        "Three milliseconds instead of three seconds, and the customer's text in the field for the agent.",
        "3 秒写成了 3 毫秒，而且把给客户的话放进了给智能体的字段。",
      ),
      option(
        "`business`, `isRetryable: false`, with the localized message as `customerMessage`, as it is made for people",
        "`business`、`isRetryable: false`，本地化消息作为 `customerMessage`，因为它是写给人看的",
        "A text for people does not make a rule of it. `UNAVAILABLE` with a delay asks to be retried.",
        "有写给人看的话，不代表就是业务规则。带延迟的 `UNAVAILABLE` 就是在请你重试。",
      ),
      option(
        "The text `14 UNAVAILABLE` in `message` and nothing else: the code is standard, and models know it",
        "只在 `message` 里写 `14 UNAVAILABLE`：这是标准错误码，模型认识",
        "The model may know the code, but the delay and the words for the customer are thrown away.",
        "模型也许认识这个码，但延迟和给客户的话都丢掉了。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "not-found-vs-time-out-pair",
    topic,
    section: "the-five-pairs",
    text: {
      en: 'Two look-ups came back: one with `{"results":[],"note":"search completed"}`, one with `isError: true`, transient. The customer asks if either order exists. What can be said?',
      zh: '两次查询的结果：一个是 `{"results":[],"note":"search completed"}`，另一个是 `isError: true`、暂时性。客户问这两个订单存不存在。能怎么说？',
    },
    right: option(
      "The first was not found; about the second nothing can be said until a look-up has succeeded",
      "第一个没有找到；第二个在查询成功之前什么都不能说",
      "One is a valid empty result, the other an access failure. Only the first carries knowledge about existence.",
      "一个是有效空结果，一个是访问失败。只有前者能说明存不存在。",
    ),
    wrong: [
      option(
        "Neither was found: in both cases the tool has returned no order that could be shown",
        "两个都没有找到：两次工具都没有返回可以展示的订单",
        'For the second nobody has looked. "No order returned" is not the same as "no order".',
        "第二个根本没查成。“没有返回订单”不等于“没有订单”。",
      ),
      option(
        "Nothing about either of them: as long as one look-up is failing, the whole system can't be trusted",
        "两个都不能说：只要有一个查询失败，整个系统就不可信",
        "The first look-up was completed. Its answer does not become doubtful because another call timed out.",
        "第一次查询已经完成，不会因为另一次超时就变得可疑。",
      ),
      option(
        "The first does not exist, the second does: a time-out shows that the database has found something to load",
        "第一个不存在，第二个存在：超时说明数据库找到了东西正在加载",
        "A time-out shows that no answer came in time, for whatever reason.",
        "超时只说明没有按时等到答复，原因可能有很多种。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "ninety-identical-calls",
    topic,
    section: "what-to-do-in-each-category",
    text: {
      en: "A host is found to have made 90 identical calls to a failing tool in one run. The tool's errors were well structured: `transient`, `isRetryable: true`. What was missing?",
      zh: "有个宿主被发现在一次运行里对一个失败的工具做了 90 次相同的调用。工具的错误结构良好：`transient`、`isRetryable: true`。缺了什么？",
    },
    right: option(
      "A bound in the loop: `isRetryable` says that a retry may help, not that it may go on for ever",
      "循环里的上限：`isRetryable` 说的是重试可能有用，不是可以一直试下去",
      'After a few tries "can\'t be confirmed now" is the right answer. A breaker in the host enforces it.',
      "试几次之后，正确的答复就是“现在无法确认”。在宿主里加一个熔断器就能保证这一点。",
    ),
    wrong: [
      option(
        "An honest flag: a fault that lasts for 90 calls is not transient, so the server should have sent `business`",
        "诚实的标记：持续 90 次的故障就不是暂时性的，服务器应该返回 `business`",
        "An outage remains a fault that passes, however long. It does not turn into a rule of the company.",
        "故障再长也是会过去的故障，不会变成公司的规则。",
      ),
      option(
        "A larger context: the model had forgotten its earlier calls and thought each of them was the first",
        "更大的上下文：模型忘了之前的调用，以为每次都是第一次",
        "The earlier calls stand in the conversation that is sent with each request. A bound must not depend on memory.",
        "之前的调用都在每次请求附带的对话里。上限不应该靠模型的记性来保证。",
      ),
      option(
        'A better message: "please stop after three attempts" in the text would have ended the loop',
        "更好的消息：文本里写上“请在三次后停止”，循环就会结束",
        "It might have. Advice to the model is no guarantee, and each server would have to word it anew.",
        "也许会。但对模型的建议不是保证，而且每个服务器都得自己写一遍。",
      ),
    ],
  },
];
