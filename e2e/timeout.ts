/**
 * Milliseconds after which a test gives up on a page, a program or a line of output. It ends what hangs: a fast machine needs a
 * hundredth of it, and one that is ten times slower has to pass too.
 */
export const TIMEOUT_MS = 180_000;
