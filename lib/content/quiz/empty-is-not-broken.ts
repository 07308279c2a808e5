import { type ChoiceQuestion, option } from "./types";

const topic = "empty-is-not-broken";

/** Questions on valid empty results and access failures. */
export const emptyIsNotBroken: readonly ChoiceQuestion[] = [
  {
    kind: "choice",
    id: "empty-with-note",
    topic,
    section: "three-endings-three-shapes",
    text: {
      en: "A customer asks about order A-404. The tool answers as below. What should the agent do?",
      zh: "客户询问订单 A-404。工具返回了下面的结果。智能体应该怎么做？",
    },
    show: {
      content: [{ type: "text", text: '{"results":[],"note":"Search completed; no order with id A-404"}' }],
      isError: false,
    },
    right: option(
      "Say that no order with this number was found, and ask the customer to check the number",
      "告诉客户没有找到这个编号的订单，请他核对一下编号",
      "The query ran and matched nothing. That is an answer, and the note makes sure that it is read as one.",
      "查询执行了，没有匹配。这就是答案，而 note 确保它不会被误读。",
    ),
    wrong: [
      option(
        "Repeat the call, since an empty list often means that the database was slow to answer",
        "再调用一次，因为空列表往往意味着数据库响应得太慢",
        "The result is not an error and says that the search was completed. It will be just as empty again.",
        "这不是错误，结果也写明查询已完成。再查一次还是空的。",
      ),
      option(
        "Tell the customer that the order system is having problems, and offer to call back later",
        "告诉客户订单系统出了问题，并答应稍后回电",
        "Nothing is out of order. The customer would wait for a repair instead of looking at the receipt.",
        "系统没有任何问题。客户会一直等着“修好”，而不去核对收据。",
      ),
      option(
        "Hand the case over to a person, as the tool was not able to fulfil the request",
        "转人工，因为工具没能完成请求",
        "The tool did what it is for. A person would find the same nothing and ask for the number.",
        "工具完成了它的工作。人工来查也是没有，照样要问编号。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "catch-returns-empty",
    topic,
    section: "how-it-happens",
    text: {
      en: "Code review: `try { return { results: await db.find(id) } } catch { return { results: [] } }`. What happens to customers when the database is down?",
      zh: "代码评审：`try { return { results: await db.find(id) } } catch { return { results: [] } }`。数据库宕机时，客户会遇到什么？",
    },
    right: option(
      "They are told with confidence that their orders do not exist, although nobody has looked",
      "被言之凿凿地告知订单不存在，而其实谁也没查过",
      "An access failure is dressed as a valid empty result. No reader of the result can tell the two apart.",
      "访问失败被伪装成了有效空结果。看到结果的人无法分辨这两者。",
    ),
    wrong: [
      option(
        "They wait longer, because the agent sees the empty list and retries until the database is back",
        "要多等一会儿，因为智能体看到空列表会一直重试，直到数据库恢复",
        "Nothing in the result asks for a retry. An empty list is a complete answer, so the agent gives it.",
        "结果里没有任何要求重试的信息。空列表就是完整的答案，智能体会照实转告。",
      ),
      option(
        "They get an apology: the host notices the swallowed exception and marks the result as an error",
        "会收到道歉：宿主会发现被吞掉的异常，把结果标成错误",
        "A swallowed exception leaves the process nowhere. The host sees a success.",
        "异常被吞掉之后，不会传到任何地方。宿主看到的是成功。",
      ),
      option(
        "Nothing changes for them, as long as the log entry for the failed query reaches the operations team",
        "没有影响，只要查询失败的日志能送到运维那里",
        "This code does not even log. And a log is read hours later, while the agent answers now.",
        "这段代码连日志都没写。况且日志几个小时后才有人看，而智能体现在就要答复。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "one-shard-timed-out",
    topic,
    section: "look-at-what-the-customer-hears",
    text: {
      en: "A search asks two warehouses. Warehouse A has no match; warehouse B timed out. What should the tool return?",
      zh: "一次搜索要查两个仓库。A 仓库没有匹配，B 仓库超时了。工具应该返回什么？",
    },
    right: option(
      "`isError: true`, transient: A was searched without a match, B could not be reached, so existence is open",
      "`isError: true`，暂时性：A 查过，没有匹配；B 没连上，所以有没有还说不准",
      'As long as a part was not searched, "not found" is not known. What was done goes along as partial result.',
      "只要还有一部分没查，就不能说“没有”。已经查过的部分作为部分结果一并返回。",
    ),
    wrong: [
      option(
        '`{"results":[],"note":"no match"}`: the search was completed as far as it was possible, and nothing was found',
        '`{"results":[],"note":"no match"}`：能查的都查了，没有找到',
        "The note leaves out the half that was not searched, which is exactly where the item may be.",
        "note 没提没查的那一半，而东西可能恰恰就在那里。",
      ),
      option(
        "`isError: true`, transient, without a word on A: a search that failed in part is worth nothing",
        "`isError: true`，暂时性，不提 A：部分失败的搜索没有任何价值",
        "Nothing false, but the finished half is thrown away and will be searched again by every retry.",
        "没有说假话，但查完的一半被丢掉了，每次重试都得重查。",
      ),
      option(
        "The empty list of A as a success now, and the hits of B in a second result once it has answered",
        "现在先返回 A 的空列表作为成功，等 B 有了回应再发第二个结果",
        "A call has one result. The agent would answer from the first, and the second would never be asked for.",
        "一次调用只有一个结果。智能体会根据第一个就作答，第二个永远没人来取。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "flag-empty-as-error",
    topic,
    section: "look-at-what-the-customer-hears",
    text: {
      en: '"Return `isError: true` when a search has no hits, so that the model does not overlook it." What speaks against this?',
      zh: "“搜索没有命中时返回 `isError: true`，免得模型漏看。”这样做有什么问题？",
    },
    right: option(
      "An answer would look like a failure: the agent retries, corrects a good input or escalates instead of answering",
      "答案看上去成了失败：智能体会去重试、改正本来没错的输入，或者转人工，就是不回答",
      '"Nothing matched" is what the customer needs to hear. A note in the result makes it hard to overlook.',
      "“没有匹配”正是客户要听的。在结果里加一条 note，就不会被漏看。",
    ),
    wrong: [
      option(
        "The spec forbids `isError: true` together with a result that fits the tool's `outputSchema`",
        "规范禁止 `isError: true` 和符合 `outputSchema` 的结果同时出现",
        "There is no such rule. The harm is in what the agent concludes.",
        "没有这条规则。问题在于智能体会得出什么结论。",
      ),
      option(
        'Nothing much: models treat an error that says "no hits" just like an empty list, and it is safer',
        "没什么问题：模型看到写着“没有命中”的错误，和看到空列表是一样的，而且更保险",
        "The flag is the first thing that a reader goes by. Hosts count it and may retry on it by policy.",
        "标记是首先被看的东西。宿主会统计它，还可能按策略据此重试。",
      ),
      option(
        "It costs tokens: an error result is sent to the model twice, once as a result and once as an error",
        "费 token：错误结果会给模型发两遍，一遍作为结果，一遍作为错误",
        "It is one block either way. The tokens go into the retries that follow.",
        "不管哪种都只有一个块。token 是浪费在随后的重试上。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "what-may-be-claimed",
    topic,
    section: "two-facts-two-names",
    text: {
      en: "Three tries have failed with the error below, and the customer is waiting. Which reply is honest?",
      zh: "试了三次，都得到下面的错误，客户还在等。哪种答复是诚实的？",
    },
    show: {
      isError: true,
      content: [
        {
          type: "text",
          text: '{"errorCategory":"transient","isRetryable":true,"message":"Order database timed out","attempts":3}',
        },
      ],
    },
    right: option(
      '"I can\'t look up your order at the moment because our order system is not answering. Shall I try again later?"',
      "“订单系统现在没有响应，我暂时查不到您的订单。要不要我过一会儿再查？”",
      "It says what is known: the look-up failed for now. Nothing is claimed about the order itself.",
      "它只说了已知的事：现在查不了。对订单本身没有下任何断言。",
    ),
    wrong: [
      option(
        '"I searched three times and could not find any order with this number. Could you check it, please?"',
        "“我查了三次，都没有找到这个编号的订单。麻烦您核对一下？”",
        "Three failed tries are not three searches. The customer would doubt a number that is right.",
        "三次失败不等于查了三次。客户会怀疑一个本来没错的编号。",
      ),
      option(
        '"Your order is being processed; for technical reasons the details will be shown with a short delay."',
        "“您的订单正在处理中，由于技术原因，详情会稍晚显示。”",
        "Nobody knows whether it is being processed, or whether it exists.",
        "订单是不是在处理、存不存在，都还不知道。",
      ),
      option(
        '"The query to the order database timed out after three attempts (category transient, retryable)."',
        "“查询订单数据库三次超时（类别 transient，可重试）。”",
        "True, but it is the text for the agent. The customer learns about internals and not what comes next.",
        "没有说谎，但这是写给智能体看的。客户听到的是内部细节，却不知道接下来怎么办。",
      ),
    ],
  },
];
