import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cn } from "./cn";
import { MEANING_BOX, MEANING_ICONS, type Meaning } from "./meaning";

const BASE =
  "inline-flex max-w-full items-center gap-1 rounded-full border px-2 py-0.5 text-xs font-medium leading-4 [&_svg]:size-3.5 [&_svg]:shrink-0";

/** A short label without reserved meaning: a count, a version, a state of the page. */
export function Badge(props: { children: ReactNode; className?: string }) {
  return (
    <span className={cn(BASE, "border-line bg-sunken text-ink-muted", props.className)}>
      {props.children}
    </span>
  );
}

/**
 * The badge of one meaning: icon, word and colour together. The word is the meaning's own ("transient", 暂时性)
 * unless `children` says something more exact about it, e.g. "retried twice".
 */
export function MeaningBadge(props: { kind: Meaning; children?: ReactNode; className?: string }) {
  const t = useTranslations("ui");
  const Icon = MEANING_ICONS[props.kind];
  return (
    <span className={cn(BASE, MEANING_BOX[props.kind], props.className)}>
      <Icon aria-hidden />
      <span>{props.children ?? t(`meaning.${props.kind}`)}</span>
    </span>
  );
}
