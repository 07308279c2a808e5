import { useFormatter, useTranslations } from "next-intl";
import { FLAG } from "@/lib/content/lessons/error-fields";
import type { ToolError } from "@/lib/domain/tool-error";

/** The error as a list of lines that can be switched off, each with its bits if it stood alone. */
export function ErrorParts(props: {
  error: ToolError;
  parts: readonly string[];
  kept: ReadonlySet<string>;
  alone: Record<string, number>;
  onKeep: (parts: ReadonlySet<string>) => void;
}) {
  const t = useTranslations("lessons.build");
  const format = useFormatter();
  const values: ReadonlyMap<string, unknown> = new Map([[FLAG, true], ...Object.entries(props.error)]);
  return (
    <fieldset className="error-parts">
      <legend className="mb-1 flex w-full justify-between text-sm">
        <span className="font-medium">{t("parts")}</span>
        <span className="text-ink-muted text-xs">{t("alone")}</span>
      </legend>
      {props.parts.map((part) => (
        <label key={part}>
          <input
            type="checkbox"
            checked={props.kept.has(part)}
            onChange={(event) => {
              const next = new Set(props.kept);
              if (event.target.checked) next.add(part);
              else next.delete(part);
              props.onKeep(next);
            }}
          />
          <code>
            <span className="text-code-key">{part}</span>: {JSON.stringify(values.get(part))}
          </code>
          <span className="text-ink-muted text-xs tabular-nums">
            {part === FLAG
              ? "—"
              : format.number(Math.max(0, props.alone[part] ?? 0), {
                  minimumFractionDigits: 1,
                  maximumFractionDigits: 1,
                })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
