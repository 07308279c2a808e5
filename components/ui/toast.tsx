"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import { cn } from "./cn";
import { IconButton } from "./icon-button";

type Toast = {
  id: number;
  text: string;
  kind: "done" | "failed";
  action?: { label: string; run: () => void };
};
type ShowToast = (text: string, options?: { kind?: Toast["kind"]; action?: Toast["action"] }) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a short message at the foot of the page, e.g. "Copied" or "Deleted — Undo". Needs `ToastProvider` above. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

const SHOWN_MS = 6000;

/** Holds the messages of `useToast`. They leave by themselves after six seconds unless they carry an action. */
export function ToastProvider(props: { children: ReactNode }) {
  const t = useTranslations("ui");
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const nextId = useRef(0);
  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const show = useCallback<ShowToast>(
    (text, options) => {
      const id = nextId.current++;
      const action = options?.action;
      setToasts((all) => [
        ...all.slice(-2),
        { id, text, kind: options?.kind ?? "done", ...(action && { action }) },
      ]);
      if (!action) setTimeout(() => dismiss(id), SHOWN_MS);
    },
    [dismiss],
  );
  const value = useMemo(() => show, [show]);
  return (
    <ToastContext value={value}>
      {props.children}
      <div
        role="status"
        className="no-print pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-2"
      >
        {toasts.map((toast) => (
          <div
            key={toast.id}
            className={cn(
              "pointer-events-auto flex max-w-full animate-step-in items-center gap-2 rounded-card border border-line bg-raised py-1.5 pr-1.5 pl-3 text-sm shadow-pop",
            )}
          >
            {toast.kind === "done" ? (
              <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
            ) : (
              <CircleAlert aria-hidden className="size-4 shrink-0 text-permission" />
            )}
            <span>{toast.text}</span>
            {toast.action ? (
              <button
                type="button"
                className="min-h-8 px-2 font-medium text-accent"
                onClick={() => {
                  toast.action?.run();
                  dismiss(toast.id);
                }}
              >
                {toast.action.label}
              </button>
            ) : null}
            <IconButton
              label={t("dismiss")}
              icon={<X />}
              className="size-8"
              onClick={() => dismiss(toast.id)}
            />
          </div>
        ))}
      </div>
    </ToastContext>
  );
}
