"use client";

import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "./button";
import type { ButtonSize, ButtonVariant } from "./button-styles";
import { IconButton } from "./icon-button";

/** Saves a text as a file on the learner's machine; nothing is sent anywhere. */
export function downloadText(fileName: string, text: string, type = "application/json"): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

/** Downloads text that the page holds. `text` may be a function where building it costs. */
export function DownloadButton(props: {
  fileName: string;
  text: string | (() => string);
  type?: string;
  label?: string;
  iconOnly?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
}) {
  const t = useTranslations("ui");
  const label = props.label ?? t("download");
  const save = () =>
    downloadText(props.fileName, typeof props.text === "string" ? props.text : props.text(), props.type);
  if (props.iconOnly ?? !props.label) return <IconButton label={label} icon={<Download />} onClick={save} />;
  return (
    <Button variant={props.variant ?? "quiet"} size={props.size ?? "sm"} onClick={save}>
      <Download aria-hidden className="size-4" />
      {label}
    </Button>
  );
}
