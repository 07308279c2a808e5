/** What the customer wants, beyond mentioning orders. */
export type Intent = "refund" | "exception" | "human" | "greeting" | "thanks" | "agree" | "order" | "other";

const PATTERNS: readonly (readonly [Intent, RegExp])[] = [
  ["exception", /\bexception\b|\bwaive\b|例外|破例|通融/i],
  [
    "refund",
    /\brefund|money back|\breturn (?:it|this|that|the|my|order)|send (?:it|this) back|退款|退货|退钱|退掉|退了/i,
  ],
  [
    "human",
    /\b(?:human|real person|representative|manager|supervisor|complain)|(?:speak|talk) (?:to|with) (?:a|an|someone|somebody)|人工|真人|经理|主管|投诉/i,
  ],
  [
    "order",
    /\border(?:s|ed)?\b|\bparcel|\bpackage|\bdeliver|\bshipment|\btracking|订单|快递|包裹|物流|发货|到货|单号/i,
  ],
  ["thanks", /^\s*(?:thanks|thank you|thx|cheers|谢谢|多谢|感谢)/i],
  [
    "agree",
    /^\s*(?:yes|yeah|yep|ok(?:ay)?|sure|please do|go ahead|好的?|可以|行|是的?|嗯|麻烦(?:你|您)?了?|要的?)(?![a-z])/i,
  ],
  [
    "greeting",
    /^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening)|你好|您好|嗨|早上好|下午好|晚上好|在吗)(?![a-z])/i,
  ],
];

/** The first intent that the words show, in the order in which they matter. */
export function intentOf(text: string): Intent {
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? "other";
}

/** Whether the words point back at an order mentioned before ("refund it", "这单呢"). */
export function pointsBack(text: string): boolean {
  return /\b(?:it|that (?:one|order)|this (?:one|order)|the order|same)\b|它|这单|那单|这个|那个|该订单/i.test(
    text,
  );
}
