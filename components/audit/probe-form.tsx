"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import type { ProbeTarget } from "./use-probe";

/** Where the server is, and the two steps: list, then probe. */
export function ProbeForm(props: {
  busy: boolean;
  canRun: boolean;
  onList: (target: ProbeTarget) => void;
  onRun: (target: ProbeTarget) => void;
  onStop: () => void;
}) {
  const t = useTranslations("audit.probe");
  const [url, setUrl] = useState("");
  const [authorization, setAuthorization] = useState("");
  const target = { url: url.trim(), authorization: authorization.trim() };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (target.url !== "") props.onList(target);
  }

  return (
    <form onSubmit={submit} className="space-y-4">
      <div className="grid gap-4 lg:grid-cols-2">
        <Field label={t("url")} hint={t("urlHint")}>
          {(control) => (
            <Input
              {...control}
              type="url"
              required
              inputMode="url"
              placeholder="https://mcp.example.com/mcp"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          )}
        </Field>
        <Field label={t("header")} hint={t("headerHint")}>
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="off"
              placeholder="Bearer …"
              value={authorization}
              onChange={(event) => setAuthorization(event.target.value)}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        {props.busy ? (
          <Button variant="secondary" onClick={props.onStop}>
            {t("stop")}
          </Button>
        ) : (
          <>
            <Button
              type="submit"
              variant={props.canRun ? "secondary" : "primary"}
              disabled={target.url === ""}
            >
              {t("list")}
            </Button>
            {props.canRun ? (
              <Button variant="primary" onClick={() => props.onRun(target)} disabled={target.url === ""}>
                {t("run")}
              </Button>
            ) : null}
            <Button
              variant="quiet"
              onClick={() => setUrl(new URL("/api/mcp?style=generic", location.href).href)}
            >
              {t("tryOwn")}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
