"use client";

import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { Evidence } from "@/lib/domain/recovery";

/** Which call is looked at and, within its result, which piece of evidence. */
export type Selection = { toolUseId: string; evidence?: Evidence | undefined };

type SelectionState = {
  selection: Selection | undefined;
  /** Marks for as long as something is pointed at or focused; `undefined` goes back to what was selected. */
  preview: (selection: Selection | undefined) => void;
  select: (selection: Selection) => void;
};

const SelectionContext = createContext<SelectionState>({
  selection: undefined,
  preview: () => undefined,
  select: () => undefined,
});

/** Ties a trace to its raw JSON: what is selected in one is marked in the other. A trace without it just does not mark. */
export function SelectionProvider(props: { children: ReactNode }) {
  const [selected, select] = useState<Selection>();
  const [previewed, preview] = useState<Selection>();
  const selection = previewed ?? selected;
  const value = useMemo(() => ({ selection, preview, select }), [selection]);
  return <SelectionContext value={value}>{props.children}</SelectionContext>;
}

export function useSelection(): SelectionState {
  return useContext(SelectionContext);
}
