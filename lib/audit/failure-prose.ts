import { failureInChinese } from "./failure-prose-zh";

/** Longer texts are documents, not error messages, unless they start with a stack trace. */
const MAX_MESSAGE = 4000;

/** Things that fail as a subject: a build that failed is what a CI tool was asked about. */
const SUBJECT =
  "builds?|tests?|jobs?|pipelines?|workflows?|deploy(?:ment)?s?|runs?|checks?|suites?|steps?|stages?|ci|cases?|specs?|payments?|transactions?|deliver(?:y|ies)|tickets?|orders?|tasks?";

const AREA =
  "api|http|https|network|database|db|server|internal|tool|request|validation|authentication|authorization|auth|connection|timeout|execution|runtime|mcp|rpc|sql|system|fatal|unexpected|unknown|query|parse|syntax|permission|upstream|client|backend|service|redis|postgres|mysql|graphql|input|argument|protocol|type|value|key|io|os|access|configuration|config";

/** A text that *is* an error message says so where it begins. Each pattern is anchored and bounded, so linear. */
const STARTS: readonly RegExp[] = [
  /^Traceback \(most recent call last\)/,
  /^(?:panic: |goroutine \d|Uncaught |Unhandled (?:exception|error|rejection)|thread '[^'\n]{0,60}' panicked)/i,
  /^(?:[a-z_]\w{0,40}\.){0,6}[A-Z]\w{0,60}(?:Error|Exception|Fault)\b(?:\s*\[[\w-]{1,40}\])?\s*[:(（]/,
  /^E[A-Z]{3,15}: /,
  new RegExp(
    `^(?:an? )?(?:(?:${AREA}) ){0,3}(?:error|exception|failure)\\s*(?:\\[[^\\]\\n]{1,60}\\]|\\([^)\\n]{1,60}\\)|code\\s{1,3}-?\\w{1,20}|-?\\d{1,6})?\\s*[:：]`,
    "i",
  ),
  /^error (?:while|when|during|executing|calling|running|occurred|fetching|processing|connecting|reading|loading|parsing|creating|updating|deleting|retrieving|searching|getting|sending|opening|invoking|querying|performing|accessing|from the (?:server|api))\b/i,
  /^\[(?:error|fatal|failed|failure)\]/i,
  /^MCP error -?\d/i,
  /^(?:Failed|failed|FAILED) (?:to [a-z]|(?:while|when|during|executing|calling|fetching) )/,
  /^(?:Sorry, )?(?:(?:The|the) (?:tool|server|request|service|system) )?(?:I |We |we |I'm |was )?(?:Unable to|unable to|Could ?n[o']t|could ?n[o']t|Could not|could not|Cannot|cannot|Can't|can't|Not allowed to|not allowed to) [a-z]/,
  /^(?:(?:required|missing)(?: required| mandatory)? (?:parameters?|arguments?|fields?|propert(?:y|ies)|inputs?|keys?|headers?|values?)\b)/i,
  /^(?:parameter|argument|field|property) ["'`]?[\w.]{1,60}["'`]? (?:is required|is missing|is invalid|must |should |cannot )/i,
  /^["'`]?(?:\w{1,40}_\w{1,40}|[a-z]{1,30}[A-Z]\w{0,40})["'`]?:? (?:is (?:a )?required|is missing|is invalid|is not valid|must (?:be|not|match)|required)\b/,
  /^(?:invalid|malformed|illegal|unsupported) (?:tool |input |request |api |the )?(?:arguments?|parameters?|params?|input|request|tokens?|credentials?|key|session|ids?|identifier|format|values?|dates?|json|urls?|query|signature|email|phone|type|path|cursor|username|password|payload|body|\w{1,30}_\w{1,30})(?=$|[\s.:：!,;'"`(])(?! (?:rate|attempts?|count|requests|logins?))/i,
  /^(?:unauthori[sz]ed|unauthenticated|forbidden|access (?:is )?denied|permission denied|not authori[sz]ed|not authenticated|authentication (?:failed|required)|authorization (?:failed|required)|insufficient (?:permissions?|privileges|scope)|bad request|bad gateway|internal (?:server )?error|service (?:is )?(?:temporarily |currently )?unavailable|temporarily unavailable|gateway time-?out|too many requests|quota exceeded|operation failed|request failed|tool (?:call|execution) failed|something went wrong|an? (?:unexpected |internal |unknown )?error (?:has )?occurred|unknown error|unexpected error|connection (?:refused|reset|closed|timed out|error|failed|lost)|network (?:error|unreachable)|failed|error|failure|exception)\s*(?:$|[.:：!,;(—–-]|(?:while|when|after|for|to|by|from|due|because|with)\b)/i,
  /^(?:(?:the|mcp|server|api|request|connection|query|operation|read|database|tool|call|upstream|backend|search|lookup|order|service) ){0,4}(?:timed out|time-?out (?:exceeded|error|expired|waiting|while|after|reached)|timeout[.:!]?$)/i,
  /^(?:[\w-]{1,30} ){0,4}rate limit(?:ed|s)? ?(?:exceeded|reached|hit|error)\b/i,
  /^(?:you (?:are|have been) (?:being )?rate[- ]limited|you (?:do not|don't) have (?:permission|access)|you are not (?:authori[sz]ed|allowed))/i,
  /^(?:HTTP(?:\/\d(?:\.\d)?)?|status(?: code)?|http status)\s*[:=]?\s*[45]\d\d\b/i,
  /^[45]\d\d:? (?:bad request|unauthorized|payment required|forbidden|not found|method not allowed|conflict|unprocessable|too many requests|internal server error|bad gateway|service unavailable|gateway time-?out)/i,
  /^(?:request|call|api call|query|operation|execution|connection|authentication|login|lookup|search|fetch|upload|download|update|sync|tool(?: call| execution)?|validation|input validation|command|insert|delete|create|write|read) (?:has )?failed\s*(?:$|[.:：!,;(—–-]|(?:with|because|due|after|for)\b)/i,
  new RegExp(
    `^(?!(?:[\\w.-]+ )?(?:${SUBJECT}) )['"\`]?[A-Za-z][\\w./-]{2,60}['"\`]?(?: \\w{1,30})? failed(?:: | with | because | due to )`,
    "i",
  ),
  /^(?:tool ["'`]?[\w./-]{1,80}["'`]? (?:was )?not found|unknown tool|no such tool)\b/i,
  /^(?:no properties were applied|nothing was (?:applied|changed|saved)|no changes were (?:made|applied))\b.{0,80}(?:unknown|invalid|error|fail)/i,
  /^(?:your |the )?(?:authentication credentials|credentials|api[ -]?key|(?:access |auth |bearer )?token|session) (?:is |was |were |has |are )?(?:not (?:provided|valid|found|authori[sz]ed)|missing|invalid|expired|been revoked|revoked|required)\b/i,
  /^(?:undefined|null|None|\[object Object\])$/,
];

const APOLOGY = /^(?:i['’]?m |we['’]?re |i am |we are )?(?:very |so |really )?sorry[,.!]?\s+(?:but )?/i;

/** Several lines of log, list or search output: about errors, not an error. */
function isListing(text: string): boolean {
  const lines = text
    .slice(0, MAX_MESSAGE)
    .split("\n")
    .filter((line) => line.trim() !== "");
  if (lines.length < 2) return false;
  const listed = lines.filter((line) =>
    /^\s*(?:\[?(?:error|warn(?:ing)?|info|debug|fatal|trace)\]?[ :]|\[?\d{4}-\d\d-\d\d|\d\d:\d\d|[-*•] |\d{1,4}[.):] |https?:\/\/|\||[\w./-]{1,80}:\d+[: ])/i.test(
      line,
    ),
  );
  return listed.length >= 2 && listed.length * 2 >= lines.length;
}

/**
 * Whether a text that is not flagged as an error reads as an error message itself, rather than as data about errors.
 * Returns the words that say so.
 */
export function failureInProse(text: string): string | undefined {
  const message = stripDecoration(text.slice(0, MAX_MESSAGE + 200));
  if (message === "") return undefined;
  const isTrace = /^Traceback \(most recent call last\)/.test(message);
  if (text.length > MAX_MESSAGE && !isTrace) return undefined;
  if (!isTrace && isListing(text)) return undefined;
  const line = message.slice(0, 400).replace(APOLOGY, "");
  for (const pattern of STARTS) {
    const match = pattern.exec(line);
    if (match) return match[0].trim();
  }
  return failureInChinese(line);
}

/** Removes what stands before the first word: symbols, quotes, bold marks. */
export function stripDecoration(text: string): string {
  return text.replace(/^(?:[\s"'`*_>]|\p{Extended_Pictographic}|[\ufe0f\u2718\u2717]){0,40}/u, "").trimEnd();
}

/** Words by which a note beside an empty list admits that the query did not run. */
const DID_NOT_RUN =
  /\b(?:timed out|time-?out|unavailable|unreachable|connection (?:refused|reset|lost|failed)|could ?n[o']t|could not|unable to|failed to|did not (?:run|complete|respond)|not (?:be )?reach(?:ed|able)|query failed|request failed|search failed|lookup failed|exception|internal error|rate limit(?:ed)?|permission denied|unauthori[sz]ed|forbidden|swallowed)\b/i;
const DID_NOT_RUN_ZH =
  /超时|无法(?:连接|访问|查询)|未能|连接(?:失败|被拒|中断)|不可用|(?:查询|请求|检索|搜索)(?:失败|出错|异常)|未执行|没有执行|限流|权限不足/;
const DID_RUN =
  /\b(?:query|search|lookup|request) (?:ran|completed|succeeded|finished)\b|\bno (?:\w+ ){0,4}(?:match|matched|matches|matching|found)\b|\b0 (?:results|matches|hits)\b|(?:查询|搜索|检索)(?:已|正常)?(?:执行|完成|成功)|没有(?:匹配|符合|找到)|未找到|无匹配/i;

/** Whether a sentence beside an empty result says that the query never ran or broke off. */
export function saysDidNotRun(text: string): boolean {
  const unquoted = text
    .slice(0, 2000)
    .replace(/"[^"\n]{0,200}"|'[^'\n]{0,200}'|`[^`\n]{0,200}`|“[^”\n]{0,200}”|「[^」\n]{0,200}」/g, " ");
  if (DID_RUN.test(unquoted)) return false;
  return DID_NOT_RUN.test(unquoted) || DID_NOT_RUN_ZH.test(unquoted);
}

/** Whether a text says that a search ran and matched nothing. */
export function saysNothingFound(text: string): boolean {
  const head = stripDecoration(text.slice(0, 600)).replace(/^error:\s*/i, "");
  return (
    /^(?:the )?(?:query|search)(?: \w+){0,3} (?:ran|returned|found|matched)[^\n]{0,40}\b(?:no|nothing|0|zero)\b/i.test(
      head,
    ) ||
    /^(?:no|0|zero) (?:[\w-]+ ){0,4}(?:results?|matches|match|matching|matched|records?|entries|items?|rows?|hits?|documents?|orders?|customers?|tickets?|issues?|users?|data|messages?|events?)(?=$|[\s.,:;!])(?! (?:id|key|parameter|field|argument|provided|given|specified)\b)/i.test(
      head,
    ) ||
    /^(?:nothing (?:was )?found|nothing matched|no (?:[\w-]+ ){1,4}(?:were |was )?found)\b/i.test(head) ||
    /^(?:没有|无|未)(?:找到|查到|搜索到|查询到|检索到)?(?:任何)?(?:匹配|符合|相关|结果|记录|数据|满足)/.test(
      head,
    ) ||
    /^(?:未找到|没有找到|查无)(?:任何)?(?:匹配|符合|相关|结果|记录|数据|此|该)/.test(head)
  );
}
