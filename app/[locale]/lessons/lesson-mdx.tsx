import type { MDXComponents } from "mdx/types";
import { getLocale, getTranslations } from "next-intl/server";
import { CodeSample } from "@/components/lesson/code-sample";
import { CodeTabs } from "@/components/lesson/code-tabs";
import { DeepDive } from "@/components/lesson/deep-dive";
import { LessonLink } from "@/components/lesson/lesson-link";
import { LessonTable } from "@/components/lesson/lesson-table";
import { Rule } from "@/components/lesson/rule";
import { SdkWire } from "@/components/lesson/sdk-wire";
import { Term } from "@/components/lesson/term";
import { WireMessage } from "@/components/lesson/wire-message";
import { WIRE_EXAMPLES, type WireExample } from "@/lib/content/lessons/wire-examples";
import type { ResponseStyle } from "@/lib/domain/run-request";
import { sdkWire } from "@/lib/lab/figures/sdk-wire";
import { exchangeRaw } from "@/lib/lab/raw-exchange";
import packageJson from "@/package.json" with { type: "json" };

async function WireRequest(props: { exchange: WireExample }) {
  const t = await getTranslations("lessons");
  return <WireMessage direction="sent" title={t("request")} body={WIRE_EXAMPLES[props.exchange]} />;
}

async function WireReply(props: { exchange: WireExample }) {
  const t = await getTranslations("lessons");
  const options = { responseStyle: "structured", locale: await getLocale() } as const;
  const reply = await exchangeRaw(WIRE_EXAMPLES[props.exchange], options);
  return <WireMessage direction="received" title={t("reply")} body={reply} />;
}

/** What one call really returns in one response style, without the JSON-RPC envelope. */
async function ShownResult(props: { tool: string; input: Record<string, unknown>; style: ResponseStyle }) {
  const t = await getTranslations("lessons");
  const params = { name: props.tool, arguments: props.input };
  const request = { jsonrpc: "2.0", id: 1, method: "tools/call", params } as const;
  const reply = await exchangeRaw(request, { responseStyle: props.style, locale: await getLocale() });
  const values = Object.values(props.input).map((value) => JSON.stringify(value));
  const title = t("realResult", { call: `${props.tool}(${values.join(", ")})` });
  return <WireMessage direction="received" title={title} body={"result" in reply ? reply.result : reply} />;
}

/** The same failing tool on each SDK, run while the page is built. */
async function SdkWireRuns() {
  const runs = await sdkWire();
  const { dependencies } = packageJson;
  return <SdkWire runs={runs.map((run) => ({ ...run, version: dependencies[run.library] }))} />;
}

/**
 * What lessons may use in MDX. Results shown in prose are fetched from the orders server while the page is built, so
 * that no lesson can show one that the server does not give.
 */
export const LESSON_COMPONENTS: MDXComponents = {
  WireRequest,
  WireReply,
  ShownResult,
  SdkWire: SdkWireRuns,
  Term,
  Rule,
  Deep: DeepDive,
  CodeTabs,
  a: LessonLink,
  pre: CodeSample,
  table: LessonTable,
};
