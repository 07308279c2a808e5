import { LOCALES } from "@/lib/domain/run-request";

/** The page below each language that says that there is no such page; `app/[locale]/[...rest]` renders it ahead. */
export const NOT_FOUND_SEGMENT = "not-found";

/**
 * The address of the page that answers instead, for an address below a language that the build has no page for.
 * The framework's own way, a thrown `notFound()`, sends a document without content that only scripts fill.
 */
export function unknownPageOf(path: string, isKnown: (path: string) => boolean): string | undefined {
  const [, first, ...rest] = path.replace(/\/+$/, "").split("/");
  const locale = LOCALES.find((one) => one === first);
  if (!locale || rest.length === 0) return undefined;
  const page = `/${locale}/${NOT_FOUND_SEGMENT}`;
  const known = `/${locale}/${rest.join("/")}`;
  return known !== page && isKnown(known) ? undefined : page;
}
