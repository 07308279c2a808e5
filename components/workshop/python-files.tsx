import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";

/** The same exercise for Python readers: one file to download and run, with the command. */
export function PythonFiles({ slug }: { slug: string }) {
  const t = useTranslations("workshop");
  const file = `${slug.replaceAll("-", "_")}.py`;
  return (
    <Disclosure summary={t("python")} className="max-w-reading">
      <div className="space-y-2 text-sm">
        <p>{t("pythonHow")}</p>
        <p>
          <a className="link" href={`/workshop-python/${file}`} download>
            {t("pythonFile", { file })}
          </a>
          {" · "}
          <a className="link" href={`/workshop-python/solution/${file}`} download>
            {t("pythonSolution")}
          </a>
        </p>
        <pre className="rounded-control bg-sunken p-2 font-mono text-xs">python3 {file}</pre>
      </div>
    </Disclosure>
  );
}
