import { type ChoiceQuestion, option } from "./types";

const topic = "operation-failed";
const generic = { isError: true, content: [{ type: "text", text: "Operation failed" }] };

/** Questions on what uniform error text does to an agent. */
export const operationFailed: readonly ChoiceQuestion[] = [
  {
    kind: "choice",
    id: "refund-called-six-times",
    topic,
    section: "four-harms",
    text: {
      en: "An agent called `request_refund` six times for an order whose return window had passed. Each result was the one below. Why did it keep trying?",
      zh: "一个订单的退货期已过，智能体却连续调用了六次 `request_refund`。每次的结果都如下。它为什么一直在试？",
    },
    show: generic,
    right: option(
      "The text fits a passing fault as well as a rule, and nothing in it says that the same call can never succeed",
      "这句话背后既可能是一时的故障，也可能是业务规则，没有任何内容说明同样的调用永远不会成功",
      "An error message is an input to a decision. With no category and no retryability, trying again is a reasonable guess.",
      "错误消息是决策的输入。既没有类别，也没说能不能重试，再试一次就成了合理的猜测。",
    ),
    wrong: [
      option(
        "The model ignored `is_error` and took each result for a refund that was still being processed",
        "模型忽略了 `is_error`，以为每次都是退款还在处理中",
        "A model that believed this would wait or answer, not request the refund again. It did see a failure.",
        "要是这么以为，它会等待或答复，而不是再次申请退款。它知道失败了。",
      ),
      option(
        "The loop has no limit on calls; with a limit of three the design would be sound",
        "循环没有限制调用次数；限制为三次，这个设计就没问题了",
        "A limit bounds the damage, but three useless calls and a vague reply are still the wrong recovery for a rule.",
        "上限只能减少损失。面对业务规则，三次无用调用加一句含糊的答复，仍然是错误的恢复。",
      ),
      option(
        "The system prompt should forbid calling a tool again after it has failed once",
        "系统提示词应该规定：工具失败一次之后就不许再调用",
        "Then the agent gives up on every passing fault. What is missing is knowledge, not a ban.",
        "那样一来，遇到一时的故障它也会放弃。缺的是信息，不是禁令。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "gave-up-after-one-blip",
    topic,
    section: "four-harms",
    text: {
      en: "The order database was away for two seconds. The tool returned the result below, and the agent told the customer that it could not help. Which harm of uniform text is this?",
      zh: "订单数据库断了两秒。工具返回了下面的结果，智能体就告诉客户帮不上忙。这属于统一文本的哪种危害？",
    },
    show: generic,
    right: option(
      "Giving up early: a short wait would have cured it, but nothing said so",
      "过早放弃：稍等一下就好了，可是没有任何信息这么说",
      '`errorCategory: "transient"`, `isRetryable: true` and perhaps `retryAfterMs` would have turned this into one more call.',
      '有了 `errorCategory: "transient"`、`isRetryable: true`，最好再加上 `retryAfterMs`，多调用一次就解决了。',
    ),
    wrong: [
      option(
        "Endless retries: the agent keeps on calling a tool that cannot succeed and runs out of turns",
        "无休止重试：智能体一直调用不可能成功的工具，直到轮次用完",
        "That is the opposite harm, which the same text does when the cause is a rule. Here it stopped after one call.",
        "这是相反的危害：原因是业务规则时，同样的文本会造成它。这里只调用了一次就停了。",
      ),
      option(
        "A false claim: the customer was told that the order does not exist although it does",
        "错误的断言：订单明明存在，却告诉客户不存在",
        "The agent claimed nothing about the order. It said that it could not help, which was premature.",
        "智能体没有对订单下任何断言，只是说帮不上忙：说得太早了。",
      ),
      option(
        "A wrong fix: the agent altered the order id because it took the fault for bad input",
        "改错了地方：智能体以为输入有误，去改了订单号",
        "No argument was changed. The wrong fix is what happens when a bad argument is not named.",
        "没有改动任何参数。参数出错却没被点名时，才会发生“改错地方”。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "unstable-across-runs",
    topic,
    section: "the-same-failure-eight-times",
    text: {
      en: 'With "Operation failed", the same failing call leads to a retry in one run, to an apology in the next and to a new order id in the third. With a structured error all runs do the same. What explains this best?',
      zh: "同一个失败的调用，返回“Operation failed”时，这次运行重试，下次道歉，再下次换了个订单号；返回结构化错误时，每次的做法都一样。怎么解释最合理？",
    },
    right: option(
      "The text leaves several causes about equally likely, so the choice among them falls out by chance",
      "这段文本让几种原因的可能性差不多，选哪个就成了碰运气",
      "Behaviour is as stable as the belief behind it. Evidence that settles the category also settles the action.",
      "行为有多稳定，取决于背后的判断有多确定。证据能定下类别，也就定下了动作。",
    ),
    wrong: [
      option(
        "Sampling noise: any output of a language model varies, and structured errors vary just as much over enough runs",
        "采样噪声：语言模型的输出总会变，只要次数够多，结构化错误也会同样摇摆",
        "Sampling is the same in both cases, yet only one of them varies. The difference lies in the input.",
        "两种情况的采样方式一样，却只有一种在摇摆。区别在输入。",
      ),
      option(
        "The tool itself is unstable: it fails for another reason each time and hides that behind one text",
        "工具本身不稳定：每次失败的原因都不同，只是文本一样",
        "The backend's failure was the same each time. What differed was what the agent made of it.",
        "后端的失败每次都一样，不同的是智能体对它的理解。",
      ),
      option(
        "The error text is too short to be cached, so each run computes it anew with another outcome",
        "错误文本太短，没法缓存，所以每次运行都重新计算，结果就不同",
        "Caching changes cost and latency, not what the model reads or concludes.",
        "缓存影响的是成本和延迟，不影响模型读到什么、得出什么结论。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "prompt-instead-of-fields",
    topic,
    section: "how-much-does-an-error-say",
    text: {
      en: 'To tame "Operation failed", a colleague adds to the system prompt: "If a tool fails, retry exactly three times, then apologise." What is wrong with that?',
      zh: "为了对付“Operation failed”，同事在系统提示词里加了一句：“工具失败时，重试三次，然后道歉。”这样做的问题在哪？",
    },
    right: option(
      "One rule now covers four different situations; it fits one of them at best, and the cause stays hidden",
      "一条规则要管四种不同的情况，最多只适合其中一种，真正的原因依然看不见",
      "Retrying suits a transient fault. A bad argument, a rule and a missing right each need something else.",
      "重试只适合暂时性故障。参数错误、业务规则、权限不足，各有各的办法。",
    ),
    wrong: [
      option(
        "Models cannot count to three reliably, so the rule belongs in the tool's description instead",
        "模型数不准三次，所以这条规则应该写进工具描述里",
        "Where the rule stands does not matter. It is the same rule for causes that differ.",
        "写在哪里都一样：还是用同一条规则应付不同的原因。",
      ),
      option(
        "Three is too few: for a busy backend at least ten tries with growing pauses are needed",
        "三次太少：后端繁忙时，至少要逐渐拉长间隔试十次",
        "More tries make it worse for the three categories in which no try can succeed.",
        "对另外三类怎么试都不会成功的错误，试得越多越糟。",
      ),
      option(
        "Nothing, as long as the apology is worded politely and in the language of the customer",
        "没有问题，只要道歉措辞礼貌，并且用客户的语言",
        "A polite apology for a closed return window still hides from the customer what could be done about it.",
        "退货期已过，道歉再礼貌，客户还是不知道可以怎么办。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "raw-exception-overshoot",
    topic,
    section: "where-the-text-comes-from",
    text: {
      en: '"Operation failed" said too little, so the team now returns this. What is the main problem?',
      zh: "“Operation failed”信息太少，于是团队改成返回下面这样。主要的问题是什么？",
    },
    show: {
      isError: true,
      content: [
        {
          type: "text",
          text: "psycopg2.errors.UndefinedColumn: column o.refnd_state does not exist\n  File \"/srv/orders/repo.py\", line 88\n  SELECT o.refnd_state FROM orders o WHERE o.id='A-1'\n  host=db-3.internal user=orders_rw",
        },
      ],
    },
    right: option(
      "It shows the inside of the system to whoever reads the chat, and still does not say what the agent should do",
      "系统内部暴露给了能看到对话的任何人，而且还是没说智能体该怎么办",
      "Hosts, users and SQL belong in the server's log. The agent needs category, retryability, a message and what may be told.",
      "主机名、用户名、SQL 应该留在服务器日志里。智能体需要的是类别、能否重试、说明，以及可以告诉客户的话。",
    ),
    wrong: [
      option(
        "It is too long: error text above 200 characters is cut off by the Messages API",
        "太长了：超过 200 个字符的错误文本会被 Messages API 截断",
        "There is no such limit. Length costs tokens; the trouble is in what the text says.",
        "没有这种限制。长度只是多费 token，问题在内容。",
      ),
      option(
        "It is written for Python developers; translated into plain English, the same details would be fine",
        "它是给 Python 开发者看的；把同样的细节换成大白话就可以了",
        "The host name and the database user stay exposed in any wording.",
        "换成什么说法，主机名和数据库用户都照样泄露。",
      ),
      option(
        "It should not carry `isError: true`, because a bug in the server is not the agent's mistake",
        "不应该带 `isError: true`，因为服务器的 bug 不是智能体的错",
        "The flag does not assign blame. The call failed, and without the flag this text would count as data.",
        "标记不是用来追责的。调用失败了，没有标记，这段文本就会被当成数据。",
      ),
    ],
  },
];
