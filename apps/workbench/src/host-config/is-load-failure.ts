/** The words of Chromium, Firefox, Safari and Vite for a module or a style sheet that could not be fetched. */
const WORDS = /dynamically imported module|module script failed|preload CSS|failed to fetch|NetworkError|load failed/i;

/** Returns true if code of the page could not be fetched because its host is away or has another build. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && WORDS.test(error.message);
}
