import { useFormatter, useTranslations } from "next-intl";
import { Callout } from "@/components/ui/callout";
import { NumberCell, Table } from "@/components/ui/table";
import { conclusions, movedCells } from "@/lib/evals/compare-reports";
import type { EvalReport } from "@/lib/evals/report";

/** What changed assumptions of the simulated model moved, and which conclusions rest on them. */
export function MovedView({ before, after }: { before: EvalReport; after: EvalReport }) {
  const t = useTranslations("evals");
  const format = useFormatter();
  const moved = movedCells(before, after);
  const flipped = conclusions(before, after).filter(
    ({ heldBefore, holdsAfter }) => heldBefore !== holdsAfter,
  );
  const percent = (value: number) => format.number(value, { style: "percent" });
  return (
    <section aria-labelledby="moved" className="space-y-3">
      <h2 id="moved" className="font-semibold text-xl">
        {t("moved.title")}
      </h2>
      <Callout kind={flipped.length > 0 ? "warning" : "note"}>
        {flipped.length > 0
          ? flipped.map(({ style }) => (
              <p key={style}>{t("moved.depends", { style: t(`style.${style}`) })}</p>
            ))
          : t("moved.robust")}
      </Callout>
      {moved.length === 0 ? (
        <p className="text-ink-muted">{t("moved.none")}</p>
      ) : (
        <Table label={t("moved.cells")}>
          <thead>
            <tr>
              <th scope="col">{t("scenario")}</th>
              <th scope="col">{t("styleHead")}</th>
              <th scope="col">{t("moved.before")}</th>
              <th scope="col">{t("moved.after")}</th>
            </tr>
          </thead>
          <tbody>
            {moved.map(({ before: was, after: is }) => (
              <tr key={`${is.scenario} ${is.style}`}>
                <th scope="row">{t(`scenarios.${is.scenario}`)}</th>
                <td>{t(`style.${is.style}`)}</td>
                <NumberCell>{percent(was.right.value)}</NumberCell>
                <NumberCell>{percent(is.right.value)}</NumberCell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
