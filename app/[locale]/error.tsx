"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { ErrorState } from "@/components/ui/states";

/** A page that broke while rendering. What it says is fixed: the error's own text is for the log. */
export default function ErrorPage(props: { error: Error & { digest?: string }; reset: () => void }) {
  const t = useTranslations("ui.error");
  return (
    <div className="page py-16">
      <ErrorState
        title={t("title")}
        action={
          <>
            <Button variant="primary" onClick={props.reset}>
              {t("retry")}
            </Button>
            <LinkButton href="/">{t("home")}</LinkButton>
          </>
        }
      >
        <p>{t("body")}</p>
        {props.error.digest ? <p className="font-mono text-ink-muted text-xs">{props.error.digest}</p> : null}
      </ErrorState>
    </div>
  );
}
