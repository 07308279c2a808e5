import type { RecoveryAction } from "@/lib/domain/recovery";

/** Actions that a final text can amount to; calls are observed elsewhere. */
export type TextAction = Exclude<RecoveryAction, "retry" | "correct_input" | "vague_reply">;

/** Phrases that mention existence without claiming anything about it. Taken out before the cues are looked for. */
export const HEDGES: readonly RegExp[] = [
  /\b(?:does(?: not|n['’]t)|do(?: not|n['’]t)) (?:necessarily )?mean[^.!?;]*/gi,
  /\b(?:whether|if) (?:or not )?(?:the|your|this|that|it|an|such)[^.!?;,]*/gi,
  /\b(?:can(?:not|['’]t)|could(?: not|n['’]t)|unable to|not able to) (?:say|tell|confirm)[^.!?;]*(?:exist|found|status)[^.!?;]*/gi,
  /(?:并不|不)(?:代表|意味着|等于|表示|是说)[^。！？；]*/g,
  /[^。！？；，]*是否[^。！？；，]*/g,
];

/** Signs of each action in a customer reply, English and Chinese. */
export const ACTION_CUES: Record<TextAction, readonly RegExp[]> = {
  escalate: [
    /\bescalat(?:e|ed|ing)\b/i,
    /\b(?:hand|pass|forward|transfer|refer)(?:ed|ing|red|ring)?\b[^.!?]{0,60}\bto (?:a|an|our|the|another|one of) [a-z' -]*(?:colleague|specialist|team|person|human|agent|representative|department|staff)/i,
    /\b(?:a|our|another) (?:human )?(?:colleague|specialist|team member|representative|person|team)[^.!?]{0,40}\b(?:will|can|is going to)\b/i,
    /转(?:交|给|接|到)[^。！？]{0,12}(?:人工|同事|专员|团队|部门|客服)/,
    /(?:人工|同事|专员)[^。！？]{0,10}(?:会|将|来|联系|跟进|处理)/,
    /升级(?:处理|给|到)|已(?:经)?上报/,
  ],
  explain_and_offer: [
    /\bexception\b/i,
    /\b(?:return|refund) (?:window|period|policy|limit|deadline)\b/i,
    /\b(?:outside|past|beyond|after|above|over) (?:the|our)\b[^.!?]{0,20}\b(?:window|period|policy|limit|cap)\b/i,
    /例外|特批|破例/,
    /(?:超过|已过|过了|超出)[^。！？]{0,12}(?:退货|退款|期限|时限|上限|额度)/,
  ],
  ask_user: [
    /\b(?:could|can|would|will) you (?:please |kindly )?(?:[a-z]+[ -])?(?:check|confirm|send|share|give|provide|tell|verify|resend|let)\b/i,
    /\bplease (?:[a-z]+[ -])?(?:check|confirm|send|share|give|provide|tell|verify|let me know)\b/i,
    /\bwhat(?: is|['’]s) (?:your|the) (?:order|phone|email|name)/i,
    /\b(?:which|what) order\b[^.!?]*\?/i,
    /请(?:您)?(?:再|先)?(?:提供|核对|确认|检查|告诉|告知|给我|发|说明|补充|核实)/,
    /(?:能否|可以|能|方便)[^。！？]{0,8}(?:提供|核对|确认|告诉|告知|发)[^。！]{0,24}[？?吗]/,
    /(?:订单号|手机号|电话|邮箱)[^。！？]{0,8}(?:是多少|是什么)/,
  ],
  report_unconfirmed: [
    /\b(?:can(?:not|['’]t)|could(?: not|n['’]t)|unable to|not able to|was(?: not|n['’]t) able to)\b[^.!?]{0,40}\b(?:confirm|check|verify|reach|access|retrieve|look(?:ed)?(?: it| this| that| your order| the order)? up|get (?:through|an answer)|pull up|(?:say|tell)[^.!?]{0,20} (?:whether|if))\b/i,
    /\b(?:temporar(?:y|ily)|at the moment|right now|currently)\b[^.!?]{0,50}\b(?:unavailable|problem|issue|trouble|down|unable|can(?:not|['’]t)|not (?:available|responding))/i,
    /\b(?:unavailable|not responding|timed out|time-?out|having (?:trouble|problems))\b/i,
    /\btry (?:again|back)\b[^.!?]{0,30}\b(?:later|minutes?|moments?|shortly|soon)\b/i,
    /(?:暂时|目前|现在)[^。！？]{0,10}(?:无法|不能|没法|没能|查不了|查不到|确认不了|联系不上)/,
    /(?:无法|不能|没法|没能)[^。！？]{0,6}(?:确认|查询|核实|查到|查看|访问|读取|查)/,
    /(?:稍后|过一会儿?|晚些时候|过几分钟)[^。！？]{0,8}(?:再试|重试|再来|再查|再问|再联系)/,
    /(?:系统|服务|数据库)[^。！？]{0,10}(?:超时|繁忙|没有响应|不可用|出了点?问题|故障|异常)/,
  ],
  report_not_found: [
    /\b(?:can(?:not|['’]t)|could(?: not|n['’]t)|did(?: not|n['’]t)|unable to|not able to|was(?: not|n['’]t) able to) (?:find|locate|see) (?:any|an|a|the|your|that|this|it|order|one)\b/i,
    /\b(?:no|not any) (?:such |matching )?(?:order|record|result|match)(?:s|es)?\b[^.!?]{0,30}/i,
    /\b(?:does(?: not|n['’]t)|do(?: not|n['’]t)) (?:exist|appear|match|show up)\b/i,
    /\bnot found\b|\bnothing (?:was )?(?:found|came up|matches)\b|\bno [a-z]+ matches\b/i,
    /(?:没有|没|未)(?:能)?(?:找到|查到|查询到|搜索?到)/,
    /找不到|查无|(?:订单|记录)[^。！？]{0,8}不存在|不存在[^。！？]{0,6}(?:订单|记录)/,
    /没有(?:这个|这笔|该|此|任何|相关|叫|编号|匹配)[^。！？]{0,12}(?:订单|记录|结果)/,
  ],
  answer: [
    /\b(?:was|is|has been|have been|been|were) (?:already |just |now |successfully )?(?:delivered|shipped|processed|placed|dispatched|completed|paid|refunded|cancell?ed|in transit|on its way|out for delivery|being prepared|processing)\b/i,
    /\bstatus\b[^.!?]{0,24}\b(?:is|:|=)\s*(?:["“]|delivered|shipped|processing|in transit|placed|paid|cancell?ed|refunded)/i,
    /\bon its way\b|\brefund\b[^.!?]{0,60} (?:has been|was|is) (?:issued|made|done|processed|approved)\b/i,
    /已(?:经)?(?:送达|签收|发货|出库|完成|付款|支付|退款|取消|派送|妥投)|(?:运输|派送|处理|配送|备货)中|在路上/,
    /状态(?:是|为|：|:)(?!\s*(?:未知|不明|待))/,
  ],
};
