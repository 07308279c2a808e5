"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { SegmentedControl } from "@/components/ui/segmented-control";
import {
  CROWD_ORDERS,
  CROWD_SIZE,
  CROWD_STYLES,
  type Crowd,
  type CrowdOrder,
  type CrowdStyle,
  crowdRequest,
  type Encounter,
} from "@/lib/content/lessons/crowd";
import { Outcome } from "../outcome";
import { CrowdView } from "./crowd-view";
import { liveRun } from "./live-run";

type Crowds = Record<CrowdOrder, Record<CrowdStyle, Crowd>>;
type Extra = Record<CrowdStyle, readonly Encounter[]>;
const NO_EXTRA: Extra = { generic: [], structured: [] };

/** Lesson 4: many customers, one failure, two servers. More customers come in live. */
export function GenericOrStructured(props: { crowds: Crowds }) {
  const t = useTranslations("lessons.crowd");
  const locale = useLocale();
  const [order, setOrder] = useState<CrowdOrder>("A-999");
  const [extra, setExtra] = useState(NO_EXTRA);
  const [status, setStatus] = useState<"idle" | "running" | "failed">("idle");

  async function oneMore() {
    const seed = CROWD_SIZE + extra.generic.length + 1;
    const run = async (style: CrowdStyle) => {
      const request = crowdRequest(order, style, seed, locale);
      const events = await liveRun(request, new AbortController().signal);
      const { summariseRun } = await import("@/lib/content/lessons/run-summary");
      const { encounterOf } = await import("@/lib/content/lessons/crowd");
      return encounterOf(summariseRun(events));
    };
    setStatus("running");
    try {
      const [generic, structured] = await Promise.all([run("generic"), run("structured")]);
      setExtra({ generic: [...extra.generic, generic], structured: [...extra.structured, structured] });
      setStatus("idle");
    } catch {
      // The figure says that nothing ran; the button stays, for another try.
      setStatus("failed");
    }
  }

  return (
    <div className="space-y-3">
      <SegmentedControl
        legend={t("order")}
        size="sm"
        value={order}
        onChange={(next) => {
          setOrder(next);
          setExtra(NO_EXTRA);
          setStatus("idle");
        }}
        options={CROWD_ORDERS.map((value) => ({
          value,
          label: t(`orders.${value}`),
          disabled: status === "running",
        }))}
      />
      <Outcome>
        {CROWD_STYLES.map((style) => {
          const crowd = props.crowds[order][style];
          return (
            <CrowdView
              key={`${style} ${order}`}
              style={style}
              crowd={{ ...crowd, encounters: [...crowd.encounters, ...extra[style]] }}
            />
          );
        })}
        <div className="mt-3 flex flex-wrap items-center gap-3 no-print">
          <Button size="sm" disabled={status === "running"} onClick={() => void oneMore()}>
            {t("oneMore")}
          </Button>
          <p role="status" className="text-ink-muted text-sm">
            {status === "idle" ? "" : t(status)}
          </p>
        </div>
      </Outcome>
    </div>
  );
}
