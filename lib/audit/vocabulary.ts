const GENERIC_WORDS = new Set(
  "a an the is was has have had been there this that your our we i it in on at of to for with by while during when and or some any please pls try again later retry contact support administrator admin team check details logs log error errors err failure failed fail fails exception unexpected internal server service system unknown unspecified generic general operation request requests action call tool tools execution executing execute execut running run processing process processed command task query occurred occurring happened happen went wrong something could couldn't can't cannot not be complete completed performed handled oops sorry undefined null none object nan bad issue problem encountered unable mcp -32603 -32000 500 code status http message invalid_request internal_error internalerror unknown_error servererror info n/a false true moment".split(
    " ",
  ),
);

const VALIDATION_WORDS = new Set(
  "invalid invalidated bad malformed incorrect wrong illegal missing required unsupported arguments argument args params param parameters parameter input inputs value values format formatted data body payload schema json field fields property properties request type types provided given supplied supply specified specify validation validate validated validator valid check correct one more not match matched conform expected error errors failed failure fail tool call mcp -32602 400 422 or and the a an of for with is are was were your please to in this that has have be by http status code do does did did unprocessable entity content try again somewhere some required. must object validation_error invalid_arguments invalid_params invalid_input".split(
    " ",
  ),
);

const ZH_GENERIC =
  /操作失败|执行失败|请求失败|调用失败|处理失败|查询失败|系统错误|系统异常|系统繁忙|服务异常|服务器内部错误|服务器错误|内部错误|未知错误|发生错误|发生未知错误|出现错误|出错了|出错|错误|失败|异常|请稍后再试|请稍后重试|稍后再试|稍后重试|请重试|请联系管理员|联系管理员|抱歉|对不起|很|您的|工具|了/g;
const ZH_VALIDATION =
  /参数错误|参数无效|参数不合法|参数有误|参数不正确|参数校验失败|参数|输入有误|输入错误|输入无效|输入|校验失败|校验不通过|验证失败|校验|格式错误|格式不正确|格式有误|格式|请求无效|无效请求|无效|非法|不合法|不正确|有误|请检查|请求|缺少|必填项?|错误|失败|您的|工具|的|或|字段/g;

const PREFIX =
  /^(?:\s|\p{Extended_Pictographic}|\ufe0f){0,20}(?:error|exception|mcp error -?\d{1,6}|error executing tool ["'`]?[\w./-]{1,80}["'`]?|error calling tool ["'`]?[\w./-]{1,80}["'`]?|tool ["'`]?[\w./-]{1,80}["'`]? (?:raised|failed)|(?:value|type|runtime|tool)error|错误|提示)\s*[:：]\s*/iu;

/** That it failed, and which tool it was: the agent knows that anyway. */
const NAMES_ONLY_THE_TOOL =
  /^(?:error (?:executing|calling|running|invoking|in)|failed to (?:execute|call|run|invoke)) (?:the )?tool:? ["'`]?[\w./-]{1,80}["'`]?[.!]?$|^(?:the )?tool ["'`]?[\w./-]{1,80}["'`]? (?:has )?(?:failed|errored)[.!]?$|^(?:\w{1,40}[_-]\w{1,60}|[a-z]{1,30}[A-Z]\w{0,40}) failed[.!]?$/i;

const HEADING =
  /^(?:#{1,4} )?(?:\p{Extended_Pictographic}\ufe0f? ?)?(?:error|failure|result|output|response)[*_:]{0,4}\s{0,3}\n\s{0,3}/iu;

/** A message without the line above it that is nothing but "### Error". */
export function stripHeading(message: string): string {
  return message.replace(/^[\s*_]{1,10}/, "").replace(HEADING, "");
}

/** A message without the prefixes that frameworks put before it. */
export function stripPrefixes(message: string): string {
  let rest = stripHeading(message).trim();
  for (let i = 0; i < 4; i++) {
    const shorter = rest.replace(PREFIX, "");
    if (shorter === rest) break;
    rest = shorter;
  }
  return rest.trim();
}

function consistsOf(message: string, words: ReadonlySet<string>, zh: RegExp): boolean {
  if (message.length > 300) return false;
  const latin = message.toLowerCase().match(/[a-z0-9_'’/-]+/g) ?? [];
  const rest = message.replace(zh, "").replace(/[\p{P}\p{S}\s\da-z_]+/giu, "");
  return rest === "" && latin.every((word) => words.has(word.replaceAll("’", "'")));
}

/** Whether a message is made of nothing but words that fit every failure. */
export function isGeneric(message: string): boolean {
  const text = stripPrefixes(message);
  if (text === "" || /^\[object \w+\]$/.test(text) || /^[{[]\s*[}\]]$/.test(text)) return true;
  if (/\b(?:time-?out|timed out)\b/i.test(text)) return false;
  if (NAMES_ONLY_THE_TOOL.test(text)) return true;
  return consistsOf(text, GENERIC_WORDS, ZH_GENERIC);
}

/** Whether a message says that the input is bad and not which part of it. */
export function isVagueValidation(message: string): boolean {
  const text = stripPrefixes(message);
  if (text === "") return true;
  return consistsOf(text, VALIDATION_WORDS, ZH_VALIDATION);
}

/** Whether a message is about bad input at all. */
export function speaksOfBadInput(message: string): boolean {
  return /\b(?:input|arguments?|parameters?|params|payload|body) (?:does|do) not (?:match|conform)|\b(?:invalid|malformed|bad|missing|incorrect|wrong|unprocessable) (?:\w+ ){0,2}(?:arguments?|params?|parameters?|input|request|payload|body|data|values?|fields?|format|entity)\b|\bvalidation (?:error|failed)\b|参数|校验|输入(?:有误|错误|无效)|格式(?:错误|不正确|有误)/i.test(
    message.slice(0, 400),
  );
}
