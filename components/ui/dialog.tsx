"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { cn } from "./cn";
import { IconButton } from "./icon-button";

/**
 * A modal on the native `<dialog>`: focus trap, Esc and inertness are the browser's. Controlled by `open`;
 * `onClose` is called for every way out (button, Esc, backdrop).
 */
export function Dialog(props: {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
}) {
  const t = useTranslations("ui");
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (props.open && !dialog.open) dialog.showModal();
    if (!props.open && dialog.open) dialog.close();
  }, [props.open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way to do the same
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={props.onClose}
      onClick={(event) => {
        if (event.target === ref.current) ref.current?.close();
      }}
      className={cn(
        "w-[min(36rem,calc(100vw-2rem))] max-h-[min(44rem,calc(100dvh-2rem))] rounded-card border border-line bg-raised p-0 text-ink shadow-pop",
        props.className,
      )}
    >
      <div className="flex items-center justify-between gap-4 border-line border-b py-2 pr-2 pl-5">
        <h2 id={titleId} className="font-semibold text-lg">
          {props.title}
        </h2>
        <IconButton label={t("close")} icon={<X />} onClick={() => ref.current?.close()} />
      </div>
      <div className="p-5">{props.open ? props.children : null}</div>
      {props.footer ? (
        <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3">{props.footer}</div>
      ) : null}
    </dialog>
  );
}
