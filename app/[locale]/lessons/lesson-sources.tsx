import { getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import { InlineCode } from "@/components/ui/inline-code";
import type { Source } from "@/lib/content/lessons/types";
import type { Locale } from "@/lib/domain/run-request";

/** What the rules of a lesson rest on, and which of them are only convention. */
export async function LessonSources(props: { sources: readonly Source[]; locale: Locale }) {
  const t = await getTranslations("lessons");
  return (
    <section aria-labelledby="sources" className="lesson-sources">
      <h2 id="sources" className="font-semibold text-base">
        {t("sources")}
      </h2>
      <p className="text-ink-muted text-sm">{t("sourcesLead")}</p>
      <ul>
        {props.sources.map((source) => (
          <li key={source.url + source.title}>
            <Badge>
              {t(`sourceKind.${source.kind}`, {
                revision: source.kind === "mcp-spec" ? source.revision : "",
              })}
            </Badge>
            <p>
              <a className="link" href={source.url} rel="noreferrer">
                <InlineCode text={source.title} />
              </a>
              <span className="block text-ink-muted">
                <InlineCode text={source.says[props.locale]} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
