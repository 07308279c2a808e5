import type { ExerciseMeta } from "@/lib/workshop/exercise-words";

export const meta: ExerciseMeta = {
  slug: "lookup-order",
  minutes: 15,
  lesson: "do-it-yourself",
  words: {
    en: {
      title: "The whole lookup_order",
      summary: "Every ending of one tool, each told apart.",
      situation: [
        "This handler knows one ending: the order is there. Everything else becomes a protocol error, or a list that holds `null`.",
        "You have met all the pieces. Put them together.",
      ],
      task: [
        "Found: `{ results: [order] }`. Nothing matched: `{ results: [], note }`.",
        'Wrong id: a validation error with `field: "order_id"`; the message names the format `A-<digits>` and `get_customer`. The backend is not asked.',
        "Time-out and rate limit: transient, retryable; pass `retryAfterMs` on.",
        "Return window: business, with a `customerMessage` made from `publicReason`.",
        'Other region: permission, `suggestedAction: "escalate_to_human"`.',
        "Put the same object into the text, as JSON, and into `structuredContent`.",
      ],
      hint: "Write one small function that turns an object into a result, and one that turns a backend error into an object. The handler is then ten lines.",
      solved:
        "This is the handler of the lab's orders server in small. Run it against the agent below and watch each failure find its own way out.",
    },
    zh: {
      title: "完整的 lookup_order",
      summary: "一个工具的每种结局，各有各的样子。",
      situation: [
        "这个处理函数只认识一种结局：订单查到了。其余的要么成了协议级错误，要么成了装着 `null` 的列表。",
        "零件你都见过了。现在把它们拼起来。",
      ],
      task: [
        "查到：`{ results: [order] }`。没有匹配：`{ results: [], note }`。",
        '编号有误：校验错误，`field: "order_id"`；message 写出格式 `A-<digits>` 并提到 `get_customer`。不要去问后端。',
        "超时与限流：暂时性，可重试；把 `retryAfterMs` 传下去。",
        "退货期已过：业务错误，用 `publicReason` 写 `customerMessage`。",
        '其他区域：权限错误，`suggestedAction: "escalate_to_human"`。',
        "同一个对象既以 JSON 写进文字，也放进 `structuredContent`。",
      ],
      hint: "写一个小函数，把对象变成结果；再写一个，把后端异常变成对象。处理函数就只剩十行。",
      solved: "这就是实验室里订单服务器的缩小版。让下面的智能体跑一遍，看每种失败各自找到出路。",
    },
  },
};
