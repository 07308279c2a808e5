import type { Locale } from "@/lib/domain/run-request";

/** What an agent may pass on to a customer, free of internals, in the customer's language. */
export interface CustomerTexts {
  cannotCheckNow: string;
  returnWindowPassed(orderId: string): string;
  refundAboveCap(cap: number): string;
  otherTeam: string;
  refundNeedsColleague: string;
}

const en: CustomerTexts = {
  cannotCheckNow: "We can't check this order at the moment. Please try again a little later.",
  returnWindowPassed: (orderId) =>
    `The 30-day return window of order ${orderId} has passed, so we can't refund it directly. You can ask for an exception.`,
  refundAboveCap: (cap) => `Refunds above $${cap} are decided by a colleague. You can ask for an exception.`,
  otherTeam: "Another team looks after this order. A colleague will help you with it.",
  refundNeedsColleague: "I'm not able to issue this refund myself. A colleague can help you with it.",
};

const zh: CustomerTexts = {
  cannotCheckNow: "暂时查不到这笔订单的信息，请稍后再试。",
  returnWindowPassed: (orderId) =>
    `订单 ${orderId} 已超过 30 天退货期，无法直接退款。如有特殊情况，可以申请例外处理。`,
  refundAboveCap: (cap) => `超过 ${cap} 美元的退款需要人工审批，您可以申请例外处理。`,
  otherTeam: "这笔订单由其他团队负责，我们会请同事来帮您处理。",
  refundNeedsColleague: "我没有办理这笔退款的权限，可以请同事来帮您处理。",
};

const textsByLocale: Record<Locale, CustomerTexts> = { en, zh };

/** The customer texts of one language. */
export function customerTexts(locale: Locale): CustomerTexts {
  return textsByLocale[locale];
}
