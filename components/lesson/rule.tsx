import { BookMarked, Handshake, MessageSquareCode } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Source } from "@/lib/content/lessons/types";

/** Where a rule comes from. Only the MCP specification has revisions. */
type RuleProps = { children: ReactNode } & (
  | { from: "mcp-spec"; revision: Extract<Source, { kind: "mcp-spec" }>["revision"] }
  | { from: "messages-api" | "convention" }
);

const ICONS = { "mcp-spec": BookMarked, "messages-api": MessageSquareCode, convention: Handshake };

/** A rule, and who made it: the MCP specification (with its revision), the Messages API, or only convention. */
export function Rule(props: RuleProps) {
  const t = useTranslations("lessons");
  const Icon = ICONS[props.from];
  return (
    <aside className="not-prose rule" data-from={props.from}>
      <p className="rule-origin">
        <Icon aria-hidden className="size-4 shrink-0" />
        {props.from === "mcp-spec"
          ? t("rule.mcp-spec", { revision: props.revision })
          : t(`rule.${props.from}`)}
      </p>
      <div className="rule-text">{props.children}</div>
    </aside>
  );
}
