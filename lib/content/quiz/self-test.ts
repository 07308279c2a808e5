import type { LessonSlug } from "../lessons/slugs";
import type { Localized } from "../localized";

/** One open question with the points of its model answer. Text may hold `code`. */
export type SelfTestQuestion = {
  /** Stable: answers are kept under it. */
  id: string;
  topic: LessonSlug;
  text: Localized;
  points: readonly Localized[];
};

/** The self-test checklist. */
export const SELF_TEST: readonly SelfTestQuestion[] = [
  {
    id: "self-two-kinds",
    topic: "two-kinds-of-failure",
    text: {
      en: "How do protocol errors and tool execution errors differ in MCP, and how is the latter returned?",
      zh: "MCP 里的协议级错误和工具执行错误有什么区别？后者是怎么返回的？",
    },
    points: [
      {
        en: "A protocol error is a JSON-RPC `error` reply: the tool is unknown, the request malformed, or the server itself failed. There is no tool result at all.",
        zh: "协议级错误是 JSON-RPC 的 `error` 回复：工具不存在、请求格式错误，或服务器自身出错。根本没有工具结果。",
      },
      {
        en: "A tool execution error means that the tool was called properly and failed, e.g. a time-out, bad arguments, a business rule.",
        zh: "工具执行错误表示调用没有问题，但工具执行失败了，比如超时、参数不对、违反业务规则。",
      },
      {
        en: "It is returned as a normal result with `isError: true` and the explanation in `content`.",
        zh: "它作为普通的 result 返回，带 `isError: true`，说明写在 `content` 里。",
      },
      {
        en: "Hosts should show tool execution errors to the model; showing protocol errors is optional, so the model may never learn of them.",
        zh: "宿主应该把工具执行错误给模型看；协议级错误给不给是可选的，模型可能根本不知道。",
      },
    ],
  },
  {
    id: "self-four-categories",
    topic: "four-categories",
    text: {
      en: "How is each of the four categories recovered from? Which may be retried?",
      zh: "四个错误类别各自怎么恢复？哪些可以重试？",
    },
    points: [
      {
        en: "Transient: wait and make the same call again, a bounded number of times; then say that it can't be confirmed now.",
        zh: "暂时性：等一等，原样再调用，次数有上限；还不行，就说现在无法确认。",
      },
      {
        en: "Validation: correct the input, look it up another way, or ask the user. The same call fails again for certain.",
        zh: "校验：改正输入、换个办法查，或者问用户。原样再调用必然还是失败。",
      },
      {
        en: "Business: explain with the customer message and offer the exception process. No retry.",
        zh: "业务：用面向客户的说明来解释，并提供例外流程。不重试。",
      },
      {
        en: "Permission: escalate or take an authorised path; do not work around it. No retry.",
        zh: "权限：转人工，或走有授权的途径，不要绕过去。不重试。",
      },
      {
        en: "Even a transient failure is not retried blindly where repeating the call could repeat a side effect.",
        zh: "即使是暂时性故障，如果重复调用会重复产生后果，也不能盲目重试。",
      },
    ],
  },
  {
    id: "self-uniform-text",
    topic: "operation-failed",
    text: {
      en: 'Why does a uniform "Operation failed" make an agent unstable?',
      zh: "为什么统一的“Operation failed”会让智能体的行为不稳定？",
    },
    points: [
      {
        en: "An error message is an input to a decision; this one leaves all causes about equally likely, so the choice of what to do becomes chance.",
        zh: "错误消息是决策的输入；这一句让各种原因的可能性差不多，怎么做就成了碰运气。",
      },
      {
        en: "The agent retries business rules that can never succeed.",
        zh: "智能体会重试永远不可能成功的业务规则。",
      },
      {
        en: "It gives up early on a fault that would have passed.",
        zh: "本来会自己好的故障，它却过早放弃。",
      },
      {
        en: "It does not know which argument to fix.",
        zh: "它不知道该改哪个参数。",
      },
      {
        en: "It tells the customer something vague or wrong.",
        zh: "它对客户的答复含糊，甚至是错的。",
      },
    ],
  },
  {
    id: "self-fields",
    topic: "structured-metadata",
    text: {
      en: "Which fields belong in a structured error? What more does a business rule violation need?",
      zh: "结构化错误应该有哪些字段？违反业务规则时还需要什么？",
    },
    points: [
      { en: "`errorCategory`: which of the four kinds it is.", zh: "`errorCategory`：属于四类中的哪一类。" },
      {
        en: "`isRetryable`: whether the same call, unchanged, may succeed later.",
        zh: "`isRetryable`：原样再调用，以后有没有可能成功。",
      },
      {
        en: "`message` for the agent: the cause and a possible next step.",
        zh: "写给智能体的 `message`：原因，以及可以怎么走下一步。",
      },
      {
        en: "Where it helps: `suggestedAction`, `retryAfterMs`, the bad field, what was already tried, partial results.",
        zh: "需要时再加：`suggestedAction`、`retryAfterMs`、出错的字段、已经试过什么、部分结果。",
      },
      {
        en: "A business rule violation also needs a `customerMessage` that can be passed on without exposing internals.",
        zh: "违反业务规则时还要有 `customerMessage`，可以直接转告客户，不暴露内部细节。",
      },
      {
        en: "These fields are a convention: MCP itself only defines `isError`.",
        zh: "这些字段是约定：MCP 本身只定义了 `isError`。",
      },
    ],
  },
  {
    id: "self-subagents",
    topic: "recover-locally",
    text: {
      en: "When does a subagent recover locally? What goes with a report to the coordinator?",
      zh: "子代理什么时候应该本地恢复？向协调者报告时要带上什么？",
    },
    points: [
      {
        en: "It deals with transient failures itself first: bounded retries with backoff, an equivalent source.",
        zh: "暂时性故障先自己处理：有上限的退避重试，或换一个等价的来源。",
      },
      {
        en: "What it cannot solve goes up: failures that remain, and at once what no retry cures, such as a permission error.",
        zh: "解决不了的上报：重试之后仍然存在的故障；重试无用的（比如权限错误）则立刻上报。",
      },
      {
        en: "The report carries the partial results.",
        zh: "报告里要有部分结果。",
      },
      {
        en: "It says what was tried and how often, the category, and which part of the task stays open.",
        zh: "要说明试过什么、试了几次、属于哪一类，以及任务的哪部分还没有答案。",
      },
      {
        en: "Neither extreme: sending every hiccup up drowns the coordinator, swallowing failures makes it take an incomplete answer for a complete one.",
        zh: "两个极端都不对：事事上报会淹没协调者；把失败吞掉，它会把不完整的答案当成完整的。",
      },
    ],
  },
  {
    id: "self-empty-or-failed",
    topic: "empty-is-not-broken",
    text: {
      en: 'How is "ran, found nothing" told apart from "could not be reached"? What does confusing them cause?',
      zh: "怎样区分“查了，没有”和“没连上”？混淆两者会造成什么后果？",
    },
    points: [
      {
        en: "Ran and found nothing: no error flag, an empty list, and a note that the search was completed.",
        zh: "查了，没有：不带错误标记，返回空列表，并用 note 说明查询已完成。",
      },
      {
        en: "Could not be reached: `isError: true`, usually transient; nothing may be concluded about existence.",
        zh: "没连上：`isError: true`，通常是暂时性；不能对存不存在下任何结论。",
      },
      {
        en: "A failure dressed as an empty list makes the agent tell the customer, with confidence, that something does not exist.",
        zh: "把失败伪装成空列表，智能体会言之凿凿地告诉客户东西不存在。",
      },
      {
        en: "An empty result flagged as an error makes it retry, correct good input or escalate instead of answering.",
        zh: "把空结果标成错误，智能体会去重试、改正本来没错的输入或转人工，而不是回答。",
      },
    ],
  },
];
