import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { InlineCode } from "@/components/ui/inline-code";
import { GLOSSARY, type TermId } from "@/lib/content/glossary";
import { Link } from "@/lib/i18n/routing";

/**
 * A word of the glossary in running text: a link to its entry, with the meaning in a card beside it. The card is a
 * native popover that `TermCards` shows on hover and focus; without JavaScript the link alone does the job.
 */
export function Term(props: { id: TermId; children: ReactNode }) {
  const locale = useLocale();
  const { term, meaning } = GLOSSARY[props.id];
  return (
    <span className="term" data-term>
      <Link href={`/glossary#${props.id}`} prefetch={false}>
        {props.children}
      </Link>
      <span popover="manual" role="tooltip" className="term-card">
        <strong>{term[locale]}</strong>
        <span>
          <InlineCode text={meaning[locale]} />
        </span>
      </span>
    </span>
  );
}
