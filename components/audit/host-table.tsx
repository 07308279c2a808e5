"use client";

import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Panel } from "@/components/ui/card";
import { Table } from "@/components/ui/table";
import type { HostView } from "@/lib/audit/host-views";

/** Characters of a result shown per host. */
const MAX_SHOWN = 400;

/** What the model gets to see of the result in each host. */
export function HostTable({ views }: { views: readonly HostView[] }) {
  const t = useTranslations("audit");
  return (
    <Panel title={t("hosts.title")}>
      <div className="space-y-3 p-4">
        <p className="text-ink-muted text-sm">{t("hosts.note")}</p>
        <Table label={t("hosts.title")} hideCaption>
          <thead>
            <tr>
              <th scope="col">{t("hosts.host")}</th>
              <th scope="col">{t("hosts.shown")}</th>
              <th scope="col">{t("hosts.lost")}</th>
            </tr>
          </thead>
          <tbody>
            {views.map((view) => (
              <tr key={view.id}>
                <th scope="row" className="sm:min-w-32">
                  <a href={view.source} rel="noreferrer" target="_blank" className="link">
                    {view.name}
                  </a>
                  <span className="mt-1 flex flex-wrap items-center gap-1 font-normal text-ink-muted text-xs">
                    {view.version}
                    <Badge>{view.verified ? t("hosts.verified") : t("hosts.notVerified")}</Badge>
                  </span>
                </th>
                <td className="sm:min-w-48">
                  <span className="font-mono text-xs [overflow-wrap:anywhere]">
                    {view.shown === "" ? t("hosts.noText") : cut(view.shown)}
                  </span>
                  <span className="mt-1 block text-ink-muted text-xs">
                    {view.flagged ? t("hosts.flagged") : t("hosts.notFlagged")}
                  </span>
                </td>
                <td className="min-w-14 text-xs sm:min-w-24">
                  {view.lost.length === 0
                    ? t("hosts.nothing")
                    : view.lost.map((loss) => t(`loss.${loss}`)).join(", ")}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Panel>
  );
}

function cut(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
