import type { LessonMeta } from "../types";

export default {
  slug: "operation-failed",
  title: { en: "“Operation failed”", zh: "“Operation failed”" },
  intro: {
    en: "An error message is an input to a decision: the less it says, the worse the decision.",
    zh: "错误信息是决策的输入：它说得越少，决策就越差。",
  },
  minutes: 9,
  learn: {
    en: [
      "Name the four harms of a uniform error text",
      "See why the same failure gets a different reaction each time",
      "Measure in bits how much an error tells its reader",
      "Put a price on silence, in turns, tokens and wrong replies",
    ],
    zh: [
      "说出千篇一律的报错带来的四种害处",
      "明白为什么同一个失败，每次反应都不一样",
      "用比特衡量一条报错告诉了读者多少",
      "算出“不说清楚”的代价：轮次、token、答错的话",
    ],
  },
  terms: ["belief", "bits", "recovery-decision", "transient", "customer-message"],
  figure: "generic-or-structured",
  predict: {
    text: {
      en: "The return window of order A-999 has passed. The server says only “Operation failed”, with `isError: true`. Eight customers ask about the order, one after another. In how many of the eight conversations does the agent recover in the right way?",
      zh: "订单 A-999 的退货期已过。服务器带着 `isError: true`，只说一句 “Operation failed”。先后有八位客户来问。八次对话里，智能体有几次做对了？",
    },
    options: [
      { id: "all", text: { en: "All eight: the flag is enough", zh: "八次都对，有标记就够了" } },
      { id: "half", text: { en: "Four or five", zh: "四五次" } },
      { id: "few", text: { en: "One or two", zh: "一两次" } },
      { id: "none", text: { en: "None", zh: "一次也没有" } },
    ],
    outcome: "few",
    explanation: {
      en: "The agent knows that something failed and nothing more, so it guesses: it asks for another order number, calls again, hands over, or says something vague. Now and then a guess is right. Below is the same failure with its fields filled in: eight out of eight.",
      zh: "智能体只知道失败了，别的一概不知，只好猜：要客户换个订单号、再调一次、转人工，或者含糊其辞。偶尔也有猜对的时候。下面是同一个失败、字段齐全时的结果：八次全对。",
    },
  },
  recap: {
    en: [
      "Uniform text makes an agent unstable: same failure, different reaction each time.",
      "Four harms: it retries what can't succeed, gives up on what would, doesn't know what to fix, and tells the customer something vague or wrong.",
      "“Operation failed” carries 0 bits beyond the flag. A category and a retry flag carry nearly all there are.",
      "Hiding details from the customer is right. Hiding them from the agent is not: they are two readers, so write two messages.",
    ],
    zh: [
      "千篇一律的报错让智能体不稳定：同样的失败，每次反应都不同。",
      "四种害处：该停的一直重试；该再试的早早放弃；不知道该改哪里；对客户说得含糊，甚至说错。",
      "除了标记本身，“Operation failed” 的信息量是 0 比特。一个类别加一个可否重试，差不多就把该有的都给了。",
      "对客户隐藏细节是对的，对智能体隐藏就不对了。读者有两个，那就写两条说明。",
    ],
  },
  checks: [
    {
      id: "instability",
      text: {
        en: "The model, the prompt and the failure are the same. Why does the agent react differently from one conversation to the next?",
        zh: "模型、提示词、失败都一样。为什么每次对话里，智能体的反应不同？",
      },
      answer: "ignorance",
      choices: [
        {
          id: "temperature",
          text: { en: "The temperature is too high", zh: "温度设得太高" },
          reason: {
            en: "With the structured error the same model reacts in the same way every time. What differs is what it knows.",
            zh: "换成结构化的报错，同一个模型每次反应都一样。差别在于它知道多少。",
          },
        },
        {
          id: "ignorance",
          text: {
            en: "Several causes fit what it was told, and each calls for another action",
            zh: "它得到的信息符合好几种原因，而每种原因该做的事不同",
          },
          reason: {
            en: "Right. A flat belief leaves several actions about equally good, and small things tip the balance.",
            zh: "正确。几种可能差不多大，几个行动就差不多好，一点小事就能让它偏向另一边。",
          },
        },
        {
          id: "prompt",
          text: { en: "The system prompt lacks instructions for errors", zh: "系统提示词里没写怎么处理错误" },
          reason: {
            en: "Instructions can say what to do in each case. They cannot say which case this is.",
            zh: "指令能说明每种情况该怎么办，却说不出眼下是哪种情况。",
          },
        },
      ],
    },
    {
      id: "security",
      text: {
        en: "A colleague says: “We return a generic text on purpose. Stack traces are a security risk.” What do you answer?",
        zh: "同事说：“我们是有意只返回笼统的报错，堆栈信息有安全风险。”你怎么回答？",
      },
      answer: "two-readers",
      choices: [
        {
          id: "agree",
          text: { en: "Right, better safe than sorry", zh: "对，小心为上" },
          reason: {
            en: "Half right: a stack trace must not go out. But between a stack trace and nothing there is a lot to say.",
            zh: "只对一半。堆栈确实不能往外给。但在堆栈和什么都不说之间，可说的很多。",
          },
        },
        {
          id: "trace",
          text: { en: "The model needs the stack trace to decide", zh: "模型要靠堆栈来做决定" },
          reason: {
            en: "It does not. A stack says where in your code it broke; the agent needs to know what it can do about it.",
            zh: "不需要。堆栈说的是你的代码坏在哪一行，智能体要知道的是自己能做什么。",
          },
        },
        {
          id: "two-readers",
          text: {
            en: "Leave the stack out, and put category, retryability and next step in",
            zh: "去掉堆栈，写上类别、可否重试和下一步",
          },
          reason: {
            en: "Right. None of these gives away a host name or a query, and they carry nearly all that the agent can use.",
            zh: "正确。这几样不会泄露主机名，也不会泄露查询语句，而智能体用得上的几乎都在里面。",
          },
        },
      ],
    },
  ],
  sources: [
    {
      kind: "other",
      title: "Anthropic: Writing effective tools for agents",
      url: "https://www.anthropic.com/engineering/writing-tools-for-agents",
      says: {
        en: "Advice to return specific, actionable errors rather than opaque codes.",
        zh: "建议返回具体、可据以行动的错误，而不是晦涩的代码。",
      },
    },
    {
      kind: "other",
      title: "C. E. Shannon: A Mathematical Theory of Communication (1948)",
      url: "https://doi.org/10.1002/j.1538-7305.1948.tb01338.x",
      says: { en: "Entropy, and information as its decrease.", zh: "熵，以及“信息就是熵的减少”。" },
    },
    {
      kind: "other",
      title: "W. R. Thompson: On the likelihood that one unknown probability exceeds another (1933)",
      url: "https://doi.org/10.1093/biomet/25.3-4.285",
      says: {
        en: "Acting on a cause drawn from one's belief, which is how the simulated model chooses.",
        zh: "按自己的信念抽取一个原因，再据此行动；模拟模型就是这样选择的。",
      },
    },
  ],
} as const satisfies LessonMeta;
