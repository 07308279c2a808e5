import { type ChoiceQuestion, option } from "./types";

const topic = "two-kinds-of-failure";

/** Questions on protocol errors and tool execution errors. */
export const twoKindsOfFailure: readonly ChoiceQuestion[] = [
  {
    kind: "choice",
    id: "unknown-tool-reply",
    topic,
    section: "the-reply-that-ends-the-story-a-protocol-error",
    text: {
      en: "An agent calls `lookup_orders`; the server only has `lookup_order`. This is the whole reply. What is it?",
      zh: "智能体调用了 `lookup_orders`，而服务器上只有 `lookup_order`。下面是完整的回复。这是什么？",
    },
    show: { jsonrpc: "2.0", id: 7, error: { code: -32602, message: "Unknown tool: lookup_orders" } },
    right: option(
      "A protocol error: no tool ran, and the host decides whether the model gets to see it",
      "协议级错误：没有任何工具运行过，模型能不能看到它由宿主决定",
      "A JSON-RPC `error` instead of a `result` means that the call never reached a tool. The spec lets hosts pass it on to the model, but does not ask them to.",
      "回复里是 JSON-RPC 的 `error` 而不是 `result`，说明调用根本没到工具那里。规范允许宿主把它转给模型，但没有要求。",
    ),
    wrong: [
      option(
        "A tool execution error: the host will hand it to the model as a `tool_result` with `is_error: true`",
        "工具执行错误：宿主会把它作为 `is_error: true` 的 `tool_result` 交给模型",
        "A tool execution error is a `result` with `isError: true`. Here there is no `result` at all, and nothing was executed.",
        "工具执行错误是带 `isError: true` 的 `result`。这里连 `result` 都没有，也没有工具被执行。",
      ),
      option(
        "A validation error: the agent should correct the `order_id` argument and call the same tool again",
        "校验错误：智能体应该改正 `order_id` 参数，再调用同一个工具",
        'The code −32602 reads "invalid params", but what is invalid is the tool\'s name. No argument was ever looked at.',
        "−32602 的字面意思是“参数无效”，但这里无效的是工具名，参数根本没有被检查过。",
      ),
      option(
        "A transient error: the server is still starting, so the call should be repeated after a pause",
        "暂时性错误：服务器还在启动，稍等一下再调用一次就行",
        "An unknown name stays unknown. Repeating the call costs a turn each time and changes nothing.",
        "不存在的名字再等也不会存在。每重复一次就白费一轮，什么都不会变。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "database-timeout-channel",
    topic,
    section: "the-reply-that-goes-on-a-tool-execution-error",
    text: {
      en: "`lookup_order` was called with a good id, and the order database timed out. How should the server answer?",
      zh: "`lookup_order` 收到了正确的 id，但订单数据库超时了。服务器应该怎么回复？",
    },
    right: option(
      "With a normal result that has `isError: true` and content saying what failed",
      "返回普通的 result，带上 `isError: true`，并在 content 里说明哪里失败了",
      "The tool was called properly and failed: that is a tool execution error, and hosts should show it to the model.",
      "调用本身没问题，是工具执行失败了：这就是工具执行错误，宿主应该把它给模型看。",
    ),
    wrong: [
      option(
        "With a JSON-RPC error −32603, since an internal failure is what that code is for",
        "返回 JSON-RPC 错误 −32603，这个错误码本来就是留给内部故障的",
        "That code is for a server that cannot serve the request at all. Sent for one backend, it makes many hosts end the run before the model sees anything.",
        "那个错误码说的是服务器根本处理不了这个请求。只是一个后端出故障就用它，很多宿主会直接终止运行，模型什么都看不到。",
      ),
      option(
        "With HTTP status 504, so that every client on the way understands it without reading the body",
        "返回 HTTP 504，这样沿途的客户端不用读正文也能明白",
        "HTTP status belongs to the transport. Over stdio there is none, and over HTTP the client sees a broken transport instead of a result.",
        "HTTP 状态码属于传输层。stdio 上根本没有它；在 HTTP 上，客户端看到的是传输坏了，而不是工具的结果。",
      ),
      option(
        "With an empty result list, so that the model is not confused by infrastructure problems",
        "返回空的结果列表，免得模型被基础设施的问题搞糊涂",
        "The model is then not confused but misinformed: it will say that the order does not exist.",
        "模型倒是不糊涂了，却被误导了：它会告诉客户订单不存在。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "bad-argument-since-2025-11-25",
    topic,
    section: "a-bad-argument-is-not-a-malformed-request",
    text: {
      en: 'A server for MCP revision 2025-11-25 gets `{"date": "2026-13-45"}` for a well-formed `tools/call`. What should it return?',
      zh: '一个遵循 MCP 2025-11-25 修订版的服务器，在一次格式正确的 `tools/call` 里收到 `{"date": "2026-13-45"}`。它应该返回什么？',
    },
    right: option(
      "A tool execution error that names `date` and says what it should look like",
      "工具执行错误，点名 `date` 字段，并说明正确的格式",
      "Since 2025-11-25 the spec counts input validation among tool execution errors, because the model can correct its arguments if it is told.",
      "从 2025-11-25 起，规范把输入校验归入工具执行错误：只要告诉模型错在哪，它就能自己改。",
    ),
    wrong: [
      option(
        "A protocol error with −32602, as JSON-RPC defines that code for invalid parameters of any kind",
        "带 −32602 的协议级错误，因为 JSON-RPC 规定任何参数无效都用这个错误码",
        "Many servers did this before 2025-11-25. The request itself is well formed here; the value is wrong, and the model should be told.",
        "2025-11-25 之前很多服务器是这么做的。但这里请求本身格式正确，错的是值，应该让模型知道。",
      ),
      option(
        "The result for the nearest real date, with a note in the server's log that it was adjusted",
        "按最接近的真实日期返回结果，并在服务器日志里记一笔“已调整”",
        "The agent would answer a question that nobody asked, and the note is where neither model nor customer can read it.",
        "智能体回答的就成了没人问过的问题，而那条说明只在日志里，模型和客户都看不到。",
      ),
      option(
        "A valid empty result, because no order can have been placed on a date that does not exist",
        "有效空结果，因为不存在的日期当然不会有订单",
        "Nothing was searched. An empty result claims a search, and hides that a corrected date might find the order.",
        "查询根本没有执行。空结果等于宣称“查过了”，也就掩盖了换成正确日期就能查到的可能。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "thrown-and-gone",
    topic,
    section: "the-reply-that-ends-the-story-a-protocol-error",
    text: {
      en: "A handler throws, the SDK answers as below, and the host ends the run with a stack trace in its log. The customer gets no reply. Why did the agent not at least apologise?",
      zh: "处理函数抛出异常，SDK 给出下面的回复，宿主随即终止运行，只在日志里留下堆栈。客户什么回复都没收到。智能体为什么连句道歉都没有？",
    },
    show: { jsonrpc: "2.0", id: 12, error: { code: -32603, message: "connect ETIMEDOUT" } },
    right: option(
      "The model never got a tool result: showing it a protocol error is optional for hosts, and this one does not",
      "模型根本没拿到工具结果：是否把协议级错误给模型看由宿主自定，而这个宿主不给",
      "Clients MAY provide protocol errors to the model and SHOULD provide tool execution errors. Only the second can be relied on.",
      "规范对协议级错误的措辞是客户端 MAY 提供给模型，对工具执行错误是 SHOULD。只有后者靠得住。",
    ),
    wrong: [
      option(
        "The model saw the error but took −32603 for a code that it is not allowed to talk about",
        "模型看到了错误，但认为 −32603 是不能对外说的错误码",
        "The run ended in the host. There was no further model turn in which anything could have been decided.",
        "运行在宿主里就结束了，之后没有任何一轮模型调用，谈不上模型怎么想。",
      ),
      option(
        "The system prompt has no instruction on how to word an apology for network failures",
        "系统提示词里没有写网络故障时该怎么道歉",
        "No prompt helps a model that is never called. The failure has to reach it first.",
        "模型根本没有被调用，提示词写得再好也没用。失败得先传到它那里。",
      ),
      option(
        "The message is too short: with the whole exception and stack the model would have known what to say",
        "消息太短：如果附上完整的异常和堆栈，模型就知道该说什么了",
        "A longer message in the same place is dropped in the same way, and a stack would also expose internals.",
        "消息放在同一个地方，再长也会被同样丢掉；堆栈还会泄露内部细节。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "dashboard-shows-zero",
    topic,
    section: "the-reply-that-goes-on-a-tool-execution-error",
    text: {
      en: "Your dashboard counts HTTP 5xx and JSON-RPC errors and shows none. Yet agents report failing tools all day, and each time they quote your server's reply. What is missing?",
      zh: "你的监控统计 HTTP 5xx 和 JSON-RPC 错误，一整天都是零，可智能体一直在报告工具失败，而且每次都引用了你服务器的回复。漏掉了什么？",
    },
    right: option(
      "Results with `isError: true`: they travel in successful replies and have to be counted by that flag",
      "带 `isError: true` 的结果：它们走的是成功的回复，得按这个标记来统计",
      "A tool execution error is a normal JSON-RPC result over HTTP 200. Transport metrics cannot see it.",
      "工具执行错误就是 HTTP 200 上一个正常的 JSON-RPC result，传输层的指标看不到它。",
    ),
    wrong: [
      option(
        "Nothing on the server: agents that report failures without any error on the server are simply hallucinating them",
        "服务器没有问题：服务器没有报错而智能体却报告失败，那只能是智能体的幻觉",
        "The absence of transport errors says nothing about tools. Look at the results before blaming the model.",
        "传输层没有错误，并不能说明工具没有失败。先看结果，再怪模型。",
      ),
      option(
        "HTTP 4xx: tool failures are client errors and come back with a status between 400 and 499",
        "HTTP 4xx：工具失败属于客户端错误，会以 400 到 499 的状态码返回",
        "A 4xx is about the HTTP request, such as a missing header. A tool that ran and failed answers with 200.",
        "4xx 说的是 HTTP 请求本身，比如缺了请求头。工具运行后失败，返回的是 200。",
      ),
      option(
        "Timeouts in the host: failures that the server never hears of because the client hung up first",
        "宿主端的超时：客户端先断开了，服务器根本不知道失败",
        "After such a time-out there is no reply that the agents could quote. Here the tools answered in time, and the answer was a failure.",
        "宿主超时的话，智能体手里根本没有回复可引用。这里工具是按时回复了的，只是回复的内容是失败。",
      ),
    ],
  },
];
