import type { RuleId } from "../rule-ids";
import type { RuleWords } from ".";

export const zh: Record<RuleId, RuleWords> = {
  "malformed-result": {
    title: "不是合法的工具结果",
    why: "会校验格式的客户端直接丢弃它，模型看到的是客户端的报错，而不是工具的真实情况。",
    fix: "`content` 用内容块数组，每块都有 `type`；`isError` 用布尔值。",
  },
  "misspelled-flag": {
    title: "错误标志的名字写错，没有客户端会读",
    why: "MCP 只认 `isError`，Messages API 只认 `is_error`。换个名字就被丢掉，失败被当成成功。",
    fix: "MCP 结果写 `isError: true`；`tool_result` 块写 `is_error: true`。",
  },
  "failure-not-flagged": {
    title: "失败了，却没有标记为错误",
    why: "宿主和模型都把它当数据。智能体可能把报错原样当答案告诉客户，重试和错误统计也都看不到它。",
    fix: "在结果上设置 `isError: true`。",
  },
  "status-field": {
    title: "成功的结果里藏着一个写着错误的状态字段",
    why: "是否失败要靠读内容才知道，而宿主只看 `isError`。",
    fix: "去掉状态字段，改设 `isError: true`。",
  },
  "failure-as-empty": {
    title: "查询失败，看上去却像空结果",
    why: "智能体会笃定地告诉客户“不存在”，其实根本没有查。",
    fix: "返回带 `isError: true` 的错误；空列表只留给真正执行过的查询。",
  },
  "failure-as-protocol-error": {
    title: "工具失败，却用协议级错误来回复",
    why: "很多宿主遇到 JSON-RPC 错误就结束运行，模型没有机会推理。",
    fix: "返回带 `isError: true` 的结果。JSON-RPC 错误只用于未知工具和格式错误的请求。",
  },
  "unknown-tool-as-result": {
    title: "工具不存在，却返回了普通结果",
    why: "读起来像是工具执行过并失败了，智能体会换参数再调一次。",
    fix: "用 JSON-RPC 错误回复，错误码 −32602。",
  },
  "empty-flagged-as-error": {
    title: "有效空结果被标成了错误",
    why: "“没有找到”本来就是答案，智能体却去重试，或者报成故障。",
    fix: "不设 `isError`，并注明查询已经执行。",
  },
  "empty-error": {
    title: "错误里一个字也没有",
    why: "模型只知道失败了，下一步只能猜。",
    fix: "把结构化错误写进文本块。",
  },
  "generic-message": {
    title: "放到哪里都成立的错误信息",
    why: "是重试、改参数、解释还是升级，一点依据都没有。",
    fix: "写清楚什么失败了、因为哪个输入、接下来可以怎么办。",
  },
  "missing-category": {
    title: "没有错误类别",
    why: "每个类别的恢复方式不同。没有类别，智能体只能从措辞里猜。",
    fix: "加上 `errorCategory`：transient、validation、business 或 permission。",
  },
  "unknown-category": {
    title: "错误类别不在四类之中",
    why: "按四类行动的智能体和宿主，不知道第五类该怎么处理。",
    fix: "映射到 transient、validation、business、permission 之一；自己的错误码另放一个字段。",
  },
  "missing-retryability": {
    title: "没说重试有没有用",
    why: "必然失败的调用被反复重试，本来能成功的却被放弃。",
    fix: "加上 `isRetryable`：只有原样重发、稍后可能成功时才为 true。",
  },
  "retryable-mismatch": {
    title: "类别和可重试互相矛盾",
    why: "同样的调用每次都失败，智能体白白消耗轮次和 token。",
    fix: "只有暂时性失败可以重试。其他情况写 `isRetryable: false`，并给出下一步。",
  },
  "business-without-customer-message": {
    title: "业务错误没有面向客户的说明",
    why: "智能体只能自己措辞，要么编造，要么把内部细节说出去。",
    fix: "加上 `customerMessage`：可以告诉客户什么，还能怎么办。",
  },
  "vague-validation": {
    title: "输入有误，却没说是哪一个",
    why: "找不到出错的参数就改不了，智能体只能乱试。",
    fix: "写出字段名、期望的格式，再给一个正确的例子。",
  },
  "rate-limit-without-delay": {
    title: "被限流，却没说要等多久",
    why: "智能体立刻重试，每试一次限流就更久。",
    fix: "加上 `retryAfterMs`；上游有 `Retry-After` 就直接取它。",
  },
  "partial-failure-hidden": {
    title: "部分失败没有说全",
    why: "要么不完整的答案被当成完整的，要么已经完成的工作被丢掉重做。",
    fix: "写明成功多少、失败了哪些，并用 `partialResults` 带上成功的部分。",
  },
  "detail-only-in-structured-content": {
    title: "细节只在 structuredContent 里",
    why: "有些宿主只把 `content` 的文本给模型，细节就丢了。",
    fix: "把同一份 JSON 也写进文本块。",
  },
  "detail-only-in-error-data": {
    title: "细节只在 error.data 里",
    why: "多数宿主最多显示 JSON-RPC 错误的 message，`data` 会被丢弃。",
    fix: "把智能体需要的内容写进 message，或者改为返回带 `isError: true` 的结果。",
  },
  "text-contradicts-structured-content": {
    title: "文本和 structuredContent 说法不一",
    why: "模型看到哪一份取决于宿主，同一个服务器换个宿主表现就不同。",
    fix: "两份都从同一个对象生成。",
  },
  "output-schema-hides-error": {
    title: "输出 schema 掩盖了真正的错误",
    why: "客户端校验 `structuredContent` 时抛出异常，模型看到的是 schema 报错，而不是真正的失败。",
    fix: "把错误的形状写进 `outputSchema`，或者出错时不带 `structuredContent`。",
  },
  "double-encoded": {
    title: "JSON 文本里又套了一层 JSON",
    why: "代码取不到字段，模型还要为每个反斜杠付费。",
    fix: "只序列化一次：把对象的 JSON 直接放进文本块。",
  },
  "leaks-credentials": {
    title: "错误里有凭据",
    why: "凭据已经进入模型上下文、对话记录和日志，还可能被回复给客户。请立即更换。",
    fix: "在服务器写消息之前脱敏；已经泄露的凭据要轮换。",
  },
  "leaks-internals": {
    title: "错误里有内部细节",
    why: "堆栈、路径、主机和 SQL 帮的是攻击者，不是智能体，而且它可能转述给客户。",
    fix: "异常连同编号记在服务器日志里；返回一句写给智能体的话。",
  },
  "html-page": {
    title: "返回的是 HTML 页面，不是错误",
    why: "模型读到的是代理的网页标记，和工具毫无关系。",
    fix: "把上游的状态码转成类别、可重试和一句话。",
  },
  "oversized-error": {
    title: "错误信息占满上下文",
    why: "之后每一轮都要为它付费，要紧的内容也被淹没。",
    fix: "用几句话说清原因和下一步，其余留在服务器日志里。",
  },
  "category-only-implied": {
    title: "类别只能从错误码推断",
    why: "认识这个码的读者看得懂，按字段行动的宿主看不懂。",
    fix: "在错误码旁边加上 `errorCategory` 和 `isRetryable`。",
  },
  "ambiguous-empty": {
    title: "空结果没有说明查询执行过",
    why: "它和被吞掉的失败无法区分。",
    fix: "加一条说明：查了什么，没有匹配。",
  },
};
