/** The two languages of the product. Apart from the schemas: every page needs it, few need zod. */
export const LOCALES = ["en", "zh"] as const;
export type Locale = (typeof LOCALES)[number];
