import { isFailureClause } from "./failure-clauses";
import { failureInChinese } from "./failure-prose-zh";
import { FAILURE_STARTS, MACHINE_STARTS } from "./failure-starts";

/** Longer texts are documents, not error messages, unless they start with a stack trace. */
const MAX_MESSAGE = 4000;

/** A title in title case: "Failure to Launch". */
const TITLE =
  /^(?:Failure|Failed|Error|Unable|Cannot|Forbidden) (?:(?:to|and|of|in|for) )?[A-Z][a-z]+\b(?! (?:API|HTTP)\b)(?=[^:]{0,80}$|[:,] [A-Z])|^Timed Out(?=,? [(\u2014\u2013-])/;
const APOLOGY =
  /^(?:i['’]?m |we['’]?re |i am |we are )?(?:very |so |really )?sorry[,.!]?\s+(?:but )?|^(?:oops|whoops|uh[- ]?oh)[!.,…]{0,3}\s{1,3}/i;

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

/** A fenced block with words after it: what it holds is shown, not said. */
function isQuoted(text: string): boolean {
  return /^\s*```[^`]{1,4000}```\s*\S/.test(text);
}

/**
 * Whether a text that is not flagged as an error reads as an error message itself, rather than as data about errors.
 * Returns the line that says so.
 */
export function failureInProse(text: string): string | undefined {
  const message = stripDecoration(text.slice(0, MAX_MESSAGE + 200));
  if (message === "") return undefined;
  const isTrace = /^Traceback \(most recent call last\)/.test(message);
  if (text.length > MAX_MESSAGE && !isTrace) return undefined;
  if (!isTrace && (isListing(text) || isQuoted(text))) return undefined;
  const line = message.slice(0, 400).replace(APOLOGY, "");
  if (TITLE.test(line)) return undefined;
  for (const pattern of [...FAILURE_STARTS, ...MACHINE_STARTS]) {
    if (pattern.test(line)) return firstLine(line);
  }
  return isFailureClause(line, text) || failureInChinese(line) ? firstLine(line) : undefined;
}

function firstLine(text: string): string {
  return (text.split("\n").find((line) => line.trim() !== "") ?? text).trim();
}

/** Removes what stands before the first word: symbols, quotes, bold marks. */
export function stripDecoration(text: string): string {
  return text.replace(/^(?:[\s"'`*_>]|\p{Extended_Pictographic}|[\ufe0f\u2718\u2717]){0,40}/u, "").trimEnd();
}

/** Words by which a note beside an empty list admits that the query did not run. */
const DID_NOT_RUN =
  /\b(?:timed out|time-?out|unavailable|unreachable|connection (?:refused|reset|lost|failed)|could ?n[o']t|could not|unable to|failed to|did not (?:run|complete|respond)|not (?:be )?reach(?:ed|able)|query failed|request failed|search failed|lookup failed|exception|internal error|rate limit(?:ed)?|permission denied|unauthori[sz]ed|forbidden|swallowed)\b/i;
const DID_NOT_RUN_ZH =
  /超时|无法(?:连接|访问|查询)|未能|连接(?:失败|被拒|中断)|不可用|(?:查询|请求|检索|搜索|调用|接口|服务|操作|加载)(?:失败|出错|异常)|未执行|没有执行|限流|权限不足/;
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
    /^(?:your |the )?(?:search|query)[^\n]{0,60} did(?: not|n['’]t) (?:match|return|find|yield)\b/i.test(
      head,
    ) ||
    /^(?:nothing (?:was )?found|nothing matched|no (?:[\w-]+ ){1,4}(?:were |was )?found)\b/i.test(head) ||
    /^(?:没有|无|未)(?:找到|查到|搜索到|查询到|检索到)?(?:任何)?(?:匹配|符合|相关|结果|记录|数据|满足)/.test(
      head,
    ) ||
    /^(?:未找到|没有找到|查无)(?:任何)?(?:匹配|符合|相关|结果|记录|数据|此|该)/.test(head)
  );
}
