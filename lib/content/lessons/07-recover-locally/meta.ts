import type { LessonMeta } from "../types";

export default {
  slug: "recover-locally",
  title: { en: "Recover locally, then report", zh: "先本地恢复，再上报" },
  intro: {
    en: "A subagent deals with what it can; what is left goes up once, with everything that was tried.",
    zh: "子代理先处理自己能处理的；剩下的只上报一次，带上试过的一切。",
  },
  minutes: 10,
  learn: {
    en: [
      "Decide what a subagent handles itself and what goes to the coordinator",
      "Write a report that the coordinator can decide from",
      "Recognise the two ways to get it wrong, and what each costs",
      "Say who should retry: server, host or model",
    ],
    zh: [
      "判断哪些由子代理自己处理，哪些交给协调者",
      "写出能让协调者据以决定的报告",
      "认出两种错法，以及各自的代价",
      "说清该由谁重试：服务器、宿主还是模型",
    ],
  },
  terms: ["idempotent", "local-recovery", "propagation", "transient", "valid-empty-result"],
  figure: "recover-locally",
  predict: {
    text: {
      en: "28 sources: three never answer, four fail once, two answer only from their mirror, one is legitimately empty. Subagents that swallow every failure report to the coordinator. How many sources does the final answer claim?",
      zh: "28 个来源：三个一直不响应，四个失败一次，两个只有镜像能用，一个本来就没有内容。子代理把失败全部吞掉再上报。最后的回答会声称完成多少个？",
    },
    options: [
      { id: "19", text: { en: "19: what really came", zh: "19 个，真正拿到的" } },
      { id: "25", text: { en: "25: what could be had", zh: "25 个，能拿到的" } },
      { id: "28", text: { en: "28: all of them", zh: "28 个，全部" } },
    ],
    outcome: "28",
    explanation: {
      en: "Every failure was reported as a source that had nothing, so to the coordinator all 28 are done. Nine of them are not. The answer is short, cheap and false.",
      zh: "每个失败都被报成“没有内容”，在协调者看来 28 个都完成了。其中九个其实没有。这个回答又短又省钱，只是不是真的。",
    },
  },
  recap: {
    en: [
      "Transient failures are handled where they happen: a bounded number of tries with backoff, then an equivalent source.",
      "What remains goes up once: results, failures with category and attempts, what was not tried, coverage.",
      "The coordinator then accepts the partial result, swaps the subagent, narrows the scope, or tells the user.",
      "Sending every hiccup up drowns the coordinator. Swallowing everything makes it lie.",
    ],
    zh: [
      "暂时性失败在哪里发生，就在哪里处理：有限次重试、逐次退避，再换等价来源。",
      "剩下的只上报一次：已有的结果、失败的类别和次数、没试过的、完成比例。",
      "协调者再决定：接受部分结果、换子代理、缩小范围，或者告诉用户。",
      "事事上报会淹没协调者；全部吞掉会让它说假话。",
    ],
  },
  checks: [
    {
      id: "report",
      text: {
        en: "A subagent read 6 of its 7 sources; the seventh timed out three times. What should its report say?",
        zh: "子代理读完了 7 个来源中的 6 个，第七个超时三次。报告该怎么写？",
      },
      answer: "full",
      choices: [
        {
          id: "six",
          text: { en: "The six results", zh: "那六个结果" },
          reason: {
            en: "The coordinator would take six for all there are.",
            zh: "协调者会以为总共就这六个。",
          },
        },
        {
          id: "failed",
          text: { en: "“Task failed”", zh: "“任务失败”" },
          reason: {
            en: "Six good results are thrown away, and the work is done again.",
            zh: "六个好结果白白扔掉，活儿还得重干一遍。",
          },
        },
        {
          id: "full",
          text: {
            en: "The six results, and: S-07 timed out, 3 tries, no mirror; 6 of 7 done",
            zh: "六个结果，外加：S-07 超时，试了 3 次，没有镜像；7 个完成 6 个",
          },
          reason: {
            en: "Right. It can be used as it stands, and it says whether a fourth try would be worth it.",
            zh: "正确。拿来就能用，也看得出第四次值不值得试。",
          },
        },
      ],
    },
    {
      id: "who-retries",
      text: {
        en: "A tool answers `isRetryable: true, retryAfterMs: 800`. Who should act on it?",
        zh: "工具回答 `isRetryable: true, retryAfterMs: 800`。该由谁来处理？",
      },
      answer: "host",
      choices: [
        {
          id: "model",
          text: { en: "The model: it decides everything", zh: "模型，一切由它决定" },
          reason: {
            en: "There is nothing to decide. Each retry by the model costs a turn and the whole conversation's tokens.",
            zh: "这里没什么可决定的。让模型重试，每次都要花一个轮次，还要重读整段对话。",
          },
        },
        {
          id: "host",
          text: {
            en: "The host around the subagent, a bounded number of times",
            zh: "子代理外层的宿主，次数有上限",
          },
          reason: {
            en: "Right. Policy can decide it for certain, so no model turn is needed. The bound matters: without one it is a loop.",
            zh: "正确。策略就能定下来，用不着模型。上限很要紧，没有上限就是死循环。",
          },
        },
        {
          id: "server",
          text: { en: "The server, before it answers", zh: "服务器，回答之前就重试" },
          reason: {
            en: "Then the caller waits in the dark, and cannot stop, do something else, or ask elsewhere.",
            zh: "那样调用方只能干等，既不能停，也不能先做别的，更不能换一家问。",
          },
        },
      ],
    },
  ],
  sources: [
    {
      kind: "other",
      title: "Anthropic: How we built our multi-agent research system",
      url: "https://www.anthropic.com/engineering/multi-agent-research-system",
      says: {
        en: "A lead agent with parallel subagents, and why errors compound in such systems.",
        zh: "一个主代理带多个并行子代理，以及错误为何会在这样的系统里层层放大。",
      },
    },
    {
      kind: "other",
      title: "AWS Builders' Library: Timeouts, retries, and backoff with jitter",
      url: "https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/",
      says: {
        en: "Why retries are bounded, spaced out and jittered.",
        zh: "为什么重试要有上限、要拉开间隔、要加抖动。",
      },
    },
    {
      kind: "convention",
      title: "The report's fields",
      url: "https://modelcontextprotocol.io/specification/2025-11-25/server/tools",
      says: {
        en: "`partialResults`, `failures`, `notTried` and `coverage` are ours. MCP carries them as an ordinary tool result.",
        zh: "`partialResults`、`failures`、`notTried`、`coverage` 是本课程的约定，在 MCP 里就是一个普通的工具结果。",
      },
    },
  ],
} as const satisfies LessonMeta;
