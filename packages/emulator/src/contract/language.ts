/** Languages that models translate between, in the order of the phrase book's columns. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'ru'] as const;

/** A language that models translate between. */
export type Language = (typeof LANGUAGES)[number];
