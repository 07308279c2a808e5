"use client";

import { FolderOpen, Save } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { downloadText } from "@/components/ui/download-button";
import { ErrorState } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";
import type { EventFile, EventFileProblem } from "@/lib/domain/event-file";

/** Saves the runs on the page as a file and opens such a file. A file that cannot be opened changes nothing. */
export function EventFiles<Event>(props: {
  file: EventFile<Event>;
  runs: readonly (readonly Event[])[];
  /** What the runs are, for the file's name. */
  name: string;
  disabled: boolean;
  onOpen: (runs: readonly (readonly Event[])[]) => void;
  /** How many runs the page can show. */
  capacity: number;
}) {
  const t = useTranslations("lab.files");
  const toast = useToast();
  const format = useFormatter();
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<EventFileProblem | { reason: "unreadable" }>();

  async function open(file: File) {
    setProblem(undefined);
    let text: string;
    try {
      text = await file.text();
    } catch {
      return setProblem({ reason: "unreadable" });
    }
    const result = props.file.parse(text);
    if (!result.ok) return setProblem(result.problem);
    props.onOpen(result.runs);
    const date = format.dateTime(new Date(result.savedAt), { dateStyle: "medium", timeStyle: "short" });
    toast(
      result.runs.length > props.capacity
        ? t("openedOf", { count: result.runs.length })
        : t("opened", { date }),
    );
  }

  function save() {
    const now = new Date();
    const name = `failwell-${props.name.replace(/[^\w-]+/g, "_")}-${now.toISOString().slice(0, 10)}.json`;
    downloadText(name, props.file.serialize(props.runs, now));
  }

  return (
    <>
      <Button size="sm" variant="quiet" disabled={props.disabled} onClick={save}>
        <Save aria-hidden className="size-4" />
        {t("save")}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => picker.current?.click()}>
        <FolderOpen aria-hidden className="size-4" />
        {t("open")}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        aria-label={t("open")}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) void open(file);
        }}
      />
      {problem ? (
        <div className="w-full pt-2">
          <ErrorState title={t("problem")}>
            <p>
              {problem.reason === "newer"
                ? t("newer", { version: problem.version })
                : problem.reason === "broken"
                  ? t("broken", { detail: problem.detail })
                  : t(problem.reason)}
            </p>
          </ErrorState>
        </div>
      ) : null}
    </>
  );
}
