import { type ChoiceQuestion, option } from "./types";

const topic = "do-it-yourself";

/** Questions on trying it out with a host of one's own. */
export const doItYourself: readonly ChoiceQuestion[] = [
  {
    kind: "choice",
    id: "a-999-in-your-host",
    topic,
    section: "what-you-should-see",
    text: {
      en: "You ask your host for order A-999, and the tool answers as below. By which behaviour do you know that the error design works?",
      zh: "你在宿主里询问订单 A-999，工具返回了下面的结果。看到什么行为，你就知道错误设计起作用了？",
    },
    show: {
      isError: true,
      content: [
        {
          type: "text",
          text: '{"errorCategory":"business","isRetryable":false,"message":"Return window passed","customerMessage":"This order is past its 30-day return window. We can ask for an exception.","suggestedAction":"offer_exception_or_escalate"}',
        },
      ],
    },
    right: option(
      "One call, then an explanation in the customer message's sense and the offer to ask for an exception",
      "只调用一次，然后按面向客户的说明的意思解释，并提出可以申请例外",
      "A rule is neither retried nor hidden. All that the reply needs was in the error.",
      "业务规则既不重试，也不隐瞒。答复需要的内容错误里都有。",
    ),
    wrong: [
      option(
        "Three calls with growing pauses, then an apology that the system is not available at the moment",
        "逐渐拉长间隔调用三次，然后道歉说系统暂时不可用",
        "That is how a transient fault is treated. The host or the prompt overrides `isRetryable: false`.",
        "这是对付暂时性故障的做法，说明宿主或提示词没理会 `isRetryable: false`。",
      ),
      option(
        "One call, then the question whether the order number A-999 has been copied correctly from the receipt",
        "只调用一次，然后问客户订单号 A-999 是不是从收据上抄错了",
        "That is how a validation error or an empty result is treated. The number was right.",
        "这是对付校验错误或空结果的做法。编号本来就没错。",
      ),
      option(
        "One call, then the JSON of the error in the chat, so that the customer sees all there is to know",
        "只调用一次，然后把错误的 JSON 贴到对话里，让客户看到全部信息",
        "The customer message is there so that nobody has to read JSON or internals.",
        "有了面向客户的说明，就是为了不让人去读 JSON 和内部信息。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "a-404-in-your-host",
    topic,
    section: "what-you-should-see",
    text: {
      en: 'In your test A-404 is answered with "the order system is down". The tool returned `isError: true` with the text "404". What do you change?',
      zh: "测试时，对 A-404 的答复是“订单系统出故障了”。工具返回的是 `isError: true`，文本为“404”。你改哪里？",
    },
    right: option(
      'The tool: the search ran and matched nothing, so return `{"results":[],"note":…}` without the flag',
      '改工具：查询执行了，只是没有匹配，所以返回 `{"results":[],"note":…}`，不带错误标记',
      "The backend's 404 is an answer here. Flagged as an error it can only be read as a fault.",
      "后端的 404 在这里就是答案。标成错误，就只能被读成故障。",
    ),
    wrong: [
      option(
        'The prompt: add that an error with the text "404" means that the order does not exist',
        "改提示词：加一句“错误文本为 404 时表示订单不存在”",
        "Each host and each prompt would need that line. The tool is the one place where it can be put right for all.",
        "那样每个宿主、每份提示词都得加这一句。只有在工具里改，才能一次解决。",
      ),
      option(
        'The category: add `errorCategory: "validation"`, because an id that matches no order is simply a bad input',
        '改类别：加上 `errorCategory: "validation"`，因为查不到订单的 id 就是错误的输入',
        "The id has the right form. The agent would ask for another format instead of saying that nothing was found.",
        "id 的格式没有错。这样智能体会去要求换格式，而不是说没有找到。",
      ),
      option(
        'The text: replace "404" by "Not found", as models read words more reliably than numbers',
        "改文本：把“404”换成“Not found”，因为模型读文字比读数字可靠",
        "Clearer, but still marked as a failure: an agent may take it for a missing endpoint and retry or escalate.",
        "是清楚了些，但仍然标成失败：智能体可能以为是接口不存在，于是重试或转人工。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "abc-in-your-host",
    topic,
    section: "what-you-should-see",
    text: {
      en: 'You ask your host for order "abc". The first result says `validation`, `field: "order_id"`. In the trace the agent now calls `lookup_order` with `A-1`. How do you judge that?',
      zh: '你在宿主里询问订单“abc”。第一个结果是 `validation`，`field: "order_id"`。接着，智能体用 `A-1` 调用了 `lookup_order`。你怎么评价？',
    },
    right: option(
      "Wrong fix: the id is invented and may show another customer's order; it should ask for the number",
      "改错了：这个 id 是编出来的，可能查到别人的订单；应该向客户要编号",
      "Correcting an input means finding the right value, not one that passes the check.",
      "改正输入，是要找到正确的值，不是凑一个能通过检查的值。",
    ),
    wrong: [
      option(
        "Right: a validation error asks for a corrected call, and `A-1` has exactly the form that the tool asks for",
        "正确：遇到校验错误就该改正后再调用，而 `A-1` 符合工具要求的格式",
        "The form is right, the value made up. Passing the check is not the aim.",
        "格式对了，值是编的。通过检查不是目的。",
      ),
      option(
        "Wasted retry: after a validation error no further call to the same tool may ever be made",
        "无用重试：校验错误之后，绝不能再调用同一个工具",
        "Once the customer has given the number, calling again is exactly what should happen.",
        "等客户给了编号，再次调用正是应该做的事。",
      ),
      option(
        "Gave up early: it should have tried several ids of the right form before it stops",
        "放弃过早：应该多试几个格式正确的 id 再停下",
        "Going through ids at random is an attack on other people's data, not persistence.",
        "随机试 id 是在翻别人的数据，不是坚持不懈。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "stdio-server-logs",
    topic,
    section: "if-your-host-shows-something-else",
    text: {
      en: 'Your own stdio server works until it has to report an error; then the host says that the connection is broken. The `catch` begins with `console.log("lookup failed", err)`. What is going on?',
      zh: '你写的 stdio 服务器一直正常，可一到要报告错误，宿主就说连接断了。`catch` 的第一行是 `console.log("lookup failed", err)`。怎么回事？',
    },
    right: option(
      "The log line goes to stdout, where only JSON-RPC messages may be; it has to go to stderr",
      "日志写到了 stdout，而那里只能有 JSON-RPC 消息；应该写到 stderr",
      "On stdio, stdout is the wire. A stray line breaks the stream just when the agent needs the result.",
      "在 stdio 传输里，stdout 就是线路。多出来的一行，恰好在智能体需要结果的时候弄坏了消息流。",
    ),
    wrong: [
      option(
        "The result with `isError: true` makes the host close the connection, which is why errors should be left out",
        "带 `isError: true` 的结果会让宿主关闭连接，所以不该返回错误",
        "A flagged result is an ordinary reply, and the connection goes on.",
        "带标记的结果就是普通的回复，连接会继续。",
      ),
      option(
        "Errors are only allowed over Streamable HTTP; over stdio the server has to end the process instead",
        "只有 Streamable HTTP 才允许返回错误；在 stdio 上服务器只能结束进程",
        "Results, flagged ones included, are the same over every transport.",
        "结果在哪种传输上都一样，包括带错误标记的。",
      ),
      option(
        "`console.log` is too slow for large errors, so that the host runs into its time-out before the reply",
        "`console.log` 输出大的错误太慢，宿主还没收到回复就超时了",
        "It takes milliseconds. The trouble is where the line goes, not how long it takes.",
        "这只要几毫秒。问题是写到了哪里，不是花了多久。",
      ),
    ],
  },
];
