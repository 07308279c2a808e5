import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { NumberCell, Table } from "@/components/ui/table";
import type { AgentsState } from "@/lib/domain/agents/agents-state";
import { useAgentName } from "./use-agent-name";

/** The picture as a table: the same facts, one source a row. */
export function SourcesTable({ state }: { state: AgentsState }) {
  const t = useTranslations("agents");
  const nameOf = useAgentName();
  return (
    <Disclosure summary={t("asTable")}>
      <Table label={t("asTable")} hideCaption>
        <thead>
          <tr>
            <th scope="col">{t("source")}</th>
            <th scope="col">{t("status")}</th>
            <th scope="col">{t("triesHead")}</th>
            <th scope="col">{t("decidedBy")}</th>
            <th scope="col">{t("agent")}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(state.sources).map(([id, cell]) => (
            <tr key={id}>
              <th scope="row" className="font-mono">
                {id}
              </th>
              <td>{t(`state.${cell.state}`)}</td>
              <NumberCell>{cell.attempts}</NumberCell>
              <td>{cell.decidedBy ? t(`by.${cell.decidedBy}`) : "–"}</td>
              <td>{cell.subagentId ? nameOf(cell.subagentId) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Disclosure>
  );
}
