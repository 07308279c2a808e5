"use client";

import { type ReactNode, useRef } from "react";
import { Button, type ButtonProps } from "./button";

/** A button that asks for a file and hands it over as chosen; reading it, and what is wrong with it, is the caller's. */
export function OpenFileButton(
  props: Pick<ButtonProps, "size" | "variant"> & {
    label: string;
    /** Shown by a pointer that rests on the button. */
    title?: string;
    icon?: ReactNode;
    /** What the picker offers, as the attribute `accept`; JSON where absent. */
    accept?: string;
    onFile: (file: File) => void;
  },
) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...(props.size && { size: props.size })}
        {...(props.variant && { variant: props.variant })}
        title={props.title}
        onClick={() => picker.current?.click()}
      >
        {props.icon}
        {props.label}
      </Button>
      <input
        ref={picker}
        type="file"
        accept={props.accept ?? ".json,application/json"}
        aria-label={props.label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after a correction.
          event.target.value = "";
          if (file) props.onFile(file);
        }}
      />
    </>
  );
}
