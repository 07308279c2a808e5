import type { LessonSlug } from "./lessons/slugs";
import type { Localized } from "./localized";

/** Ids of the glossary, also the anchors of the glossary page. */
export const TERM_IDS = [
  "protocol-error",
  "tool-execution-error",
  "is-error",
  "host",
  "error-category",
  "transient",
  "validation",
  "business",
  "permission",
  "retryable",
  "customer-message",
  "suggested-action",
  "valid-empty-result",
  "access-failure",
  "local-recovery",
  "propagation",
  "recovery-decision",
  "belief",
  "bits",
  "idempotent",
] as const;
export type TermId = (typeof TERM_IDS)[number];

/** One entry: the word, what it means in one or two sentences, and the lesson that teaches it. */
export type GlossaryEntry = { term: Localized; meaning: Localized; lesson: LessonSlug };

export const GLOSSARY: Readonly<Record<TermId, GlossaryEntry>> = {
  "protocol-error": {
    term: { en: "protocol error", zh: "协议级错误" },
    meaning: {
      en: "A JSON-RPC `error` reply: the tool does not exist, or the request is malformed. No tool ran. The model usually never reasons about it.",
      zh: "JSON-RPC 的 `error` 应答：工具不存在，或请求格式不对。没有任何工具被执行，模型通常也看不到它。",
    },
    lesson: "two-kinds-of-failure",
  },
  "tool-execution-error": {
    term: { en: "tool execution error", zh: "工具执行错误" },
    meaning: {
      en: "The tool was called properly and failed. It comes back as a normal result with `isError: true`, so the model can read it and decide.",
      zh: "调用本身没问题，是工具没办成。它以普通结果的形式返回，带 `isError: true`，模型读得到，也能据此决定下一步。",
    },
    lesson: "two-kinds-of-failure",
  },
  "is-error": {
    term: { en: "isError / is_error", zh: "isError / is_error" },
    meaning: {
      en: "`isError` is the flag on an MCP tool result; `is_error` is the field of a `tool_result` block in the Messages API. The host maps one onto the other.",
      zh: "`isError` 是 MCP 工具结果上的标记，`is_error` 是 Messages API 里 `tool_result` 块的字段。由宿主把前者转成后者。",
    },
    lesson: "is-error-end-to-end",
  },
  host: {
    term: { en: "host", zh: "宿主" },
    meaning: {
      en: "The application that runs the model and holds the MCP clients: an IDE, a chat app, your own agent loop. It decides what the model gets to see.",
      zh: "运行模型并持有 MCP 客户端的应用：IDE、聊天应用，或你自己写的智能体循环。模型能看到什么，由它决定。",
    },
    lesson: "two-kinds-of-failure",
  },
  "error-category": {
    term: { en: "error category", zh: "错误类别" },
    meaning: {
      en: "Which kind of failure it is: transient, validation, business or permission. Each calls for another recovery. A convention above MCP, in the field `errorCategory`.",
      zh: "失败属于哪一类：暂时性、校验、业务、权限。类别不同，恢复办法也不同。这是 MCP 之上的约定，写在 `errorCategory` 字段里。",
    },
    lesson: "four-categories",
  },
  transient: {
    term: { en: "transient", zh: "暂时性" },
    meaning: {
      en: "The failure may pass by itself: a time-out, a service that is down, a rate limit. Wait and retry a bounded number of times.",
      zh: "过一会儿可能自己就好：超时、服务不可用、被限流。等一等再试，次数要有上限。",
    },
    lesson: "four-categories",
  },
  validation: {
    term: { en: "validation", zh: "校验" },
    meaning: {
      en: "The input is wrong: a bad date, a missing field, an id in the wrong format. The same call fails again for certain; correct the input.",
      zh: "输入有问题：日期不对、缺字段、编号格式错误。原样再调一次必定还会失败，要先改输入。",
    },
    lesson: "four-categories",
  },
  business: {
    term: { en: "business", zh: "业务" },
    meaning: {
      en: "A rule says no: the return window has passed, the amount is above the cap. Nothing is broken. Explain it and offer the exception process.",
      zh: "规则不允许：退货期已过、金额超过上限。系统没坏。向客户说明原因，并提供例外流程。",
    },
    lesson: "four-categories",
  },
  permission: {
    term: { en: "permission", zh: "权限" },
    meaning: {
      en: "The caller may not do this. Escalate to someone who may, or take an authorised path. Never retry.",
      zh: "调用者无权这么做。转交给有权限的人，或换一条获授权的途径。不要重试。",
    },
    lesson: "four-categories",
  },
  retryable: {
    term: { en: "retryable", zh: "可重试" },
    meaning: {
      en: "The same call, unchanged, may succeed later. JSON field `isRetryable`; some exam texts spell it “retriable”.",
      zh: "同一个调用，一字不改，晚些时候可能成功。JSON 字段是 `isRetryable`；有的考试资料拼作 “retriable”。",
    },
    lesson: "structured-metadata",
  },
  "customer-message": {
    term: { en: "customer message", zh: "面向客户的说明" },
    meaning: {
      en: "What the agent may tell the end customer, free of internals. JSON field `customerMessage`; required for business rule violations.",
      zh: "智能体可以直接转述给客户的话，不含内部细节。JSON 字段是 `customerMessage`；业务规则类失败必须有。",
    },
    lesson: "structured-metadata",
  },
  "suggested-action": {
    term: { en: "suggested action", zh: "建议动作" },
    meaning: {
      en: "A machine-readable next step, such as `offer_exception_or_escalate`. JSON field `suggestedAction`.",
      zh: "机器可读的下一步，例如 `offer_exception_or_escalate`。JSON 字段是 `suggestedAction`。",
    },
    lesson: "structured-metadata",
  },
  "valid-empty-result": {
    term: { en: "valid empty result", zh: "有效空结果" },
    meaning: {
      en: "The query ran and matched nothing. Not an error: no `isError`, an empty list, and a note that says so.",
      zh: "查询执行了，只是没有匹配项。这不是错误：不带 `isError`，返回空列表，并附一句说明。",
    },
    lesson: "empty-is-not-broken",
  },
  "access-failure": {
    term: { en: "access failure", zh: "访问失败" },
    meaning: {
      en: "The query did not run. It must carry `isError: true`, and nothing may be concluded about whether the thing exists.",
      zh: "查询根本没执行成。必须带 `isError: true`，而且不能由此断定东西存在或不存在。",
    },
    lesson: "empty-is-not-broken",
  },
  "local-recovery": {
    term: { en: "local recovery", zh: "本地恢复" },
    meaning: {
      en: "A subagent deals with a transient failure itself: bounded retries with backoff, or an equivalent source.",
      zh: "子代理自己处理暂时性失败：有上限的退避重试，或换一个等价的数据源。",
    },
    lesson: "recover-locally",
  },
  propagation: {
    term: { en: "propagation", zh: "向上传播" },
    meaning: {
      en: "What cannot be solved locally goes up to the coordinator, with partial results and what was tried.",
      zh: "本地解决不了的，上报给协调者，同时带上部分结果和已经做过的尝试。",
    },
    lesson: "recover-locally",
  },
  "recovery-decision": {
    term: { en: "recovery decision", zh: "恢复决策" },
    meaning: {
      en: "What the agent does next after a tool result: retry, correct the input, ask, explain, escalate, report or answer.",
      zh: "拿到工具结果后，智能体下一步做什么：重试、改输入、询问、解释、转人工、如实报告，或直接回答。",
    },
    lesson: "operation-failed",
  },
  belief: {
    term: { en: "belief", zh: "信念" },
    meaning: {
      en: "The simulated model's probabilities for what a result means, before and after it reads the result.",
      zh: "模拟模型对“这个结果意味着什么”的概率判断，读结果之前和之后各有一份。",
    },
    lesson: "operation-failed",
  },
  bits: {
    term: { en: "bits", zh: "比特" },
    meaning: {
      en: "How much a tool result tells the agent about what went wrong: entropy of the prior minus entropy of the belief after reading it.",
      zh: "一个工具结果告诉了智能体多少：读之前的熵减去读之后的熵。",
    },
    lesson: "operation-failed",
  },
  idempotent: {
    term: { en: "idempotent", zh: "幂等" },
    meaning: {
      en: "Doing it twice has the same effect as doing it once. Only such calls are safe to retry blindly.",
      zh: "做两次和做一次效果相同。只有这样的调用才能放心地直接重试。",
    },
    lesson: "structured-metadata",
  },
};
