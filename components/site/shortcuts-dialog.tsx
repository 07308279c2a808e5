"use client";

import { Keyboard } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { IconButton } from "@/components/ui/icon-button";
import { isTyping } from "./is-typing";

const SHORTCUTS = [
  {
    name: "run",
    keys: [
      ["Ctrl", "Enter"],
      ["⌘", "Enter"],
    ],
  },
  { name: "stop", keys: [["Esc"]] },
  { name: "next", keys: [["J"]] },
  { name: "previous", keys: [["K"]] },
  { name: "tabs", keys: [["←"], ["→"]] },
  { name: "help", keys: [["?"]] },
] as const;

/** The list of shortcuts, opened by its button or by `?`. */
export function ShortcutsDialog() {
  const t = useTranslations("ui.shortcuts");
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "?" && !isTyping(event.target)) setOpen(true);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <IconButton
        label={t("open")}
        icon={<Keyboard aria-hidden />}
        className="max-md:hidden"
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={t("title")}>
        <dl className="grid gap-3 text-sm">
          {SHORTCUTS.map(({ name, keys }) => (
            <div key={name} className="flex items-center justify-between gap-4">
              <dt>{t(name)}</dt>
              <dd className="flex flex-wrap items-center justify-end gap-2 text-ink-muted">
                {keys.map((combination, index) => (
                  <span key={combination.join("+")} className="flex items-center gap-1">
                    {index > 0 ? <span className="mr-1">{t("or")}</span> : null}
                    {combination.map((key) => (
                      <kbd
                        key={key}
                        className="rounded-[4px] border border-line-strong bg-sunken px-1.5 py-0.5 font-mono text-xs"
                      >
                        {key}
                      </kbd>
                    ))}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
