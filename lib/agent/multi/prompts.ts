import type { RecoveryPolicy } from "@/lib/domain/agents/agents-request";
import type { Locale } from "@/lib/domain/run-request";

/** What the coordinator is told. The last line of its answer is a fixed form, so that its claim can be read. */
export function coordinatorSystem(locale: Locale): string {
  switch (locale) {
    case "en":
      return `You coordinate subagents that read sources for a research report.

- Give the sources out with delegate, one call for each subagent, all in one turn.
- Read the reports. For what is missing, decide whether another try, the mirror or another credential is worth a call; if not, accept the partial result.
- Then answer in a few short sentences: how many sources are done, which are missing and why. Claim nothing that no report supports.
- End with one line: Coverage: <done>/<all>`;
    case "zh":
      return `你负责协调几个子代理，为一份研究报告读取来源。

- 用 delegate 分派来源：每个子代理一次调用，全部放在同一轮。
- 阅读报告。对缺少的来源，判断再试一次、换镜像或换凭证值不值得再调用一次；不值得，就接受部分结果。
- 然后用几句短句回答：完成了多少来源，缺哪些，为什么。报告里没有依据的话不要说。
- 最后一行写：Coverage: <已完成>/<总数>`;
  }
}

/** What the coordinator is asked. */
export function coordinatorPrompt(locale: Locale, ids: readonly string[], subagents: number): string {
  const list = ids.join(", ");
  switch (locale) {
    case "en":
      return `Read these ${ids.length} sources with ${subagents} subagents: ${list}`;
    case "zh":
      return `请用 ${subagents} 个子代理读取这 ${ids.length} 个来源：${list}`;
  }
}

/** What a subagent is told, its policy included. */
export function subagentSystem(locale: Locale, policy: RecoveryPolicy): string {
  const stop = policy.reportAfterFailures;
  switch (locale) {
    case "en":
      return `You read sources with fetch_source and report to a coordinator.

- Fetch each source once. The host repeats what may be repeated and says so in its note; do not repeat a call yourself.
${stop > 0 ? `- Fetch one source at a time. Stop and report after ${stop} failed ${stop === 1 ? "source" : "sources"}.` : "- Go on after a failure; report once, at the end."}
- Finish with one sentence: what is done and what is not.`;
    case "zh":
      return `你用 fetch_source 读取来源，并向协调者汇报。

- 每个来源取一次。可以重试的，宿主会自己重试并在备注里说明；你不要重复调用。
${stop > 0 ? `- 一次只取一个来源。失败 ${stop} 个来源后停下并汇报（stop after ${stop}）。` : "- 遇到失败继续往下取，最后汇报一次。"}
- 最后用一句话说明：哪些完成了，哪些没有。`;
  }
}

/** What a subagent is asked. */
export function subagentPrompt(locale: Locale, ids: readonly string[], useMirror: boolean): string {
  const list = ids.join(", ");
  switch (locale) {
    case "en":
      return useMirror ? `Fetch these sources from their mirrors: ${list}` : `Fetch these sources: ${list}`;
    case "zh":
      return useMirror ? `请从镜像取这些来源：${list}` : `请取这些来源：${list}`;
  }
}
