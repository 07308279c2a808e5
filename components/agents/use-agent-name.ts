"use client";

import { useTranslations } from "next-intl";
import { COORDINATOR } from "@/lib/domain/agents/agents-event";

/** An agent's name in words, from its id: `subagent-3` is "Subagent 3". */
export function useAgentName(): (agentId: string) => string {
  const t = useTranslations("agents");
  return (agentId) =>
    agentId === COORDINATOR ? t("coordinator") : t("subagent", { number: agentId.replace("subagent-", "") });
}
