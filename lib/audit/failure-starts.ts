/** Things that fail as a subject: a build that failed is what a CI tool was asked about. */
const SUBJECT =
  "builds?|tests?|jobs?|pipelines?|workflows?|deploy(?:ment)?s?|runs?|checks?|suites?|steps?|stages?|ci|cases?|specs?|payments?|transactions?|deliver(?:y|ies)|tickets?|orders?|tasks?";

const AREA =
  "api|http|https|network|database|db|server|internal|tool|request|validation|authentication|authorization|auth|connection|timeout|execution|runtime|mcp|rpc|sql|system|fatal|unexpected|unknown|query|parse|syntax|permission|upstream|client|backend|service|redis|postgres|mysql|graphql|input|argument|protocol|type|value|key|io|os|access|configuration|config|compilation|argument";

/** A text that *is* an error message says so where it begins. Each pattern is anchored and bounded, so linear. */
export const FAILURE_STARTS: readonly RegExp[] = [
  /^Traceback \(most recent call last\)/,
  /^(?:panic: |goroutine \d|Uncaught |Unhandled (?:exception|error|rejection)|thread '[^'\n]{0,60}' panicked)/i,
  /^(?:[a-z_]\w{0,40}\.){0,6}[A-Z]\w{0,60}(?:Error|Exception|Fault)\b(?:\s*\[[\w-]{1,40}\])?\s*[:(（]/,
  /^E[A-Z]{3,15}: /,
  new RegExp(
    `^(?:an? )?(?:(?:${AREA}) ){0,3}(?:error|exception|failure)\\s*(?:\\[(?!E\\d{4}\\])[^\\]\\n]{1,60}\\]|\\((?!noun|verb|adj|n\\.)[^)\\n]{1,60}\\)|code\\s{1,3}-?\\w{1,20}|-?\\d{1,6})?\\s*[:：]`,
    "i",
  ),
  /^(?:an? |the )?error (?:while|when|during|executing|calling|running|occurred|fetching|processing|connecting|reading|loading|parsing|creating|updating|deleting|retrieving|searching|getting|sending|opening|invoking|querying|performing|accessing|response from|from (?:the )?(?:server|api|daemon))\b/i,
  // A browser's console message ends with the page's address.
  /^\[(?:error|fatal|failed|failure)\](?=[ \t:]{0,3}[^\s:])(?![^\n]{0,300} @ https?:)/i,
  /^(?:\[Errno -?\d{1,5}\]|\[WinError \d{1,5}\]|fatal: [a-z])/,
  /^(?:<\?xml[^>\n]{0,100}>\s{0,5})?<(?:error|tool_use_error|tool_error|errorresponse)\b/i,
  // A heading, or a bold line, that is nothing but "Error".
  /^(?:#{1,4} )?(?:\p{Extended_Pictographic}\ufe0f? ?)?(?:error|failure)[*_:]{0,4}\s{0,3}\n/iu,
  /^(?:\w{1,20} )?validation error - /i,
  // Whose API, in a few words; and a cross before whatever it is that failed.
  /^(?:[A-Za-z][\w.-]{0,30} ){1,4}API error\s*[:：]/,
  /^(?:❌|🚫|⛔)\ufe0f? ?(?:[A-Z\d][\w.-]{0,30} ){1,4}Error[:：]/u,
  /^[45]\d\d (?:(?:GET|POST|PUT|PATCH|DELETE) https?:|(?:unrecognized name|syntax error|access denied|already exists): )/i,
  // What HTTP clients of JavaScript and Python say of a status.
  /^(?:[45]\d\d (?:client|server) error\b|(?:client|server) error ["']?[45]\d\d|(?:response|status) code:? [45]\d\d\b|timeout (?:of )?\d)/i,
  /^[A-Z]{2,8} (?:error|exception): (?![-\d])/,
  /^[A-Z]{2,20}(?:_[A-Z0-9]{1,20}){0,4}_?(?:ERROR|FAILED|FAILURE|INVALID|DENIED|NOT_FOUND|TIMEOUT|EXCEEDED|UNAVAILABLE|CONSTRAINT)(?:_[A-Z0-9]{1,20}){0,3}: /,
  /^(?:parse|syntax|lexical|compile|query) error (?:at|in|near|on)\b/i,
  /^(?:the )?(?:request|token|api[ -]key|caller|client|app) (?:had|has|have|lacks?|does not have|carries) (?:insufficient|no |not enough|invalid|the required|sufficient)/i,
  /^(?:npm|pnpm|yarn) (?:error|ERR!) /,
  /^error code:? -?\d{2,6}\b/i,
  /^#{1,4} (?:result|output|response)\s{0,3}\n\s{0,3}(?:\*\*)?error:/i,
  /^(?:canceling statement due to|syntax error at or near|deadlock detected|duplicate key value violates|current transaction is aborted)\b/i,
  /^(?:the )?(?:file|directory|folder|path|resource|table|index|database|collection|bucket|branch|repository)(?: ["'`][^"'`\n]{1,200}["'`]| [^\s"'`]{1,200})? (?:does not|doesn['’]t) exist\b/i,
  /^you (?:must|need to|have to) (?:first )?(?:be )?(?:log(?:ged)?|sign(?:ed)?|authenticated?|authori[sz]ed?)\b/i,
  /^please (?:log|sign) in\b|^please (?:re-?)?authenticate\b/i,
  /^MCP error -?\d/i,
  /^(?:Failed|failed|FAILED) (?:to [a-z]|(?:while|when|during|executing|calling|fetching) )/,
  /^(?:Sorry, )?(?:(?:The|the) (?:tool|server|request|service|system) )?(?:I |We |we |I'm |was )?(?:Unable to|unable to|Could ?n[o']t|could ?n[o']t|Could not|could not|Cannot|cannot|Can't|can't|Not allowed to|not allowed to) [a-z]/,
  /^(?:(?:required|missing)(?: required| mandatory)? (?:parameters?|arguments?|fields?|propert(?:y|ies)|inputs?|keys?|headers?|values?)\b)/i,
  /^(?:parameter|argument|field|property) ["'`]?[\w.]{1,60}["'`]? (?:is required|is missing|is invalid|must |should |cannot )/i,
  /^["'`]?(?:\w{1,40}_\w{1,40}|[a-z]{1,30}[A-Z]\w{0,40})["'`]?:? (?:is (?:a )?required|is missing|is invalid|is not valid|must (?:be|not|match)|required)\b/,
  /^(?:invalid|malformed|illegal|unsupported) (?:tool |input |request |api |access |auth |session |refresh |client |user |the ){0,2}(?:arguments?|parameters?|params?|input|request|tokens?|credentials?|key|session|ids?|identifier|format|values?|dates?|json|urls?|query|signature|email|phone|type|path|cursor|username|password|payload|body|\w{1,30}_\w{1,30})(?=$|[\s.:：!,;'"`(])(?! (?:rate|attempts?|count|requests|logins?))/i,
  /^(?:invalid|unknown|unsupported) (?:[a-z]{2,30}(?=[.:] )|["'`][^"'`\n]{1,80}["'`](?=$|[\s.:,;(]))/i,
  /^["'`]?[\w.-]{1,60}["'`] (?:is|are) (?:a )?(?:required|missing|invalid|empty|mandatory)\b/i,
  /^(?:unauthori[sz]ed|unauthenticated|forbidden|access (?:is )?denied|permission denied|not authori[sz]ed|not authenticated|authentication (?:failed|required)|authorization (?:failed|required)|insufficient (?:permissions?|privileges|scope)|bad request|bad gateway|internal (?:server )?error|service (?:is )?(?:temporarily |currently )?unavailable|temporarily unavailable|gateway time-?out|too many requests|quota exceeded|operation failed|request failed|tool (?:call|execution) failed|something went wrong|an? (?:unexpected |internal |unknown )?error (?:has )?occurred|unknown error|unexpected error|connection (?:refused|reset|closed|timed out|error|failed|lost)|network (?:error|unreachable)|failed|error|failure|exception)(?:\s*(?:$|[.:：!,;]|\((?!noun|verb|adj))|\s+[—–-]|\s+(?:while|when|after|for|to|by|from|due|because|with)\b)/i,
  /^(?:(?:the|mcp|server|api|request|connection|query|operation|read|database|tool|call|upstream|backend|search|lookup|order|service) ){0,4}(?:timed out|time-?out (?:exceeded|error|expired|waiting|while|after|reached)|timeout[.:!]?$)/i,
  /^(?:[\w-]{1,30} ){0,4}rate[- ]limited(?=$|[.:!,;]| (?:due|by|because|for|after|until|from)\b)/i,
  /^(?:[\w-]{1,30} ){0,4}rate limit(?:ed|s)? ?(?:exceeded|reached|hit|error)\b/i,
  /^(?:you (?:are|have been) (?:being )?rate[- ]limited|you (?:do not|don't) have (?:permission|access)|you are not (?:authori[sz]ed|allowed))/i,
  /^(?:HTTP(?:\/\d(?:\.\d)?)?|status(?: code)?|http status)\s*[:=]?\s*[45]\d\d\b/i,
  /^[45]\d\d:? (?:bad request|unauthorized|payment required|forbidden|not found|method not allowed|conflict|unprocessable|too many requests|internal server error|bad gateway|service unavailable|gateway time-?out)\b(?! (?:means?|is|are|indicates?|refers?|stands|errors?|pages?|response|status)\b)/i,
  /^(?:request|call|api call|query|operation|execution|connection|authentication|login|lookup|search|fetch|upload|download|update|sync|tool(?: call| execution)?|validation|input validation|command|insert|delete|create|write|read) (?:has )?failed\s*(?:$|[.:：!,;(—–-]|(?:with|because|due|after|for)\b)/i,
  new RegExp(
    `^(?!(?:[\\w.-]+ )?(?:${SUBJECT}) )['"\`]?[A-Za-z][\\w./-]{2,60}['"\`]?(?: \\w{1,30})? failed(?:: | with | because | due to )`,
    "i",
  ),
  /^(?:tool ["'`]?[\w./-]{1,80}["'`]? (?:(?:was )?not found|does not exist|is not (?:available|registered|known))|unknown tool|no such tool)\b/i,
  /^(?:no properties were applied|nothing was (?:applied|changed|saved)|no changes were (?:made|applied))\b.{0,80}(?:unknown|invalid|error|fail)/i,
  /^(?:your |the )?(?:authentication credentials|credentials|api[ -]?key|(?:access |auth |bearer )?token|session) (?:is |was |were |has |are )?(?:not (?:provided|valid|found|authori[sz]ed)|missing|invalid|expired|been revoked|revoked|required)\b/i,
  /^(?:undefined|\[object Object\])$/,
];

/** What programs, drivers and gateways say about themselves. Anchored and bounded, like those above. */
export const MACHINE_STARTS: readonly RegExp[] = [
  /^(?:connect|read|write|spawn|listen|bind|open|getaddrinfo|queryA) E[A-Z]{3,15}\b/,
  // Go names the call, then what it was called with, then the reason.
  /^(?:dial|read|write|lookup|listen) (?:tcp|udp|unix)\d? |^(?:open|stat|mkdir|exec|fork\/exec|remove|rename|chdir) [^\n:]{1,200}: (?:no such|permission denied|executable file|is a directory|not a directory|file exists)/,
  /^(?:Get|Post|Put|Patch|Head|Delete) "https?:[^"\n]{1,300}": /,
  /^(?:context (?:deadline exceeded|canceled)|x509: |unexpected EOF$|EOF$)/,
  /^(?:upstream (?:connect error|request time-?out|prematurely closed)|no healthy upstream)\b/i,
  /^(?:socket hang up|(?:page\.\w{1,20}: )?net::ERR_|(?:max(?:imum)? )?retries (?:exceeded|exhausted)|giving up after)\b/i,
  /^['"]?\w{1,40}['"]? object (?:has no attribute|is not (?:subscriptable|iterable|callable))\b/,
  /^(?:list index out of range|(?:integer )?(?:modulo|division) by zero|maximum (?:call stack|recursion depth)|index out of bounds|out of memory)\b/i,
  /^(?:name ['"`]\w{1,60}['"`]|[\w$.()]{1,80}) is not (?:defined|a function|iterable|a constructor)\b/,
  /^(?:unexpected (?:token|end of (?:json|input|file)|character)|expecting value|extra data|invalid json|malformed json)\b/i,
  /^\d{1,3} validation errors? (?:for|in|detected)\b/i,
  /^(?:[A-Z][a-z0-9]{1,30}(?:[A-Z][a-z0-9]{0,30}){1,5}|\w{1,30}_\w{1,40}) (?:error|exception|failure)\s?[:：]/,
  /^(?:there (?:was|has been)|encountered|got|received|hit|caught|an?|the) (?:an? |the )?(?:\w{1,20} ){0,3}(?:error|exception|problem) (?:has )?(?:occurred|happened|while|when|during|processing|trying|from|with|in the|executing|calling|fetching)\b/i,
  /^(?:the )?(?:[\w.-]{1,40} ){0,3}(?:returned|responded with|replied with|answered with) (?:an? |the )?(?:(?:\w{1,20} )?(?:error|exception)\b|(?:http )?(?:status )?(?:code )?[45]\d\d\b)/i,
  /^HTTP error!?[\s:,]{0,3}(?:status)?[\s:=]{0,3}[45]\d\d\b/i,
  /^(?:not (?:connected|logged in|signed in|initiali[sz]ed|configured|authenticated|authori[sz]ed|supported|implemented))\b/i,
  /^no (?:active|open|current|valid) (?:\w{1,20} ){0,2}(?:session|connection|browser|page|tab|project|workspace|document|database|context)\b(?! (?:found|matches))/i,
  /^(?:the )?(?:mcp |remote |upstream |database |backend )?(?:server|api|database|backend|gateway|connection|daemon|bridge|client)(?: ["'`]?[\w./-]{1,60}["'`]?)? (?:is |was )?(?:currently |temporarily )?(?:unreachable|not (?:reachable|connected|responding|configured|initiali[sz]ed)|disconnected)\b/i,
  /^(?:the )?(?:api[ -]?key|(?:access |auth |bearer )?token|credentials?|[A-Z][A-Z0-9_]{3,40}(?: environment variable)?) (?:is |are |was |were )?(?:not (?:set|configured|defined|provided|supplied)|missing|unset)\b/,
  /^(?:missing|no) (?:\w{1,20} )?(?:api[ -]?key|access token|auth(?:entication|orization)?(?: token| header)?|credentials?|environment variable)\b/i,
  /^you(?:'ve| have)? (?:exceeded|reached|hit|used up)\b[^\n.]{0,40}\b(?:quota|limit|allowance)\b/i,
  /^(?:the |your |this )?(?:operation|request|call|query|command|transaction|action|connection|upload|login)(?: was| has been)? (?:aborted|rejected|denied|refused|blocked|cancel+ed|terminated|not (?:permitted|allowed|supported))\b/i,
  /^access to [^\n]{1,100} (?:is|was|has been) (?:denied|forbidden|blocked|restricted)\b/i,
  /^(?:the )?(?:element|selector|node|session|tab|window|frame|cell|sheet|worksheet|column|command|module|function|method|endpoint|route)\b[^\n.]{0,60}? (?:(?:was |is )?not (?:found|visible|attached)|could not be found|is stale|does not exist)\b/i,
  /^unsupported (?:\w{1,20} ){0,2}(?:type|format|version|operation|method|encoding|protocol|scheme)\b\s{0,3}[:.("'`]/i,
  /^(?:["'`][\w .-]{1,40}["'`]|[a-z][\w.]{0,40}) (?:must|should) (?:not )?(?:be|have|match|contain|start|end)\b/,
  /^expected [^\n]{1,80}\b(?:received|but (?:got|found|received)|got)\b/i,
  /^["'`]?[^"'`\n]{1,80}["'`] is not (?:an? )?(?:valid|known|recogni[sz]ed|supported|allowed)\b/i,
  /^(?:the )?(?:response|request|file|payload|content|input|output|result|body) (?:is |was )?too (?:large|long|big)\b/i,
  /^(?:CONFLICT \(|Automatic merge failed)/,
  /^(?:curl|psql|ssh|scp|git|docker|kubectl|wget|aws|gh|tar|cp|mv|rm|ls|cat|python3?|node|mysql|make): (?:error|fatal|\(\d{1,3}\)|cannot|can['’]t|could not|unable|no such|permission denied|connect)/i,
  /^(?:ERROR \d{4} \(\w{5}\)|(?:WRONGTYPE|NOAUTH|NOPERM|READONLY|NOSCRIPT|CLUSTERDOWN) [A-Z]|E11000 |ORA-\d{5}|SQLSTATE\[)/,
  /^(?:ba|z)?sh: [^\n]{1,80}: (?:command not found|no such file|permission denied)/i,
];
