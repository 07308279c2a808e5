"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { BUILD_ORDERS, type BuildOrder, blockWith, FLAG, partsOf } from "@/lib/content/lessons/error-fields";
import type { ErrorWorth } from "@/lib/decision/error-worth";
import type { ToolError } from "@/lib/domain/tool-error";
import { Outcome } from "../outcome";
import { ErrorParts } from "./error-parts";
import { WorthView } from "./worth-view";

type BuiltError = { error: ToolError; worth: ErrorWorth; alone: Record<string, number> };

/** Lesson 5: a real error whose fields can be taken away, with what is left of belief, bits and choice. */
export function BuildError(props: { errors: Record<BuildOrder, BuiltError> }) {
  const t = useTranslations("lessons.build");
  const [order, setOrder] = useState<BuildOrder>("A-999");
  const { error, worth: fullWorth, alone } = props.errors[order];
  const all = partsOf(error);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set(all));
  const [worth, setWorth] = useState(fullWorth);

  function chooseOrder(next: BuildOrder) {
    setOrder(next);
    setKept(new Set(partsOf(props.errors[next].error)));
    setWorth(props.errors[next].worth);
  }

  async function keep(parts: ReadonlySet<string>) {
    setKept(parts);
    // The decision model comes with the first change: to read the lesson, nobody needs it.
    const { worthOf } = await import("@/lib/decision/error-worth");
    setWorth(worthOf(blockWith(error, parts)));
  }

  return (
    <div className="space-y-3">
      <SegmentedControl
        legend={t("order")}
        size="sm"
        value={order}
        onChange={chooseOrder}
        options={BUILD_ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
      />
      <ErrorParts error={error} parts={all} kept={kept} alone={alone} onKeep={(parts) => void keep(parts)} />
      <div className="flex flex-wrap gap-2 no-print">
        <Button size="sm" onClick={() => void keep(new Set(all))}>
          {t("all")}
        </Button>
        <Button size="sm" onClick={() => void keep(new Set([FLAG, "errorCategory"]))}>
          {t("onlyCategory")}
        </Button>
        <Button size="sm" onClick={() => void keep(new Set([FLAG]))}>
          {t("nothing")}
        </Button>
      </div>
      <Outcome>
        <WorthView worth={worth} />
      </Outcome>
    </div>
  );
}
