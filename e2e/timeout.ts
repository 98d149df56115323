/** Milliseconds after which a test ends that hangs. Tests that are known to be slow name a limit of their own. */
export const TEST_TIMEOUT_MS = 60_000;

/** Milliseconds after which a test gives up on a page, a program or a line of output, and says which. */
export const TIMEOUT_MS = 50_000;
