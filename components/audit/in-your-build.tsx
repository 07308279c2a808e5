"use client";

import { useTranslations } from "next-intl";
import { CodeBlock } from "@/components/ui/code-block";

const CLI = `npm pack
npx --package ./failwell-0.1.0.tgz failwell audit transcript.jsonl --min-grade B
npx --package ./failwell-0.1.0.tgz failwell audit https://mcp.example.com/mcp --sarif > audit.sarif
npx --package ./failwell-0.1.0.tgz failwell audit -- node my-server.js`;

const MATCHER = `import { auditToolResult } from "failwell";
import { toFailWell } from "failwell/vitest"; // or "failwell/jest"
import { expect, test } from "vitest";

expect.extend({ toFailWell });

test("a time-out is told so that an agent can act on it", async () => {
  const result = await lookupOrder({ order_id: "A-TIMEOUT" });
  expect(result).toFailWell();
  expect(result).toFailWell({ minGrade: "B", toolName: "lookup_order" });
  expect(auditToolResult(result).findings).toEqual([]);
});`;

const API = `curl -s https://<this site>/api/audit -H 'content-type: application/json' -d '{
  "result": { "content": [{ "type": "text", "text": "Operation failed" }], "isError": true },
  "context": { "toolName": "lookup_order" }
}'`;

/** The same rules outside the site. */
export function InYourBuild() {
  const t = useTranslations("audit.ci");
  return (
    <div className="max-w-4xl space-y-6 pt-5">
      <Part title={t("cli")} body={t("cliBody")} code={CLI} label="shell" />
      <Part title={t("matcher")} body={t("matcherBody")} code={MATCHER} label="orders.test.ts" />
      <Part title={t("api")} body={t("apiBody")} code={API} label="POST /api/audit" />
    </div>
  );
}

function Part(props: { title: string; body: string; code: string; label: string }) {
  return (
    <section className="space-y-2">
      <h2 className="font-semibold text-lg">{props.title}</h2>
      <p className="text-ink-muted text-sm">{props.body}</p>
      <CodeBlock code={props.code} label={props.label} />
    </section>
  );
}
