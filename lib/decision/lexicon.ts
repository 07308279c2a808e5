import { ERROR_CATEGORIES, type ErrorCategory } from "@/lib/domain/tool-error";

/** Word cues in prose, English and Chinese. Each pattern is linear in the text: no nested repetition. */
const WORDS: Readonly<Record<ErrorCategory, RegExp>> = {
  transient:
    /(?<!\w-)time[sd]?[ -]?out|timing out|\bin time\b|deadline exceeded|unavailable|unreachable|overload|temporar|rate[ -]?limit|too many (?:requests|connections)|throttl|try again (?:later|in|shortly)|retry (?:later|after|in)\b|connection (?:refused|reset|closed|lost)|\bE(?:TIMEDOUT|CONNREFUSED|CONNRESET|PIPE|AI_AGAIN|HOSTUNREACH)\b|service is down|\bbusy\b|超时|不可用|暂时|稍后|过载|限流|频繁|连接(?:被拒|失败|中断|重置)|无法连接|繁忙/i,
  validation:
    /\binvalid\b|malformed|bad (?:format|request|argument|input)|(?:wrong|unexpected|expected) format|must (?:be|look|match|start|contain|have)|does not (?:match|look like)|is required|missing (?:required|field|argument|parameter)|not a valid|\bvalidation\b|cannot parse|could not parse|格式|无效|不合法|必填|缺少|参数|校验/i,
  business:
    /\bpolicy\b|policies|\bwindow\b|past the|\blimit of\b|exceeds? the|above the|\bcap\b|not (?:eligible|allowed for|returnable|refundable)|ineligible|no longer (?:eligible|returnable|refundable|possible)|already (?:refunded|cancelled|canceled|shipped|returned)|business rule|\bexpired\b|out of (?:stock|warranty)|insufficient (?:funds|stock|balance)|政策|规定|期限|退货期|退款期|超过(?!时)|超出|上限|不符合|已过期|业务规则|不支持退/i,
  permission:
    /\bpermissions?\b|forbidden|not (?:authori[sz]ed|permitted|entitled)|unauthori[sz]ed|access denied|denied access|lacks? (?:the )?(?:scope|right|role|access)|\bscopes?\b|another (?:team|region|tenant)|other (?:team|region)|only (?:a |the )?(?:supervisor|manager|admin)|belongs to|权限|未授权|无权|禁止访问|拒绝访问|其他(?:团队|区域|地区|部门)|另一(?:个)?(?:团队|区域|地区|部门)/i,
};

const NOT_FOUND = /not found|no such|does not exist|unknown (?:id|order|customer)|找不到|不存在|未找到/i;
const NO_RETRY =
  /do(?:es)? not retry|don't retry|not retr(?:y|i)able|no point (?:in )?retrying|retry(?:ing)? (?:can(?:not|'t)|will not|won't|does not|doesn't) help|fails? again|will not help|won't help|请勿重试|不要重试|无需重试|重试(?:也)?(?:无效|无用|没有用)|不可重试/i;
const ERROR_WORD =
  /\b(?:error|exception|fail(?:ed|ure)|fault|could not|unable to|traceback)\b|错误|失败|异常|出错/i;
const RAN_EMPTY =
  /\bno (?:matching |such )?(?:orders?|records?|results?|rows?|customers?|match(?:es)?|entr(?:y|ies)|items?)\b|match(?:es|ed) (?:nothing|no\b)|nothing (?:matched|found)|(?:query|search|lookup) (?:ran|succeeded|completed|executed)|(?:ran|searched) (?:successfully|normally)|0 (?:results|rows|matches)|没有(?:匹配|找到|符合|记录|结果|这)|未(?:匹配|找到|查到)|查询(?:成功|已执行|正常|完成)|无匹配/i;

/** Values of a category field in other spellings; keys are lower case without separators. */
const CATEGORY_SYNONYMS: Readonly<Record<string, ErrorCategory>> = {
  ...byCategory("transient", [
    "temporary timeout unavailable serviceunavailable network ratelimit ratelimited ratelimiterror throttled overloaded servererror",
    "infrastructure dependency connection upstream 暂时性 暂时 临时 超时",
  ]),
  ...byCategory("validation", [
    "validationerror invalidinput invalidrequest invalidrequesterror badrequest invalidargument invalidarguments input schema usererror clienterror",
    "校验 参数错误 验证",
  ]),
  ...byCategory("business", [
    "businessrule businessrules businesserror policy policyviolation ruleviolation precondition failedprecondition preconditionfailed conflict",
    "domain noteligible 业务 业务规则",
  ]),
  ...byCategory("permission", [
    "permissions permissiondenied authorization authorisation authentication auth forbidden accessdenied unauthorized unauthenticated access 权限 授权",
  ]),
};

function byCategory(category: ErrorCategory, words: readonly string[]): Record<string, ErrorCategory> {
  return Object.fromEntries(words.flatMap((line) => line.split(" ")).map((word) => [word, category]));
}

/** A word cue: what was seen and what it speaks for. */
export interface WordCue {
  value: string;
  category: ErrorCategory;
}

/** The first word cue of each category in a text. */
export function wordCues(text: string): WordCue[] {
  const cues: WordCue[] = [];
  for (const category of ERROR_CATEGORIES) {
    const value = WORDS[category].exec(text)?.[0];
    if (value) cues.push({ value, category });
  }
  if (!cues.some((cue) => cue.category === "validation")) {
    const value = NOT_FOUND.exec(text)?.[0];
    if (value) cues.push({ value, category: "validation" });
  }
  return cues;
}

/** The category that a category field's value names, and whether it is spelled exactly as agreed. */
export function categoryOf(value: string): { category: ErrorCategory; exact: boolean } | undefined {
  const exact = ERROR_CATEGORIES.find((category) => category === value);
  if (exact) return { category: exact, exact: true };
  const key = value.toLowerCase().replace(/[\s_-]/g, "");
  const same = ERROR_CATEGORIES.find((category) => category === key);
  const category = same ?? (Object.hasOwn(CATEGORY_SYNONYMS, key) ? CATEGORY_SYNONYMS[key] : undefined);
  return category && { category, exact: false };
}

/** The category that an HTTP status speaks for most; nothing for 500, which says no more than "failed". */
export function httpCategory(status: number): ErrorCategory | undefined {
  if (status === 401 || status === 403 || status === 407) return "permission";
  if ([408, 425, 429, 502, 503, 504].includes(status)) return "transient";
  if (status === 402 || status === 409 || status === 412) return "business";
  if (status >= 400 && status < 500) return "validation";
  return undefined;
}

/** An HTTP error status named in prose, e.g. "HTTP 503" or "status code 429". */
export function httpStatusIn(text: string): number | undefined {
  const seen = /\b(?:http(?:\/\d\.\d)?|status(?: code)?|code|错误码|状态码)[ :=：]{0,3}([45]\d\d)\b/i.exec(
    text,
  )?.[1];
  return seen === undefined ? undefined : Number(seen);
}

/** "Will fail again", "do not retry". */
export const noRetryWords = (text: string): string | undefined => NO_RETRY.exec(text)?.[0];
/** Words that announce a failure of any kind. */
export const errorWords = (text: string): string | undefined => ERROR_WORD.exec(text)?.[0];
/** Words that say a query ran and matched nothing. */
export const ranEmptyWords = (text: string): string | undefined => RAN_EMPTY.exec(text)?.[0];
