"use client";

import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Panel } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/field";
import type { ProbedTool } from "@/lib/audit/probe/probe";
import type { ServerInfo } from "@/lib/audit/probe/session";

/** The tools of a server: those that may write are called only if chosen here, and any can be left out. */
export function ProbeTools(props: {
  server: ServerInfo;
  tools: readonly ProbedTool[];
  /** Tools whose box differs from their annotation. */
  changed: ReadonlySet<string>;
  onToggle: (tool: string) => void;
  disabled: boolean;
}) {
  const t = useTranslations("audit.probe");
  const { name, version, protocolVersion } = props.server;
  return (
    <Panel
      title={t("tools")}
      actions={<Badge>{t("server", { name, version, protocol: protocolVersion })}</Badge>}
    >
      <div className="space-y-3 p-4">
        <p className="text-ink-muted text-sm">{t("toolsHint")}</p>
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {props.tools.map((tool) => (
            <li key={tool.name} className="flex min-w-0 items-start justify-between gap-2">
              <Checkbox
                label={<span className="font-mono text-xs [overflow-wrap:anywhere]">{tool.name}</span>}
                checked={tool.readOnly !== props.changed.has(tool.name)}
                disabled={props.disabled}
                onChange={() => props.onToggle(tool.name)}
              />
              <Badge>{tool.readOnly ? t("readOnly") : t("mayWrite")}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
