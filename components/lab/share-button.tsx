"use client";

import { Link2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";

/** Copies the page's address, which holds its settings. */
export function ShareButton() {
  const t = useTranslations("lab");
  const ui = useTranslations("ui");
  const toast = useToast();
  async function share() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast(t("shared"));
    } catch {
      toast(ui("copyFailed"), { kind: "failed" });
    }
  }
  return (
    <Button size="sm" variant="quiet" onClick={share}>
      <Link2 aria-hidden className="size-4" />
      {t("share")}
    </Button>
  );
}
