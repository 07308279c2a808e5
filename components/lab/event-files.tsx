"use client";

import { FolderOpen, Save } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { downloadText } from "@/components/ui/download-button";
import { OpenFileButton } from "@/components/ui/open-file-button";
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
      <OpenFileButton
        size="sm"
        variant="quiet"
        icon={<FolderOpen aria-hidden className="size-4" />}
        label={t("open")}
        onFile={(file) => void open(file)}
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
