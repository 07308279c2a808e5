import { saysNothingFound, stripDecoration } from "./failure-prose";
import { emptyList } from "./failure-signals";
import { isObject, type JsonObject, own } from "./json";
import { delayFromProse } from "./retry-delay";
import { allText, type ResultView } from "./view";
import { stripHeading } from "./vocabulary";

const UNKNOWN_TOOL =
  /(?:^|[:：]\s*)(?:unknown tool\b|no such tool\b|tool (?:was )?not found\b|no tool (?:named|called|with name)\b|tool ["'`]?[\w./-]{1,80}["'`]? (?:was |is |could )?(?:not (?:found|be found|registered|available|recogni[sz]ed|exist)|does not exist|unknown)(?=$|[\s.:,;!)]))|(?:^|[:：]\s*)(?:未知工具|工具不存在|找不到工具|(?:未|没有)找到工具|工具\s?["'`「“]?[\w./-]{1,80}["'`」”]?\s?(?:不存在|未找到|未注册))/i;

/** The words by which a text says that the tool itself does not exist. */
export function unknownTool(text: string): string | undefined {
  const head = stripHeading(stripDecoration(text.slice(0, 300))).split("\n")[0] ?? "";
  const match = UNKNOWN_TOOL.exec(head);
  if (!match) return undefined;
  // "tool hammer-2 not found in the shed" is about a thing, not about the server's tools.
  const rest = head.slice(match.index + match[0].length);
  return /^\s+(?:in|at|on) (?:the|this|our) (?!server|registry|list)/i.test(rest) ? undefined : head.trim();
}

/** The name of the tool that does not exist, where the text gives it. */
export function unknownToolName(text: string): string | undefined {
  const head = unknownTool(text) ?? "";
  const match =
    /(?:unknown tool|no such tool|no tool (?:named|called|with name)|tool|工具)\s?[:：]?\s?["'`「“]?([\w./-]{1,80})/i.exec(
      head,
    );
  return match?.[1];
}

/** Whether the view is a reply about a tool that does not exist. */
export function isUnknownTool(view: ResultView): boolean {
  const firstLine = view.message.slice(0, 300);
  return unknownTool(firstLine) !== undefined;
}

/** A flagged result that is really a search that ran and matched nothing. */
export function isEmptyNotFailed(view: ResultView): boolean {
  const { fields } = view;
  if (
    !view.flagged ||
    view.context.backendFailed ||
    fields.category ||
    fields.unknownCategory ||
    fields.implied
  )
    return false;
  for (const doc of view.docs) {
    if (emptyList(doc.value) && !view.message.trim()) return true;
    const note = isObject(doc.value) ? noteOf(doc.value) : undefined;
    if (emptyList(doc.value) && !hasErrorKey(doc.value) && (note === undefined || ranAndMatchedNothing(note)))
      return true;
  }
  return saysNothingFound(view.texts.find((part) => part.prose)?.prose ?? fields.message?.value ?? "");
}

function noteOf(record: JsonObject): string | undefined {
  for (const key of ["note", "message", "detail", "info"]) {
    const text = own(record, key);
    if (typeof text === "string" && text !== "") return text;
  }
  return undefined;
}

function hasErrorKey(value: unknown): boolean {
  return isObject(value) && ["error", "errors", "code", "errorCode"].some((key) => Boolean(own(value, key)));
}

function ranAndMatchedNothing(note: string): boolean {
  return (
    saysNothingFound(note) ||
    /\b(?:ran|no match|no matching|matched nothing|nothing found|not found|empty)\b|没有|未找到|无匹配|已执行/i.test(
      note.slice(0, 500),
    )
  );
}

const RATE_LIMIT =
  /\brate[- _]?limit(?:ed|s|ing)?\b|\btoo many requests\b|\bquota (?:is )?exceeded\b|\bexceed(?:ed|s|ing)? (?:your|the|its)\b[^.\n]{0,80}\b(?:quota|rate limit)\b|\bthrottl(?:ed|ing)\b|\b429\b(?=[^\n]{0,40}(?:request|limit|error|too|status|$))|\bRESOURCE_EXHAUSTED\b|限流|限频|过于频繁|太频繁|频率(?:限制|过高|过快|超限)|(?:次数|配额|额度|频次)(?:已)?(?:超限|用尽|用完|不足|超出)|请求过多|超出(?:配额|频率|限额)/i;

/** The words by which a failure says that a rate limit was hit. */
export function rateLimitWords(view: ResultView): string | undefined {
  const code = view.fields.implied?.value.code;
  if (code === "429" || (code && /^(?:rate_?limit|too_?many|RESOURCE_EXHAUSTED|throttl)/i.test(code)))
    return code;
  return RATE_LIMIT.exec(view.message.slice(0, 4000))?.[0];
}

/** The wait that a failure states, in fields or in words, in milliseconds. */
export function statedDelay(view: ResultView): number | undefined {
  return (
    view.fields.retryAfterMs?.value ?? delayFromProse(view.message) ?? delayFromProse(allText(view, 4000))
  );
}
