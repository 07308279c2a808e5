import type { Locale, RunRequest } from "@/lib/domain/run-request";

/** What the agent is told; says nothing about how to read errors, which is what the lab is about. */
const BASE: Record<Locale, string> = {
  en: `You are the customer service agent of an online shop. Customers ask you about their orders.

- Use the tools to look things up and to act. State only what a tool result supports.
- A customer may give an order id, a phone number, an email address or a name.
- Reply in English, in at most four short sentences. The customer is not a technician.`,
  zh: `你是一家网店的客服助手，顾客会向你询问订单。

- 用工具查询和办理。只说工具结果能支持的话。
- 顾客可能会给出订单号、手机号、邮箱或姓名。
- 用简体中文回复，最多四句短句。顾客不懂技术。`,
};

/** The pitfall `few_shot_parsing`: teaches the agent to work out from error prose what the server could have said in a field. */
const FEW_SHOT: Record<Locale, string> = {
  en: `

How to read a tool's error message. Decide which kind it is from its wording:

Message: "The inventory service did not respond within 3 seconds."
Kind: transient. Call the same tool again.

Message: "The value 'B12' is not a valid product code."
Kind: validation. Correct the input, or ask the customer.

Message: "This voucher expired on 1 March and can no longer be redeemed."
Kind: business. Explain it to the customer; do not call again.

Message: "Your account is not allowed to see this warehouse."
Kind: permission. Hand over to a person.`,
  zh: `

怎样读懂工具的报错。根据措辞判断属于哪一类：

报错：“The inventory service did not respond within 3 seconds.”
类别：transient（暂时性）。再调用一次同一个工具。

报错：“The value 'B12' is not a valid product code.”
类别：validation（校验）。改正输入，或者询问顾客。

报错：“This voucher expired on 1 March and can no longer be redeemed.”
类别：business（业务）。向顾客解释，不要再调用。

报错：“Your account is not allowed to see this warehouse.”
类别：permission（权限）。转交人工。`,
};

/** The system prompt of a run, word for word. */
export function buildSystemPrompt(request: Pick<RunRequest, "locale" | "pitfall">): string {
  return BASE[request.locale] + (request.pitfall === "few_shot_parsing" ? FEW_SHOT[request.locale] : "");
}

/** The customer's words: the learner's own, or a default question about the chosen order. */
export function buildPrompt(request: Pick<RunRequest, "locale" | "orderId" | "prompt">): string {
  if (request.prompt?.trim()) return request.prompt;
  const orderId = request.orderId.trim();
  switch (request.locale) {
    case "en":
      return orderId ? `Please look up my order ${orderId}.` : "Please look up my order.";
    case "zh":
      return orderId ? `请帮我查一下订单 ${orderId}。` : "请帮我查一下我的订单。";
  }
}
