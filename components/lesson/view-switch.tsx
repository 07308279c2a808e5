import { useTranslations } from "next-intl";

const TRY_ID = "lesson-view-try";

/** On small screens: read, or try the figure. Radios and CSS, so that it works before and without scripts. */
export function ViewSwitch() {
  const t = useTranslations("lessons.view");
  return (
    <fieldset className="view-switch no-print">
      <legend className="sr-only">{t("legend")}</legend>
      <label>
        <input type="radio" name="lesson-view" defaultChecked />
        {t("read")}
      </label>
      <label>
        <input type="radio" name="lesson-view" id={TRY_ID} />
        {t("try")}
      </label>
    </fieldset>
  );
}

/** Turns to the figure, as the switch does. */
export function showFigure(): void {
  document.getElementById(TRY_ID)?.click();
  document.getElementById("figure")?.scrollIntoView();
}
