import { type ChoiceQuestion, option } from "./types";

const topic = "five-mistakes";

/** Questions on the five tempting mistakes, one each. */
export const fiveMistakes: readonly ChoiceQuestion[] = [
  {
    kind: "choice",
    id: "server-retries-everything",
    topic,
    section: "1-the-server-retries-everything",
    text: {
      en: "An MCP server retries every failing backend call five times with exponential backoff before it answers. What is the main flaw?",
      zh: "一个 MCP 服务器对每个失败的后端调用都先按指数退避重试五次，然后才回复。最主要的缺陷是什么？",
    },
    right: option(
      "It also retries what cannot succeed: a bad date or a closed window costs half a minute before the agent hears of it",
      "不可能成功的它也重试：日期错误、退货期已过，都要白等半分钟，智能体才知道",
      "Only transient failures gain from waiting. The category has to be known before the first retry.",
      "只有暂时性故障等一等才有用。重试之前得先弄清类别。",
    ),
    wrong: [
      option(
        "Five is too many: with three retries the same design would be right for all categories",
        "五次太多：改成三次，这个设计对所有类别就都对了",
        "Three useless retries are better than five and still useless for three of the four categories.",
        "无用的重试三次是比五次好，可对四类中的三类仍然是无用的。",
      ),
      option(
        "Backoff must be linear, since exponential pauses let the connection to the host time out",
        "退避必须是线性的，因为指数退避会让到宿主的连接超时",
        "The growth of the pauses is not the point: any long wait in the server can outlast the host's time-out.",
        "间隔怎么增长不是重点：在服务器里等得太久，都可能超过宿主的超时。",
      ),
      option(
        "Retries are always the model's business, because a server cannot know whether a retry is wanted",
        "重试永远是模型的事，因为服务器无从知道是否该重试",
        "A short retry of a certain transient fault is fine in server or host. Doing it blindly for all is the mistake.",
        "确定是暂时性故障时，在服务器或宿主里短暂重试没有问题。错在不分青红皂白全都重试。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "analyze-error-tool",
    topic,
    section: "2-a-tool-that-explains-errors",
    text: {
      en: "A server adds a tool `analyze_error(text)`, to be called after each failure; it returns the category. Why is that worse than it looks?",
      zh: "某服务器增加了工具 `analyze_error(text)`，每次失败后调用，返回错误类别。为什么这比看上去糟糕？",
    },
    right: option(
      "It costs a call and a turn per failure to guess from text what the failing tool knew for certain",
      "每次失败都要多一次调用、多一轮，去从文本里猜失败的工具本来就知道的事",
      "The category is lost at the source and guessed again downstream. Put it into the first result.",
      "类别在源头丢了，再到下游去猜。应该直接写进第一个结果。",
    ),
    wrong: [
      option(
        "A tool may not call another tool, so that the analysis would have to be done by the model after all",
        "工具不能调用另一个工具，所以分析最终还是得由模型来做",
        "Here the model calls both, which is allowed. The trouble is that the second call should not be needed.",
        "这里两个工具都是模型调用的，完全允许。问题在于第二次调用本不该有。",
      ),
      option(
        "The analysis would be right more often if a second large model made it instead of a tool",
        "如果不用工具，而用第二个大模型来分析，准确率会更高",
        "A better guess is still a guess, and a dearer one. The backend's own answer needs none.",
        "猜得更准也还是猜，而且更贵。后端自己的答复不需要猜。",
      ),
      option(
        "Models tend to forget such tools; with a firm instruction in the system prompt the design holds",
        "模型容易忘记调用这种工具；在系统提示词里严格要求，设计就成立了",
        'Even when it is never forgotten, each failure takes two calls, and "Operation failed" analyses to nothing.',
        "就算从不忘记，每次失败也要两次调用；而“Operation failed”分析不出任何东西。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "few-shot-parsing",
    topic,
    section: "3-teach-the-agent-to-read-prose",
    text: {
      en: "A prompt holds twelve examples of error sentences with the right reaction to each. It works well, until the backend is updated. What happened?",
      zh: "提示词里放了十二个例子，每个是一句错误文本加上对应的正确做法。效果一直很好，直到后端升级。发生了什么？",
    },
    right: option(
      "The sentences were reworded; the examples had tied the agent to prose that nobody had promised to keep",
      "错误的措辞变了；这些例子把智能体绑在了谁也没承诺不改的文本上",
      "Fields are a contract, prose is not. The examples also cost their tokens in every request, failing or not.",
      "字段是契约，文本不是。这些例子在每个请求里都要占 token，不管有没有失败。",
    ),
    wrong: [
      option(
        "Twelve examples are too few: each wording that can occur needs one, and then the approach is dependable",
        "十二个太少：每种可能的措辞都要有一个例子，这个办法就可靠了",
        "Wordings have no end, and each release adds new ones. The list can only be complete for yesterday.",
        "措辞是列不完的，每次发布都会有新的。这个列表永远只对昨天完整。",
      ),
      option(
        "The examples have used up the context window, so that the newest error was no longer read",
        "例子把上下文窗口占满了，最新的错误就没被读到",
        "Twelve sentences do not fill a context window. They were read, and they no longer matched.",
        "十二句话占不满上下文窗口。例子读到了，只是对不上了。",
      ),
      option(
        "The update added `isError: true`, which turns off few-shot examples for the results it marks",
        "升级加上了 `isError: true`，它会让对应结果的 few-shot 例子失效",
        "The flag does no such thing. It would have helped the agent to see that there was a failure at all.",
        "标记没有这种作用。它只会帮助智能体看出确实有失败。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "log-and-return-empty",
    topic,
    section: "4-log-it-and-return-an-empty-list",
    text: {
      en: '"We log every exception with full detail, then return an empty list so that the chat goes on smoothly." Who pays for this smoothness?',
      zh: "“我们把每个异常都详细记进日志，再返回空列表，让对话顺畅地继续。”这份顺畅由谁买单？",
    },
    right: option(
      "The customer, who is told that something does not exist while only the log knows that nobody looked",
      "客户：他被告知东西不存在，而只有日志知道根本没查过",
      "The detail is kept where no one in the conversation can read it. The agent passes on the emptiness as fact.",
      "细节留在了对话里谁也看不到的地方。智能体把“空”当成事实转告了客户。",
    ),
    wrong: [
      option(
        "Operations, who get so many log entries that the disks fill up before someone reads them",
        "运维：日志太多，没等人看就把磁盘写满了",
        "Disks can be rotated. A false answer that was given to a customer can't be taken back.",
        "日志可以轮转清理，已经给了客户的错误答复却收不回来。",
      ),
      option(
        "The model, which spends extra tokens on finding out why the list it was given is empty",
        "模型：它要额外花 token 去弄明白列表为什么是空的",
        "It has no reason to ask: an empty list without an error flag is a perfectly normal answer.",
        "它没有理由去问：不带错误标记的空列表就是完全正常的答案。",
      ),
      option(
        "Nobody, provided that an alert on the log wakes someone within the time the customer is ready to wait",
        "没有人，只要日志告警能在客户愿意等的时间内叫醒值班的人",
        'The agent answers within seconds. No alert gets there before "your order does not exist".',
        "智能体几秒内就答复了。没有哪个告警能赶在“您的订单不存在”之前。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "throw-and-let-framework",
    topic,
    section: "5-throw-and-let-the-framework-catch",
    text: {
      en: '"I simply throw; the SDK will turn it into something sensible." What does a server author give up with this?',
      zh: "“我直接抛异常，SDK 会把它变成合适的东西。”服务器作者这样做放弃了什么？",
    },
    right: option(
      "The say over what the agent learns: by SDK it becomes a JSON-RPC error, bare text, or the raw exception message",
      "对智能体能知道什么的决定权：看 SDK 而定，可能成为 JSON-RPC 错误、一段纯文本，或原始的异常消息",
      "A low-level server answers with a protocol error, a high-level one with the message as text. Neither adds a category.",
      "底层的 server 会回复协议级错误，高层的会把异常消息当文本返回。哪种都不会加上类别。",
    ),
    wrong: [
      option(
        "Only the stack trace: SDKs add category and retryability themselves, going by the type of the exception",
        "只是堆栈信息：SDK 会根据异常类型自动补上类别和可否重试",
        "No SDK can know whether your exception passes by waiting. That knowledge is in the handler.",
        "没有哪个 SDK 知道你的异常等一等会不会好。只有处理函数知道。",
      ),
      option(
        "Nothing with the official SDKs, since the spec lays down how an exception must be rendered",
        "用官方 SDK 就什么都没放弃，因为规范规定了异常应当如何呈现",
        "The spec says how errors look on the wire. What a thrown exception becomes is each SDK's decision.",
        "规范规定的是错误在线路上的样子。抛出的异常会变成什么，由各个 SDK 自己定。",
      ),
      option(
        "Some speed: unwinding an exception takes longer than returning a result, which adds up over many calls",
        "一点性能：异常展开比正常返回慢，调用多了就积少成多",
        "Microseconds beside a network call. What counts is the information that is lost.",
        "和一次网络调用相比只是微秒级。真正重要的是丢掉的信息。",
      ),
    ],
  },
];
