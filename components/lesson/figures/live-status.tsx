import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

/** Says that a live run is under way or could not be followed. */
export function LiveStatus(props: { status: "running" | "failed"; onRetry: () => void }) {
  const t = useTranslations("lessons.run");
  return (
    <div role="status" className="figure-nothing space-y-2">
      <p>{t(props.status)}</p>
      {props.status === "failed" ? (
        <Button size="sm" onClick={props.onRetry}>
          {t("again")}
        </Button>
      ) : null}
    </div>
  );
}
