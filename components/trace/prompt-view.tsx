import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Disclosure } from "@/components/ui/disclosure";
import { ScrollBox } from "@/components/ui/scroll-box";
import type { RunState } from "@/lib/domain/run-state";

/** System prompt and tools, word for word as the model gets them. */
export function PromptView({ started }: { started: NonNullable<RunState["started"]> }) {
  const t = useTranslations("trace.prompt");
  return (
    <Disclosure summary={t("title")}>
      <div className="grid grid-cols-1 gap-3">
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <span className="text-ink-muted">{t("model")}</span>
          <code className="font-mono text-[0.8125rem]">{started.model.id}</code>
          {started.model.simulated ? <Badge>{t("simulated")}</Badge> : null}
        </p>
        <div>
          <p className="eyebrow mb-1">{t("system")}</p>
          <ScrollBox
            label={t("system")}
            className="max-h-64 rounded-control border border-line bg-sunken p-3"
          >
            <p className="whitespace-pre-wrap font-mono text-xs leading-relaxed">{started.system}</p>
          </ScrollBox>
        </div>
        <div>
          <p className="eyebrow mb-1">{t("tools")}</p>
          <ScrollBox label={t("tools")} className="max-h-64 rounded-control border border-line bg-sunken p-3">
            <pre className="whitespace-pre-wrap font-mono text-xs leading-relaxed">
              {JSON.stringify(started.tools, null, 2)}
            </pre>
          </ScrollBox>
        </div>
      </div>
    </Disclosure>
  );
}
