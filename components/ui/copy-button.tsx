"use client";

import { Check, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "./button";
import type { ButtonSize, ButtonVariant } from "./button-styles";
import { IconButton } from "./icon-button";
import { useToast } from "./toast";

/** Copies text. `text` may be a function where building it costs. Says so when the browser forbids it. */
export function CopyButton(props: {
  text: string | (() => string);
  /** Words of the button; without them it is an icon button named "Copy". */
  label?: string;
  iconOnly?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
}) {
  const t = useTranslations("ui");
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof props.text === "string" ? props.text : props.text());
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
      toast(t("copied"));
    } catch {
      toast(t("copyFailed"), { kind: "failed" });
    }
  }
  const label = props.label ?? t("copy");
  if (props.iconOnly ?? !props.label) {
    return <IconButton label={label} icon={copied ? <Check /> : <Copy />} onClick={copy} />;
  }
  return (
    <Button variant={props.variant ?? "quiet"} size={props.size ?? "sm"} onClick={copy}>
      {copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      {copied ? t("copied") : label}
    </Button>
  );
}
