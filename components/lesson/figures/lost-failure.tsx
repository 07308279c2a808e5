"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SegmentedControl } from "@/components/ui/segmented-control";
import {
  JOURNEY_ORDERS,
  JOURNEY_STYLES,
  type Journey,
  type JourneyOrder,
  type JourneyStyle,
} from "@/lib/content/lessons/journey";
import type { Outcome } from "@/lib/domain/outcome";
import type { Locale } from "@/lib/domain/run-request";
import { Outcome as Answer } from "../outcome";
import { JourneyView } from "./journey-view";
import { LiveStatus } from "./live-status";
import { useLiveRun } from "./use-live-run";

/** What the backend really did for each order, and the default order's journey in each style. */
export type LostFailureData = {
  outcomes: Record<JourneyOrder, Outcome>;
  journeys: Record<JourneyStyle, Journey>;
};

/** Lesson 2: one failure through four representations, and three ways to lose it. Other orders run live. */
export function LostFailure(props: LostFailureData & { locale: Locale }) {
  const t = useTranslations("lessons.journey");
  const [order, setOrder] = useState<JourneyOrder>(JOURNEY_ORDERS[0]);
  const [style, setStyle] = useState<JourneyStyle>("structured");
  const live = useLiveRun<Journey>(async (events) =>
    (await import("@/lib/content/lessons/journey")).journeyOf(events),
  );
  const isDefault = order === JOURNEY_ORDERS[0];
  const journey = isDefault
    ? props.journeys[style]
    : live.state.status === "done"
      ? live.state.value
      : undefined;

  function choose(nextOrder: JourneyOrder, nextStyle: JourneyStyle) {
    setOrder(nextOrder);
    setStyle(nextStyle);
    if (nextOrder === JOURNEY_ORDERS[0]) return live.reset();
    void live.run({ locale: props.locale, orderId: nextOrder, responseStyle: nextStyle, model: "simulator" });
  }

  return (
    <div className="space-y-3">
      <SegmentedControl
        legend={t("order")}
        size="sm"
        value={order}
        onChange={(next) => choose(next, style)}
        options={JOURNEY_ORDERS.map((value) => ({ value, label: <code>{value}</code> }))}
      />
      <SegmentedControl
        legend={t("style")}
        size="sm"
        value={style}
        onChange={(next) => choose(order, next)}
        options={JOURNEY_STYLES.map((value) => ({ value, label: t(`styles.${value}`) }))}
      />
      <Answer>
        {live.state.status === "running" || live.state.status === "failed" ? (
          <LiveStatus status={live.state.status} onRetry={() => choose(order, style)} />
        ) : null}
        {journey ? <JourneyView outcome={props.outcomes[order]} journey={journey} /> : null}
      </Answer>
    </div>
  );
}
