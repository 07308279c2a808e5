import type { Locale } from "@/lib/domain/run-request";

/** A value in every language of the product; a missing language does not compile. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;
