import { getTranslations } from "next-intl/server";
import { MessagesProvider } from "@/components/site/messages-provider";
import { CodeBlock } from "@/components/ui/code-block";
import type { Locale } from "@/lib/domain/run-request";

const QUESTION: Record<Locale, string> = { en: "Where is my order?", zh: "我的订单到哪了？" };

const samples = (question: string) => ({
  typescript: `import Anthropic from "@anthropic-ai/sdk";

const client = new Anthropic({
  baseURL: "http://localhost:3000/api/simulator",
  apiKey: "any",
});
const message = await client.messages.create({
  model: "simulator",
  max_tokens: 1000,
  metadata: { user_id: '{"seed":7}' },
  messages: [{ role: "user", content: "${question}" }],
});`,
  python: `from anthropic import Anthropic

client = Anthropic(base_url="http://localhost:3000/api/simulator", api_key="any")
message = client.messages.create(
    model="simulator",
    max_tokens=1000,
    metadata={"user_id": '{"seed":7}'},
    messages=[{"role": "user", "content": "${question}"}],
)`,
  curl: `curl http://localhost:3000/api/simulator/v1/messages \\
  -H "content-type: application/json" \\
  -H "anthropic-version: 2026-10-21" \\
  -H "x-api-key: any" \\
  -d '{"model":"simulator","max_tokens":1000,"messages":[{"role":"user","content":"${question}"}]}'`,
});

/** How three kinds of client reach the simulated model. */
export async function ClientSamples({ locale }: { locale: Locale }) {
  const t = await getTranslations("simulator.use");
  const code = samples(QUESTION[locale]);
  return (
    <MessagesProvider>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <CodeBlock code={code.typescript} label={t("typescript")} />
        <CodeBlock code={code.python} label={t("python")} />
        <CodeBlock code={code.curl} label={t("curl")} className="lg:col-span-2" />
      </div>
    </MessagesProvider>
  );
}
