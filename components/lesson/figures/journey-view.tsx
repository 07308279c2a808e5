import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MeaningBadge } from "@/components/ui/badge";
import { JsonView } from "@/components/ui/json-view";
import type { Journey } from "@/lib/content/lessons/journey";
import type { Outcome } from "@/lib/domain/outcome";
import { CallLine } from "./call-line";
import { Reply } from "./reply";

/** The four stations of one failure, in order. */
export function JourneyView(props: { outcome: Outcome; journey: Journey }) {
  const t = useTranslations("lessons.journey");
  const { wire, summary } = props.journey;
  const [first] = summary.calls;
  return (
    <ol className="stations">
      <Station title={t("station.backend")}>
        <JsonView value={props.outcome} label={t("station.backend")} className="figure-json" />
      </Station>
      <Station title={t("station.mcp")}>
        <JsonView
          value={wire}
          label={t("station.mcp")}
          marks={[{ pointer: "/error" }, { pointer: "/result/isError" }]}
          className="figure-json"
        />
      </Station>
      <Station title={t("station.toolResult")}>
        {first?.block ? (
          <JsonView
            value={first.block}
            label={t("station.toolResult")}
            marks={[{ pointer: "/is_error" }]}
            className="figure-json"
          />
        ) : (
          <p className="figure-nothing">{t("noBlock")}</p>
        )}
      </Station>
      <Station title={t("station.next")}>
        {summary.error ? (
          <p className="figure-nothing">
            <MeaningBadge kind="protocol" /> {t("runEnded")}
          </p>
        ) : (
          <>
            <ul className="space-y-1">
              {summary.calls.map((call, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the calls of one finished run
                <li key={index}>
                  <CallLine call={call} />
                </li>
              ))}
            </ul>
            <Reply text={summary.reply} />
          </>
        )}
      </Station>
    </ol>
  );
}

function Station(props: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3 className="figure-step">{props.title}</h3>
      {props.children}
    </li>
  );
}
