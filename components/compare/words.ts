import { useTranslations } from "next-intl";
import type { Behaviour } from "@/lib/compare/behaviour";
import type { Lane } from "@/lib/compare/lanes";

/** The name of a lane, as it is called everywhere on the page. */
export function useLaneName(): (lane: Lane) => string {
  const style = useTranslations("lab.style");
  const pitfall = useTranslations("lab.pitfall");
  return (lane) => (lane.kind === "style" ? style(lane.style) : pitfall(lane.pitfall));
}

/** What an agent did in one turn, in words. */
export function useBehaviourText(): (behaviour: Behaviour) => string {
  const t = useTranslations("compare.divergence");
  const trace = useTranslations("trace");
  return (behaviour) => {
    switch (behaviour.kind) {
      case "calls": {
        const names = [...new Set(behaviour.names)].join(", ");
        return behaviour.repeat ? t("repeat", { names }) : t("calls", { names });
      }
      case "reply":
        return behaviour.action ? trace(`action.${behaviour.action}`) : t("answered");
      case "failed":
        return t("failed", { title: trace(`runError.${behaviour.error}.title`) });
      case "over":
        return t("over");
    }
  };
}
