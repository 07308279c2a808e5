import { Equal, EqualNot } from "lucide-react";
import { useTranslations } from "next-intl";
import { Table } from "@/components/ui/table";
import type { FirstResult } from "@/lib/compare/explain";
import { diffResults } from "@/lib/compare/result-diff";

/** The first tool results of two lanes, field by field. */
export function ResultDiffView(props: {
  leftName: string;
  rightName: string;
  left: FirstResult | undefined;
  right: FirstResult | undefined;
}) {
  const t = useTranslations("compare.diff");
  if (!props.left || !props.right) return <p className="text-ink-muted text-sm">{t("missing")}</p>;
  return (
    <Table label={t("title")} hideCaption>
      <thead>
        <tr>
          <th scope="col">{t("field")}</th>
          <th scope="col">{props.leftName}</th>
          <th scope="col">{props.rightName}</th>
        </tr>
      </thead>
      <tbody>
        {diffResults(props.left.block, props.right.block).map((row) => {
          const Icon = row.same ? Equal : EqualNot;
          return (
            <tr key={row.field} className={row.same ? "text-ink-muted" : "bg-accent-soft"}>
              <th scope="row" className="whitespace-nowrap font-mono text-xs">
                <span className="flex items-center gap-1.5">
                  <Icon aria-hidden className="size-3.5 shrink-0" />
                  {row.field}
                  <span className="sr-only">{t(row.same ? "same" : "differs")}</span>
                </span>
              </th>
              <Side value={row.left} />
              <Side value={row.right} />
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function Side({ value }: { value: string | undefined }) {
  const t = useTranslations("compare.diff");
  if (value !== undefined) return <td className="min-w-40 break-words font-mono text-xs">{value}</td>;
  return (
    <td className="text-ink-faint">
      <span aria-hidden>{t("none")}</span>
      <span className="sr-only">{t("noneSpoken")}</span>
    </td>
  );
}
