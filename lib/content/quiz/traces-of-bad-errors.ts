import { whatNext } from "./traces";
import { option, type TraceQuestion } from "./types";

/** What an agent can still do where the server hid the failure or showed too much. Run when the site is built. */
export const tracesOfBadErrors: readonly TraceQuestion[] = [
  {
    kind: "trace",
    id: "trace-timeout-as-empty",
    topic: "empty-is-not-broken",
    section: "how-it-happens",
    text: {
      en: "In this real run the order database timed out. The trace stops before the agent's answer. What is the sound judgement?",
      zh: "这次真实的运行里，订单数据库其实超时了。过程停在智能体答复之前。哪个判断站得住脚？",
    },
    run: { orderId: "A-TIMEOUT", responseStyle: "empty_result", model: "simulator", seed: 1 },
    afterResults: 1,
    right: option(
      'The agent can\'t know better: it will report "not found", and only the server could have prevented it',
      "智能体无从得知真相：它会报告“没有找到”，只有服务器才能避免这一点",
      "What the model reads is exactly what a completed search without hits looks like.",
      "模型读到的，和一次完成了但没有命中的查询一模一样。",
    ),
    wrong: [
      option(
        "The agent should notice how long the call took and conclude from that that it timed out",
        "智能体应该注意到调用花了多久，并由此推断是超时",
        "A `tool_result` carries no duration. A slow search without hits would look the same anyway.",
        "`tool_result` 里没有耗时。况且一次很慢但没有命中的查询看上去也一样。",
      ),
      option(
        "The agent should distrust every empty list and repeat the call until it holds something",
        "智能体应该怀疑每个空列表，一直重复调用到有内容为止",
        "For orders that really do not exist this never ends.",
        "对真的不存在的订单，这永远不会结束。",
      ),
      option(
        "The host should have set `is_error` on the block, because `results` is empty",
        "宿主应该给这个块加上 `is_error`，因为 `results` 是空的",
        "Then each search without hits would be a failure. The host knows no more than the agent does.",
        "那样每次没有命中的查询都成了失败。宿主知道的并不比智能体多。",
      ),
    ],
  },
  {
    kind: "trace",
    id: "trace-a-999-leaky",
    topic: "operation-failed",
    section: "where-the-text-comes-from",
    text: whatNext,
    run: { orderId: "A-999", responseStyle: "leaky", model: "simulator", seed: 1 },
    afterResults: 1,
    right: option(
      "Say that the request could not be completed, leave out every internal detail, and offer a person",
      "说明这个请求没能完成，不提任何内部细节，并提出转人工",
      "The result tells a lot about the system and little about the way on. What is internal stays inside.",
      "这个结果透露了不少系统内部的信息，却没怎么说该怎么办。内部的东西就留在内部。",
    ),
    wrong: [
      option(
        "Pass on the whole error text, since openness builds trust and a developer may be reading",
        "把整段错误文本转告客户：坦诚能建立信任，说不定对方就是开发者",
        "Hosts, paths and queries help an attacker and nobody else in this conversation.",
        "主机名、路径和查询语句只对攻击者有用，对这次对话里的其他人都没有帮助。",
      ),
      option(
        "Pass on the exception's name and file only, so that support can find the place in the code",
        "只转告异常名和文件，方便客服找到代码位置",
        "Support has the server's log. A customer should not have to carry file names.",
        "客服有服务器日志，不该让客户来传文件名。",
      ),
      option(
        "Repeat the look-up, because an exception with a stack trace means that the server has just crashed",
        "再查一次，因为带堆栈的异常说明服务器刚刚崩溃了",
        "A stack trace shows where something was thrown, not that it will pass. Here a rule is behind it.",
        "堆栈说明异常在哪里抛出，不说明它会自己好。这里背后是一条规则。",
      ),
    ],
  },
];
