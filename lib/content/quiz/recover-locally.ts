import { type ChoiceQuestion, option } from "./types";

const topic = "recover-locally";

/** Questions on local recovery in subagents and on what goes up to the coordinator. */
export const recoverLocally: readonly ChoiceQuestion[] = [
  {
    kind: "choice",
    id: "subagent-first-timeout",
    topic,
    section: "first-recover-where-it-happened",
    text: {
      en: "A research subagent has 9 of 28 sources. One of its sources times out for the first time. What does it do?",
      zh: "一个调研子代理负责 28 个来源中的 9 个。其中一个来源第一次超时。它应该怎么做？",
    },
    right: option(
      "Retry that source a few times with growing pauses, then try its mirror, and go on with the others meanwhile",
      "对这个来源逐渐拉长间隔重试几次，再试它的镜像，同时继续处理其他来源",
      "A transient failure that the subagent can cure should cost the coordinator nothing.",
      "子代理自己能解决的暂时性故障，不应该让协调者花任何精力。",
    ),
    wrong: [
      option(
        "Report the time-out to the coordinator at once and wait until it has decided how to go on",
        "立刻向协调者报告超时，等它决定接下来怎么做",
        "With 28 sources the coordinator drowns in hiccups, and the subagent stands still over something it could retry.",
        "28 个来源都这样，协调者会被小毛病淹没；子代理也因为一件自己就能重试的事停了下来。",
      ),
      option(
        "Leave the source out and hand in a report on the other eight, without mentioning it",
        "跳过这个来源，交一份其余八个来源的报告，不提它",
        "The coordinator then takes eight for all there is. What is missing has to be said.",
        "协调者会以为这八个就是全部。缺了什么，必须说出来。",
      ),
      option(
        "Retry until the source answers, because a report that is incomplete is worth less than a late one",
        "一直重试到来源有响应为止，因为不完整的报告还不如晚一点的报告",
        "The source may be down all day. Without a bound one source holds up the other 27.",
        "这个来源可能一整天都不通。没有上限，一个来源就能拖住另外 27 个。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "report-to-coordinator",
    topic,
    section: "then-report-once",
    text: {
      en: "After local retries a subagent still misses one of nine sources. Which report serves the coordinator best?",
      zh: "本地重试之后，子代理的九个来源里仍然缺一个。哪份报告对协调者最有用？",
    },
    right: option(
      "Findings of eight sources, and for the ninth: `transient`, three tries, mirror tried too, which part of the task it leaves open",
      "八个来源的结果；第九个注明：`transient`，试了三次，镜像也试过，以及任务的哪一部分因此没有答案",
      "With partial results, what was tried and what is missing, the coordinator can choose without asking back.",
      "有部分结果、试过什么、缺什么，协调者不用回头再问就能做选择。",
    ),
    wrong: [
      option(
        '"Task failed: source 9 not reachable", so that the coordinator notices that the result is not complete',
        "“任务失败：来源 9 无法访问”，这样协调者就会注意到结果不完整",
        "Eight finished sources are thrown away. The coordinator has to start over to get them.",
        "八个已完成的来源被丢掉了，协调者要拿到它们只能从头再来。",
      ),
      option(
        "Findings of eight sources as a finished task, since nearly ninety percent is enough for a summary",
        "把八个来源的结果当作已完成的任务提交，因为接近九成已经够写总结了",
        "Whether it is enough is for the coordinator to say, which cannot know that something is missing.",
        "够不够应该由协调者来定，而它并不知道缺了东西。",
      ),
      option(
        "Findings of eight sources with the full log of all calls, pauses and stack traces of the ninth",
        "八个来源的结果，外加第九个来源所有调用、等待和堆栈的完整日志",
        "The facts are in there somewhere. The coordinator pays for reading them and still has to work out the category.",
        "信息都在里面，可协调者要花 token 去读，还得自己推断类别。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "coordinator-25-of-28",
    topic,
    section: "what-the-coordinator-does-with-it",
    text: {
      en: 'The coordinator has 25 of 28 sources; 3 timed out after three tries each. The user asked for "an overview of all 28". What is a sound final answer?',
      zh: "协调者拿到了 28 个来源中的 25 个，另外 3 个各试三次都超时。用户要的是“28 个来源的全面概览”。怎样的最终答复是妥当的？",
    },
    right: option(
      "The overview of 25, naming the 3 that are missing and why, and offering to try them again later",
      "给出 25 个来源的概览，说明缺的是哪 3 个、为什么缺，并提出稍后再试",
      "The partial result is useful and its limits are in plain view. The user decides whether that is enough.",
      "部分结果有用，局限也说得明明白白。够不够，由用户决定。",
    ),
    wrong: [
      option(
        "The overview of 25, written so smoothly that the gap does not show, as three sources hardly change the picture",
        "给出 25 个来源的概览，写得圆滑一些，不露出缺口，反正缺三个来源影响不大",
        "Nobody has read those three, so nobody knows what they change. The answer claims a coverage that it does not have.",
        "那三个谁也没读过，谁也不知道影响大不大。这个答复宣称了它并没有的覆盖面。",
      ),
      option(
        "No overview but an apology, because the task asked for all 28 and was therefore not fulfilled",
        "不给概览，只道歉，因为要求的是全部 28 个，任务没有完成",
        "25 sources of work are withheld for the sake of three. The user may well be content with them.",
        "为了三个来源扣下二十五个来源的成果，而用户很可能已经满意了。",
      ),
      option(
        "An overview of all 28, the missing 3 filled in from what the model knows about these sources in general",
        "给出全部 28 个来源的概览，缺的 3 个凭模型对它们的一般了解补上",
        "What was not fetched is made up. It looks complete and is the hardest error to find.",
        "没取到的内容就是编的。看上去完整，却是最难发现的错误。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "permission-in-subagent",
    topic,
    section: "then-report-once",
    text: {
      en: 'A subagent gets `errorCategory: "permission"`, `isRetryable: false` from one source. Local recovery means "retry first" here, doesn\'t it?',
      zh: '子代理从一个来源得到 `errorCategory: "permission"`、`isRetryable: false`。按照本地恢复，这里也该“先重试”吧？',
    },
    right: option(
      "No: local retries are for transient failures; this one goes up at once, with the rest of the results",
      "不该：本地重试只针对暂时性故障；这个应当直接上报，连同其余的结果",
      "No number of tries gives the subagent a right. The coordinator may know another subagent or a person who has it.",
      "试多少次也试不出权限。协调者也许知道哪个子代理或哪个人有权限。",
    ),
    wrong: [
      option(
        "Yes: three tries are cheap, and a source may refuse for a moment while its access lists are being updated",
        "该：试三次成本很低，而且来源更新访问名单时可能会短暂拒绝",
        "The server said that the same call cannot succeed. Ignoring that makes the field worthless.",
        "服务器已经说了同样的调用不会成功。无视它，这个字段就白写了。",
      ),
      option(
        "Yes, but through the mirror: it holds the same data, and its access rules may be less strict",
        "该，不过要走镜像：数据一样，而访问规则可能松一些",
        "An equivalent source helps against outages. Using it to get round a refusal is no recovery.",
        "等价来源是用来应对故障的。用它绕开拒绝，不叫恢复。",
      ),
      option(
        "No: a source that refuses access has nothing to say on the topic and can be dropped from the list",
        "不该：既然来源拒绝访问，它对这个主题就没有价值，可以直接从列表里去掉",
        "Right not to retry, wrong to drop it silently: the content is unknown, not empty.",
        "不重试是对的，悄悄去掉是错的：内容是未知，不是没有。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "coordinator-drowns",
    topic,
    section: "two-ways-to-get-it-wrong",
    text: {
      en: "In a trace the coordinator received 61 messages for 28 sources, 50 of them about time-outs that were gone on the next try. It ran out of turns. Which change helps most?",
      zh: "一次运行的记录显示：28 个来源，协调者收到了 61 条消息，其中 50 条说的是再试一次就好了的超时。它的轮次用完了。哪个改动最有效？",
    },
    right: option(
      "Let subagents handle transient failures themselves and send one report each when they are done",
      "让子代理自己处理暂时性故障，做完之后各发一份报告",
      "The messages were noise: nothing in them needed the coordinator. One report with what remains is what it can act on.",
      "那些消息都是噪声，没有一条需要协调者出面。只报告剩下的问题，它才好处理。",
    ),
    wrong: [
      option(
        "Double the coordinator's turn limit, so that it can answer all of the messages that come in",
        "把协调者的轮次上限翻倍，让它能回复所有消息",
        "It pays twice as much to answer what needs no answer, and with 56 sources it is full again.",
        "花双倍的钱去回复不需要回复的消息；来源增加到 56 个时又会用完。",
      ),
      option(
        "Let subagents drop failures that are transient, so that only real problems reach the coordinator",
        "让子代理丢弃暂时性故障，这样只有真正的问题才会到协调者那里",
        "Dropping is the other extreme: a source that stays away would be missing without a word.",
        "丢弃是另一个极端：一直连不上的来源会无声无息地缺失。",
      ),
      option(
        "Give the coordinator a summariser that boils the messages down before it reads them",
        "给协调者配一个摘要器，先把消息浓缩再给它读",
        "A model call per message to shrink what should not have been sent. The subagents still wait for replies.",
        "为了压缩本不该发的消息，每条都多一次模型调用；而子代理还在等回复。",
      ),
    ],
  },
  {
    kind: "choice",
    id: "who-should-retry",
    topic,
    section: "two-ways-to-get-it-wrong",
    text: {
      en: "A structured transient error says `retryAfterMs: 2000`. The team argues about where the retry belongs. Which design wastes least?",
      zh: "一个结构化的暂时性错误给出 `retryAfterMs: 2000`。团队在争论该由谁来重试。哪种设计浪费最少？",
    },
    right: option(
      "The host waits two seconds and repeats, twice at most; only if that fails does the model get the error",
      "宿主等两秒再重复，最多两次；还不行，才把错误交给模型",
      "A certain transient failure needs a policy, not a judgement. Each retry through the model costs a turn and its tokens.",
      "确定是暂时性的故障，要的是策略，不是判断。每通过模型重试一次，都要多花一轮和相应的 token。",
    ),
    wrong: [
      option(
        "The model decides on each retry, since only it knows how patient the customer in this conversation really is",
        "每次重试都由模型决定，因为只有它知道对话里的客户有多少耐心",
        "The field leaves nothing to decide. Patience matters when the bounded retries have failed, and then the model is asked.",
        "有了这个字段，就没什么可决定的了。有限的重试都失败之后才谈得上耐心，那时自然会问模型。",
      ),
      option(
        "The server retries without limit before it answers, so that neither host nor model ever sees the fault",
        "服务器在回复之前无限重试，这样宿主和模型都看不到故障",
        "The call then hangs until the host gives up, and the host learns nothing about why.",
        "这样调用会一直挂着，直到宿主放弃，而宿主对原因一无所知。",
      ),
      option(
        "Server, host and model each try three times, because a fault that survives one layer may be caught by the next",
        "服务器、宿主、模型三层各试三次，因为一层没解决的故障，下一层也许能解决",
        "The numbers multiply: 27 calls to a backend that is already in trouble, where three were meant.",
        "次数会相乘：本来想试三次，结果对着一个已经出问题的后端打了 27 次。",
      ),
    ],
  },
];
