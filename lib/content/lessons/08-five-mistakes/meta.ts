import type { LessonMeta } from "../types";

export default {
  slug: "five-mistakes",
  title: { en: "Five tempting mistakes", zh: "五个诱人的错误" },
  intro: {
    en: "Each of them was a good idea once. Each is run here beside the right design, with its cost.",
    zh: "它们当初都是好主意。这里把每一个都跑一遍，和正确的设计放在一起，算算代价。",
  },
  minutes: 9,
  learn: {
    en: [
      "Recognise five designs that move the problem instead of solving it",
      "Read their cost in calls, turns, tokens, waiting and false claims",
      "Say what each was trying to achieve, and where that belongs",
    ],
    zh: [
      "认出五种只是转移问题、并不解决问题的设计",
      "从调用、轮次、token、等待和错误断言里看出它们的代价",
      "说清每一种本来想做什么，以及该放在哪里做",
    ],
  },
  terms: ["business", "customer-message", "error-category", "host", "transient"],
  figure: "five-mistakes",
  predict: {
    text: {
      en: "A server retries every error with exponential backoff before it answers. The return window of order A-999 has passed. How long does the agent wait for that answer?",
      zh: "服务器不管遇到什么错误，都先按指数退避重试完再回答。订单 A-999 的退货期已过。智能体要等多久才等到这个回答？",
    },
    options: [
      { id: "none", text: { en: "Not at all: a rule is not retried", zh: "不用等，规则不会被重试" } },
      { id: "second", text: { en: "About a second", zh: "一秒左右" } },
      { id: "seconds", text: { en: "Seven seconds", zh: "七秒" } },
    ],
    outcome: "seconds",
    explanation: {
      en: "One second, then two, then four. The rule said no four times, and nothing in the world had changed. The answer is the same as without the retries, seven seconds later.",
      zh: "先一秒，再两秒，再四秒。规则说了四遍“不行”，世上什么也没变。七秒之后的回答，和不重试时一模一样。",
    },
  },
  recap: {
    en: [
      "Retry in the server only what is transient, briefly. The rest of the waiting belongs to the host, which can stop.",
      "Put the category into the error. A second tool that explains the first costs a turn for every failure.",
      "Fields don't need examples. Examples of prose teach wording, and wording changes.",
      "Log for people, and also return for the agent. An empty list is not a way to keep quiet.",
      "Catch your own exceptions. What the framework makes of them is its choice, not yours.",
    ],
    zh: [
      "服务器里只重试暂时性失败，而且要快。其余的等待交给宿主，它随时能停。",
      "类别写进错误里。再造一个解释错误的工具，每次失败都多花一个轮次。",
      "字段不需要示例。拿文字当示例，教的是措辞，而措辞会变。",
      "日志写给人看，错误返回给智能体，两样都要。返回空列表不等于“不打扰”。",
      "自己的异常自己接。交给框架，变成什么样就由它说了算。",
    ],
  },
  checks: [
    {
      id: "analyze",
      text: {
        en: "“Our `analyze_error` tool returns the category reliably. So what is wrong with it?”",
        zh: "“我们的 `analyze_error` 工具每次都能给出正确类别，那有什么问题？”",
      },
      answer: "one-turn-late",
      choices: [
        {
          id: "unreliable",
          text: { en: "It will be wrong now and then", zh: "它偶尔会出错" },
          reason: {
            en: "It need not be. Even a perfect one has the flaw.",
            zh: "未必。就算它从不出错，问题还在。",
          },
        },
        {
          id: "one-turn-late",
          text: {
            en: "What it knows could have been in the first answer; now it costs a turn each time",
            zh: "它知道的，第一次回答里就可以写上；现在每次都多花一个轮次",
          },
          reason: {
            en: "Right. In the figure: 2 calls instead of 1, and 3 turns instead of 2.",
            zh: "正确。看演示：调用从 1 次变 2 次，轮次从 2 个变 3 个。",
          },
        },
        {
          id: "name",
          text: { en: "Tools must not be named after errors", zh: "工具名里不该有 error" },
          reason: {
            en: "The name is fine. There is just no need for the tool.",
            zh: "名字没问题，只是用不着这个工具。",
          },
        },
      ],
    },
    {
      id: "logging",
      text: {
        en: "Operations asks for every failure to be logged. What follows for the tool result?",
        zh: "运维要求每次失败都写日志。工具的结果该怎么办？",
      },
      answer: "nothing",
      choices: [
        {
          id: "empty",
          text: { en: "It can be empty: the log has it", zh: "可以为空，反正日志里有" },
          reason: { en: "The agent doesn't read your log.", zh: "智能体不读你的日志。" },
        },
        {
          id: "nothing",
          text: {
            en: "Nothing: log it, and return the error as well",
            zh: "没有影响：日志照写，错误照样返回",
          },
          reason: {
            en: "Right. Log and result have different readers. A reference in both joins them.",
            zh: "正确。日志和结果各有各的读者。两边写上同一个编号就能对上。",
          },
        },
        {
          id: "trace",
          text: { en: "Return the log entry", zh: "把日志内容返回" },
          reason: {
            en: "Stack, host and query are for operations. The agent may repeat them to a customer.",
            zh: "堆栈、主机、查询是给运维看的。智能体可能会把它们说给客户听。",
          },
        },
      ],
    },
  ],
  sources: [
    {
      kind: "mcp-spec",
      revision: "2025-11-25",
      title: "MCP: Tools, error handling",
      url: "https://modelcontextprotocol.io/specification/2025-11-25/server/tools#error-handling",
      says: {
        en: "Execution errors go into the result so that a model can correct itself. Nothing is said of retries.",
        zh: "执行错误写进结果，好让模型自行纠正。重试的事，规范只字未提。",
      },
    },
    {
      kind: "other",
      title: "AWS Builders' Library: Timeouts, retries, and backoff with jitter",
      url: "https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/",
      says: {
        en: "Why layers that each retry multiply their retries.",
        zh: "层层都重试，次数就会相乘。",
      },
    },
  ],
} as const satisfies LessonMeta;
