"use client";

import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { cn } from "./cn";

export type Tab<K extends string> = { id: K; label: ReactNode; content: ReactNode };

/**
 * Tabs as the ARIA Authoring Practices describe them: arrow keys, Home and End move and select, Tab enters the panel.
 * Controlled. Panels that are not shown are not rendered, unless `keepMounted`.
 */
export function Tabs<K extends string>(props: {
  label: string;
  tabs: readonly Tab<K>[];
  value: K;
  onChange: (id: K) => void;
  actions?: ReactNode;
  keepMounted?: boolean;
  className?: string;
}) {
  const base = useId();
  const buttons = useRef(new Map<K, HTMLButtonElement>());

  function onKeyDown(event: KeyboardEvent) {
    const at = props.tabs.findIndex((tab) => tab.id === props.value);
    const last = props.tabs.length - 1;
    const target = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = target === undefined ? undefined : props.tabs[target];
    if (!tab) return;
    event.preventDefault();
    props.onChange(tab.id);
    buttons.current.get(tab.id)?.focus();
  }

  return (
    <div className={cn("flex min-h-0 min-w-0 flex-col", props.className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-3 border-line border-b">
        <div role="tablist" aria-label={props.label} className="flex flex-wrap" onKeyDown={onKeyDown}>
          {props.tabs.map((tab) => (
            <button
              key={tab.id}
              ref={(node) => {
                if (node) buttons.current.set(tab.id, node);
                else buttons.current.delete(tab.id);
              }}
              type="button"
              role="tab"
              id={`${base}-tab-${tab.id}`}
              aria-selected={tab.id === props.value}
              aria-controls={`${base}-panel-${tab.id}`}
              tabIndex={tab.id === props.value ? 0 : -1}
              onClick={() => props.onChange(tab.id)}
              className="-mb-px min-h-10 border-transparent border-b-2 px-3 font-medium text-ink-muted text-sm hover:text-ink aria-selected:border-accent aria-selected:text-ink"
            >
              {tab.label}
            </button>
          ))}
        </div>
        {props.actions}
      </div>
      {props.tabs.map((tab) =>
        tab.id === props.value || props.keepMounted ? (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${base}-panel-${tab.id}`}
            aria-labelledby={`${base}-tab-${tab.id}`}
            hidden={tab.id !== props.value}
            className="min-h-0 min-w-0 flex-1"
          >
            {tab.content}
          </div>
        ) : null,
      )}
    </div>
  );
}
