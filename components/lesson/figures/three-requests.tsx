"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { MeaningBadge } from "@/components/ui/badge";
import { JsonView } from "@/components/ui/json-view";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { WIRE_EXAMPLE_IDS, type WireExample } from "@/lib/content/lessons/wire-examples";
import type { ToolResultBlock } from "@/lib/domain/run-event";
import { HOST_POLICIES, type HostPolicy } from "@/lib/domain/run-request";
import { Outcome } from "../outcome";

/** One request, the server's reply, and the block that each kind of host puts before the model (none: it ends the run). */
export type WireExchange = {
  request: unknown;
  reply: unknown;
  kind: "protocol" | "execution";
  shown: Record<HostPolicy, ToolResultBlock | undefined>;
};

/** Lesson 1: three requests that go wrong, what comes back, and what a host makes of it. */
export function ThreeRequests(props: { exchanges: Record<WireExample, WireExchange> }) {
  const t = useTranslations("lessons.requests");
  const [id, setId] = useState<WireExample>("unknown-tool");
  const [policy, setPolicy] = useState<HostPolicy>("abort");
  const { request, reply, kind, shown } = props.exchanges[id];
  const block = shown[policy];
  const deed = kind === "execution" ? "hostPasses" : block ? "hostForwards" : "hostAborts";
  return (
    <div className="space-y-3">
      <p className="text-ink-muted text-sm">{t("lead")}</p>
      <SegmentedControl
        legend={t("pick")}
        size="sm"
        value={id}
        onChange={setId}
        options={WIRE_EXAMPLE_IDS.map((value) => ({ value, label: t(value) }))}
      />
      <p className="text-ink-muted text-sm">{t(`about.${id}`)}</p>
      <JsonView value={request} label={t("pick")} className="figure-json" />
      <SegmentedControl
        legend={t("policy")}
        size="sm"
        value={policy}
        onChange={setPolicy}
        options={HOST_POLICIES.map((value) => ({ value, label: t(value) }))}
      />
      <Outcome>
        <h3 className="figure-step">
          {t("reply")}{" "}
          <MeaningBadge kind={kind === "protocol" ? "protocol" : "transient"}>
            {t(kind === "protocol" ? "isProtocol" : "isExecution")}
          </MeaningBadge>
        </h3>
        <JsonView
          value={reply}
          label={t("reply")}
          marks={[{ pointer: kind === "protocol" ? "/error" : "/result/isError" }]}
          className="figure-json"
        />
        <h3 className="figure-step">{t("host")}</h3>
        <p className="text-sm">{t(deed)}</p>
        <h3 className="figure-step">{t("model")}</h3>
        {block ? (
          <JsonView
            value={block}
            label={t("model")}
            marks={[{ pointer: "/is_error" }]}
            className="figure-json"
          />
        ) : (
          <p className="figure-nothing">{t("nothing")}</p>
        )}
      </Outcome>
    </div>
  );
}
