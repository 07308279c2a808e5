"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field, Select } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { ALL_LANES, type Lane, laneId, laneOf, MAX_LANES, MIN_LANES } from "@/lib/compare/lanes";
import { PITFALLS, RESPONSE_STYLES } from "@/lib/domain/run-request";
import { useLaneName } from "./words";

/** Two to four lanes, each with a response style or a tempting mistake. */
export function LanePicker(props: { lanes: readonly Lane[]; onChange: (lanes: readonly Lane[]) => void }) {
  const t = useTranslations("compare");
  const pitfalls = useTranslations("lab.pitfall");
  const laneName = useLaneName();
  const { lanes, onChange } = props;
  const unused = ALL_LANES.find((lane) => !lanes.some((other) => laneId(other) === laneId(lane)));
  return (
    <div className="flex flex-wrap items-end gap-3">
      {lanes.map((lane, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place; two may be alike
        <Field key={index} label={t("lane", { number: index + 1 })} className="w-full xs:w-56">
          {(control) => (
            <span className="flex gap-1">
              <Select
                {...control}
                value={laneId(lane)}
                onChange={(event) => {
                  const chosen = laneOf(event.target.value);
                  if (chosen) onChange(lanes.with(index, chosen));
                }}
              >
                <optgroup label={t("styles")}>
                  {RESPONSE_STYLES.map((style) => (
                    <option key={style} value={style}>
                      {laneName({ kind: "style", style })}
                    </option>
                  ))}
                </optgroup>
                <optgroup label={pitfalls("label")}>
                  {PITFALLS.map((pitfall) => (
                    <option key={pitfall} value={pitfall}>
                      {laneName({ kind: "pitfall", pitfall })}
                    </option>
                  ))}
                </optgroup>
              </Select>
              {lanes.length > MIN_LANES ? (
                <IconButton
                  label={t("removeLane", { number: index + 1 })}
                  icon={<X />}
                  onClick={() => onChange(lanes.toSpliced(index, 1))}
                />
              ) : null}
            </span>
          )}
        </Field>
      ))}
      {lanes.length < MAX_LANES && unused ? (
        <Button onClick={() => onChange([...lanes, unused])}>
          <Plus aria-hidden className="size-4" />
          {t("addLane")}
        </Button>
      ) : null}
    </div>
  );
}
