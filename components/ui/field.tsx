import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "./cn";

/** What `Field` hands to the control inside it. */
export type FieldControl = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/**
 * A labelled control with hint and error, tied together for screen readers:
 * `<Field label="Seed" hint="…">{(control) => <Input {...control} />}</Field>`
 */
export function Field(props: {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}) {
  const id = useId();
  const hintId = props.hint ? `${id}-hint` : undefined;
  const errorId = props.error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(" ");
  return (
    <div className={cn("min-w-0 space-y-1", props.className)}>
      <label htmlFor={id} className="block font-medium text-sm">
        {props.label}
      </label>
      {props.children({
        id,
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
        ...(props.error ? { "aria-invalid": true } : {}),
      })}
      {props.hint ? (
        <p id={hintId} className="text-ink-muted text-xs leading-snug">
          {props.hint}
        </p>
      ) : null}
      {props.error ? (
        <p id={errorId} className="flex items-start gap-1 text-permission text-xs leading-snug">
          <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          <span>{props.error}</span>
        </p>
      ) : null}
    </div>
  );
}

const CONTROL = cn(
  "block w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 text-sm text-ink placeholder:text-ink-faint",
  "aria-invalid:border-permission disabled:cursor-not-allowed disabled:opacity-60",
);

/** A one-line text or number input. */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input className={cn(CONTROL, "min-h-10", className)} {...rest} />;
}

/** A native select. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return <select className={cn(CONTROL, "min-h-10 pr-2", className)} {...rest} />;
}

/** A text input of several lines; grows with its content where the browser can. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea className={cn(CONTROL, "field-sizing-content min-h-20 py-2", className)} {...rest} />;
}

/** A checkbox with its label beside it. */
export function Checkbox({
  label,
  hint,
  className,
  ...rest
}: Omit<ComponentProps<"input">, "type"> & { label: ReactNode; hint?: ReactNode }) {
  return (
    <label className={cn("flex cursor-pointer items-start gap-2 text-sm", className)}>
      <input type="checkbox" className="mt-0.5 size-4 shrink-0" {...rest} />
      <span>
        {label}
        {hint ? <span className="block text-ink-muted text-xs leading-snug">{hint}</span> : null}
      </span>
    </label>
  );
}
